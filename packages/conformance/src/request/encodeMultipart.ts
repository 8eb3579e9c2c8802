import { isObject, type Json } from '../json.ts';
import { asText } from './asText.ts';

/** One transparent pixel. A file that is not what it says it is has its own check. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Placeholder for a file in the body of a draft. */
export const PICTURE_FILE = 'file:conformance.png';

/** Fixed, so that two runs send the same bytes; long enough not to occur in any part. */
const BOUNDARY = '----travel-shell-conformance-7MA4YWxkTrZu0gW';

export function encodeMultipart(body: Json): { type: string; bytes: Uint8Array } {
  const parts = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => encodePart(name, item)),
  );
  const bytes = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
}

function encodePart(name: string, value: Json): Buffer {
  const isFile = value === PICTURE_FILE;
  const quoted = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${quoted}"${isFile ? '; filename="conformance.png"' : ''}`,
    ...(isFile ? ['Content-Type: image/png'] : []),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), isFile ? PNG : Buffer.from(asText(value)), Buffer.from('\r\n')]);
}
