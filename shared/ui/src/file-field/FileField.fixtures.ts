import type { FileFieldTexts } from './FileField.tsx';

export const texts: FileFieldTexts = {
  choose: 'Choose a file, or drop it here',
  remove: 'Remove',
  chosen: ({ name, bytes }) => `${name} chosen, ${bytes} bytes`,
  removed: (name) => `${name} removed`,
  checking: 'Checking the file',
  preview: (name) => `Preview of ${name}`,
  problems: {
    type: 'Choose a PNG or JPEG picture.',
    bytes: 'Choose a file of at most 1 MB.',
    pixels: 'Choose a picture of 32 to 64 pixels on each side.',
    unreadable: 'This picture cannot be read.',
    empty: 'This file is empty.',
  },
};

/** A picture in one colour. */
export async function pictureOf(width: number, height = width, name = 'logo.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#06c';
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], name, { type: 'image/png' });
}

/** As the platform does after a choice. */
export function choose(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
