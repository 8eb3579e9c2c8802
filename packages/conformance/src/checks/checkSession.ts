import { changesState, successes } from '../contract/Operation.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const REFUSED = { statuses: [401], code: 'INVALID_SESSION' };
const INVENTED_SESSION = 'conformance-this-is-no-session-0123456789';

/** A personal call needs a signed-in visitor (ERR-008); a public call ignores an invalid session. */
export const checkSession: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  const isForAll = !operation.needsSession && operation.isPersonal && !changesState(operation);
  if (!operation.needsSession && !isForAll) return;
  const request = encode(draft);
  if (!isForAll) {
    const nobody = await run.visitor('anonymous', true);
    yield result(subject, 'signed out', await run.send(operation, nobody, request), REFUSED);
  }
  const forger = await run.visitor('anonymous', true);
  const cookie = run.contract.valueAt('/components/securitySchemes/session/name');
  await forger.cookies.setCookie(`${cookie}=${INVENTED_SESSION}; Path=/`, run.options.target.baseUrl);
  const expected = isForAll ? { statuses: successes(operation) } : REFUSED;
  yield result(subject, 'with an invented session', await run.send(operation, forger, request), expected);
};
