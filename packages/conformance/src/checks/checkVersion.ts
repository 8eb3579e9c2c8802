import { successes } from '../contract/Operation.ts';
import { encode } from '../request/encode.ts';
import { type Check, leftOut, result } from './Check.ts';

const OLD_VERSION = 'with the version of another time';
const REFUSED = { statuses: [412], code: 'PRECONDITION_FAILED' };

/** A back end that names versions (`ETag`) refuses a write that names another one (`If-Match`). */
export const checkVersion: Check = async function* (subject) {
  const { run, operation, visitor } = subject;
  if (!operation.parameters.some(({ name }) => name === 'If-Match')) return;
  const right = await run.send(operation, visitor, encode(await run.prepare(operation, visitor)));
  // Said by another check.
  if (!successes(operation).includes(right.status)) return;
  if (right.headers.etag === undefined) {
    yield leftOut(OLD_VERSION, 'this back end gives no ETag');
    return;
  }
  const again = await run.prepare(operation, visitor);
  const parameters = { ...again.parameters, 'header.If-Match': '"of-another-time"' };
  yield result(subject, OLD_VERSION, await run.send(operation, visitor, encode({ ...again, parameters })), REFUSED);
};
