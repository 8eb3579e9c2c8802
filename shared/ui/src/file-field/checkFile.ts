import { imageDimensionsFromData } from 'image-dimensions';

export type FileProblem = 'type' | 'bytes' | 'pixels' | 'unreadable' | 'empty';

export interface FileLimits {
  /** MIME types, `image/png`. Default: any. */
  types?: readonly string[];
  maxBytes?: number;
  /** The limits of a picture, in px on each side. */
  minPixels?: number;
  maxPixels?: number;
  /** The limit of a picture, in px: width by height. */
  maxArea?: number;
}

interface Checked {
  problem?: FileProblem;
  /** A small copy of it. */
  picture?: ImageBitmap | undefined;
}

/**
 * The problem of a file, if any. The browser tells the type by the file's name, so a picture is also decoded; not
 * before its header has said how large it is, as a small file may take gigabytes of memory.
 * @param previewPx width, in pixels of the screen, of the small copy; none if undefined
 */
export async function checkFile(file: File, limits: FileLimits, previewPx?: number): Promise<Checked> {
  const { types, maxBytes, minPixels = 0, maxPixels = Number.POSITIVE_INFINITY } = limits;
  const { maxArea = Number.POSITIVE_INFINITY } = limits;
  if (types && !types.includes(file.type)) return { problem: 'type' };
  if (file.size === 0) return { problem: 'empty' };
  // Before it is decoded, which takes memory.
  if (maxBytes !== undefined && file.size > maxBytes) return { problem: 'bytes' };
  if (!file.type.startsWith('image/')) return {};
  const isTooLarge = ({ width, height }: { width: number; height: number }) =>
    Math.max(width, height) > maxPixels || width * height > maxArea;
  let whole: ImageBitmap;
  try {
    const size = imageDimensionsFromData(new Uint8Array(await file.arrayBuffer()));
    // The file is of another kind than its name says: browsers decode more kinds than this knows.
    if (!size) return { problem: 'unreadable' };
    if (isTooLarge(size)) return { problem: 'pixels' };
    whole = await createImageBitmap(file);
  } catch {
    return { problem: 'unreadable' }; // not a picture, or of a kind that this browser cannot show
  }
  const { width, height } = whole;
  try {
    if (Math.min(width, height) < minPixels || isTooLarge(whole)) return { problem: 'pixels' };
    if (previewPx === undefined) return {};
    return {
      picture: await createImageBitmap(whole, { resizeWidth: Math.min(width, previewPx), resizeQuality: 'medium' }),
    };
  } finally {
    whole.close();
  }
}
