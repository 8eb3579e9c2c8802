import { type Draft, MULTIPART_TYPE } from '../request/Draft.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const TOO_LARGE = { statuses: [413] };
/** More than any call of the contract can need, attachments included. */
const MEBIBYTES = 32;

/** An endless body must not fill the server's memory. */
export const checkSize: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  if (!operation.body) return;
  const request = encode(draft);
  const padding = { at: endOf(draft, request.body ?? new Uint8Array()), bytes: MEBIBYTES * 1024 * 1024 };
  const exchange = await run.send(operation, visitor, { ...request, padding });
  yield result(subject, `a body of ${MEBIBYTES} MiB`, exchange, TOO_LARGE);
};

/** In a multipart body the last part grows, because data after all parts may be ignored. */
const endOf = ({ mediaType }: Draft, body: Uint8Array): number =>
  mediaType === MULTIPART_TYPE ? Buffer.from(body).lastIndexOf('\r\n--') : body.length;
