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
  const body = Buffer.alloc(MEBIBYTES * 1024 * 1024, 'x');
  body.set(request.body ?? []);
  const exchange = await run.send(operation, visitor, { ...request, body });
  yield result(subject, `a body of ${MEBIBYTES} MiB`, exchange, TOO_LARGE);
};
