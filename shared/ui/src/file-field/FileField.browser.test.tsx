import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { describe, expect, test, vi } from 'vitest';
import { choose, pictureOf, texts } from './FileField.fixtures.ts';
import { buttonSheet, FileField, type FileFieldProps, fieldSheet, fileFieldSheet } from './index.ts';

const LIMITS = { types: ['image/png', 'image/jpeg'], maxBytes: 50_000, minPixels: 32, maxPixels: 64 };

async function show(props: Partial<FileFieldProps> = {}) {
  const onFileChange = vi.fn();
  const { root } = await renderInShadow(
    <form>
      <FileField label="Logo" name="logo" {...{ texts, onFileChange }} {...LIMITS} {...props} />
    </form>,
    { sheets: [fieldSheet, buttonSheet, fileFieldSheet] },
  );
  const form = root.querySelector('form') as HTMLFormElement;
  const input = root.querySelector('input') as HTMLInputElement;
  return { input, form, onFileChange, sent: () => new FormData(form).get('logo') as File, root };
}
const status = () => page.getByRole('status');
const remove = () => page.getByRole('button', { name: /^Remove/ });

test('a chosen file is shown, said, and sent', async () => {
  const { input, sent, form, onFileChange } = await show({ hasPreview: true });
  const file = await pictureOf(48);
  choose(input, file);
  await expect.element(status()).toHaveTextContent(`logo.png chosen, ${file.size} bytes`);
  await expect.element(page.getByRole('img', { name: 'Preview of logo.png' })).toBeVisible();
  expect(sent().name).toBe('logo.png');
  expect(form.checkValidity()).toBe(true);
  expect(onFileChange).toHaveBeenLastCalledWith(file);
});

describe('is refused, said and not sent', () => {
  test.each<[keyof typeof texts.problems, () => Promise<File> | File]>([
    ['type', () => new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
    ['type', () => new File(['x'], 'photo.heic', { type: 'image/heic' })],
    ['empty', () => new File([], 'logo.png', { type: 'image/png' })],
    ['bytes', () => new File([new Uint8Array(50_001)], 'logo.png', { type: 'image/png' })],
    ['unreadable', () => new File(['no picture'], 'logo.png', { type: 'image/png' })],
    ['pixels', () => pictureOf(31)],
    ['pixels', () => pictureOf(65, 64)],
  ])('a file of the wrong %s (%#)', async (problem, make) => {
    const { input, form, sent, onFileChange } = await show();
    choose(input, await make());
    await expect.element(page.getByLabelText('Logo')).toHaveAccessibleDescription(texts.problems[problem]);
    expect(form.checkValidity()).toBe(false);
    expect(sent().size).toBe(0);
    expect(onFileChange).toHaveBeenLastCalledWith(undefined, problem);
    // The next one counts.
    choose(input, await pictureOf(48));
    await expect.poll(() => form.checkValidity()).toBe(true);
  });
});

/** The beginning of a file is enough to say how large its picture is. */
const HEADERS = {
  // A real one, of one bit per pixel, has 48 KB and takes 1.5 GB.
  'image/png': [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 1, 0, 0, 0, 0,
  ],
  // Behind a comment.
  'image/jpeg': [
    0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x75, 0x30, 0x75, 0x30, 3, 1, 0x22, 0, 2, 0x11, 1, 3,
    0x11, 1,
  ],
  'image/gif': [71, 73, 70, 56, 57, 97, 0x20, 0x4e, 0x20, 0x4e, 0, 0, 0],
};
test.each(Object.entries(HEADERS))(
  'a %s that would take gigabytes is refused without being decoded',
  async (type, bytes) => {
    const decode = vi.spyOn(globalThis, 'createImageBitmap');
    const { input } = await show({ types: Object.keys(HEADERS), hasPreview: true });
    choose(input, new File([new Uint8Array(bytes)], 'logo', { type }));
    await expect.element(page.getByLabelText('Logo')).toHaveAccessibleDescription(texts.problems.pixels);
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  },
);

test('a picture of a kind that its name hides is refused without being decoded', async () => {
  const decode = vi.spyOn(globalThis, 'createImageBitmap');
  const { input } = await show({ types: ['image/png'] });
  // A bitmap of Windows; compressed, megabytes of it take gigabytes, too.
  choose(
    input,
    new File([new Uint8Array([0x42, 0x4d, 70, 0, 0, 0, 0, 0, 0, 0, 54])], 'logo.png', { type: 'image/png' }),
  );
  await expect.element(page.getByLabelText('Logo')).toHaveAccessibleDescription(texts.problems.unreadable);
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

test.each([32, 64])('takes a picture of %i pixels, the limit', async (pixels) => {
  const { input, form } = await show();
  choose(input, await pictureOf(pixels));
  await expect.poll(() => form.checkValidity()).toBe(true);
  await expect.element(page.getByText(/chosen, /)).toBeInTheDocument();
});

test('of a picture the area counts, where that is the limit', async () => {
  const { input, form } = await show({ minPixels: 0, maxPixels: 1000, maxArea: 200 });
  choose(input, await pictureOf(20, 10));
  await expect.poll(() => form.checkValidity()).toBe(true);
  choose(input, await pictureOf(201, 1));
  await expect.element(page.getByLabelText('Logo')).toHaveAccessibleDescription(texts.problems.pixels);
});

test('a removed file is said to be gone, and the focus stays at the field', async () => {
  const { input, sent, root } = await show();
  choose(input, await pictureOf(48));
  const heard = vi.fn();
  root.addEventListener('input', heard);
  await userEvent.click(remove());
  await expect.element(status()).toHaveTextContent('logo.png removed');
  expect(hasFocus(input)).toBe(true);
  expect(sent().size).toBe(0);
  expect(heard).toHaveBeenCalled();
});

test('the same file can be chosen twice: after a refusal, after its removal, and after a change', async () => {
  const { input, onFileChange } = await show();
  const small = await pictureOf(16);
  choose(input, small);
  await expect.element(page.getByText(texts.problems.pixels)).toBeVisible();
  // The platform tells of a change only if the control was empty.
  expect(input.value).toBe('');
  choose(input, await pictureOf(48));
  await expect.poll(() => onFileChange.mock.lastCall?.[0]?.name).toBe('logo.png');
  input.addEventListener('click', (event) => event.preventDefault());
  input.click();
  expect(input.value).toBe('');
  input.dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(input.files?.[0]?.name).toBe('logo.png');
});

test('a later choice wins over the check of an earlier one', async () => {
  const { input, onFileChange } = await show();
  choose(input, await pictureOf(16, 16, 'first.png'));
  choose(input, await pictureOf(48, 48, 'second.png'));
  await expect.poll(() => onFileChange.mock.lastCall?.[0]?.name).toBe('second.png');
  await expect.element(page.getByText(texts.problems.pixels)).not.toBeInTheDocument();
});

test('is reached and pressed by the keyboard', async () => {
  const { input } = await show();
  const pressed = vi.fn((event: Event) => event.preventDefault());
  input.addEventListener('click', pressed);
  await userEvent.tab();
  expect(hasFocus(input)).toBe(true);
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledOnce();
});
