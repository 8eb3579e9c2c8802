import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../ApiError.ts';
import type { Upload } from './multipartForms.ts';

/**
 * The media type of a file by what it holds, not by its name or its sender's word. Throws VALIDATION_ERROR when that
 * is none of the permitted ones, or the file is larger than `maxBytes`.
 */
export async function readMediaType<T extends string>(
  { fileName, content }: Upload,
  permitted: readonly T[],
  maxBytes: number,
): Promise<T> {
  if (content.length > maxBytes) {
    throw new ApiError(
      413,
      'PAYLOAD_TOO_LARGE',
      `"${fileName}" has ${content.length} bytes, at most ${maxBytes} are taken.`,
      `This file is too large.`,
    );
  }
  const found = await fileTypeFromBuffer(content);
  const type = permitted.find((one) => one === found?.mime);
  if (type) return type;
  throw new ApiError(
    400,
    'VALIDATION_ERROR',
    `"${fileName}" holds ${found?.mime ?? 'nothing known'}, expected ${permitted.join(', ')}.`,
    'This kind of file is not accepted.',
  );
}
