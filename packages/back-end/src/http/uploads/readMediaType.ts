import { ApiError } from '../../errors/ApiError.ts';
import { tooLarge, type Upload } from './multipartForms.ts';

/**
 * Detects a file's media type from its content, not from its name or declared type. Throws VALIDATION_ERROR for a type
 * not permitted or a file larger than `maxBytes`.
 */
export async function readMediaType<T extends string>(
  { field, fileName, content }: Upload,
  permitted: readonly T[],
  maxBytes: number,
): Promise<T> {
  if (content.length > maxBytes) {
    throw tooLarge(`"${fileName}" has ${content.length} bytes, at most ${maxBytes} are taken.`, field);
  }
  // Only a server that gets files needs it in memory.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(content);
  const type = permitted.find((one) => one === found?.mime);
  if (type) return type;
  throw new ApiError(
    400,
    'VALIDATION_ERROR',
    `"${fileName}" holds ${found?.mime ?? 'nothing known'}, expected ${permitted.join(', ')}.`,
    'This kind of file is not accepted.',
    {},
    { error: { field } },
  );
}
