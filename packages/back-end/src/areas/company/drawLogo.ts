import { companyLogoFormRules } from '@travel-shell/contract/rules/companyLogoFormRules';
import pLimit from 'p-limit';
import { ApiError } from '../../errors/ApiError.ts';
import type { Upload } from '../../http/uploads/multipartForms.ts';
import { tooManyUploads } from './admitUpload.ts';
import type { LogoFormat } from './logoFormats.ts';
import { countScans, keepPictureChunks } from './pictureParts.ts';

/** A picture of a telephone's camera. A file of one MiB can say a thousand times as many, each of which takes memory. */
export const MAX_PIXELS = companyLogoFormRules.multipartFile.maxPixels;

/** On each side. Larger ones are made smaller: no page shows a logo like that, but each browser would unpack it. */
export const MAX_SIDE = 1024;

/**
 * Scans of a JPEG. Programs write about ten; each takes longer the larger the picture is, and the time limit ends none.
 */
const MAX_SCANS = 100;

const MAX_SECONDS = 5;

/** Each holds a file of one MiB. */
const MOST_WAITING = 20;

/** One picture in memory at a time. */
const inTurn = pLimit(1);

/** Whether their senders have gone, of all that wait for their turn. */
const waiting = new Set<() => boolean>();

/**
 * The picture as we draw it again: its first frame, upright, without what the file knows besides, such as where it was taken,
 * a preview of what was cut off, or a second file behind it. Throws VALIDATION_ERROR for what is no picture or takes too much
 * to draw, OVERLOADED where too many wait.
 * @param hasGone whether its sender waits no longer
 */
export async function drawLogo(upload: Upload, format: LogoFormat, hasGone: () => boolean): Promise<Buffer> {
  const { content } = upload;
  if (format === 'jpeg' && countScans(content) > MAX_SCANS) throw noPicture(upload, `more than ${MAX_SCANS} scans`);
  const picture = format === 'png' ? keepPictureChunks(content) : content;
  const count = [...waiting].filter((gone) => !gone()).length;
  if (count >= MOST_WAITING) throw tooManyUploads(count);
  waiting.add(hasGone);
  return inTurn(async () => {
    waiting.delete(hasGone);
    if (hasGone()) throw noPicture(upload, 'its sender has gone');
    const sharp = await loadSharp();
    try {
      return await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .toFormat(format)
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer();
    } catch (cause) {
      throw noPicture(upload, String(cause instanceof Error ? cause.message : cause));
    }
  });
}

const noPicture = ({ field, fileName }: Upload, cause: string) =>
  new ApiError(
    400,
    'VALIDATION_ERROR',
    `"${fileName}" is no picture of at most ${MAX_PIXELS} pixels: ${cause}`,
    'This picture cannot be used. Please choose another one.',
    {},
    { error: { field } },
  );

/** Only a server that gets pictures needs it in memory, and of what it can read, what we take. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return sharp;
}
