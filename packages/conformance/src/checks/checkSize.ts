import { type Draft, MULTIPART_TYPE } from '../request/Draft.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const TOO_LARGE = { statuses: [413] };
/** More than any call of the contract can need, attachments included. */
const MEBIBYTES = 32;

/** A body without end does not fill the server's memory. */
export const checkSize: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  if (!operation.body) return;
  const request = encode(draft);
  const exchange = await run.send(operation, visitor, {
    ...request,
    body: grow(draft, request.body ?? Buffer.alloc(0)),
  });
  yield result(subject, `a body of ${MEBIBYTES} MiB`, exchange, TOO_LARGE);
};

/** Of a multipart body the last part grows: what stands behind all parts may be ignored. */
function grow({ mediaType }: Draft, body: Uint8Array): Uint8Array {
  const padding = Buffer.alloc(MEBIBYTES * 1024 * 1024, 'x');
  const end = mediaType === MULTIPART_TYPE ? Buffer.from(body).lastIndexOf('\r\n--') : body.length;
  return Buffer.concat([body.subarray(0, end), padding, body.subarray(end)]);
}
