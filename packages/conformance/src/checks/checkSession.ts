import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const EXPECTED = { statuses: [401], code: 'INVALID_SESSION' };
const INVENTED_SESSION = 'conformance-this-is-no-session-0123456789';

/** A personal call needs somebody who is signed in (ERR-008). */
export const checkSession: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  if (!operation.needsSession) return;
  const request = encode(draft);
  const nobody = await run.visitor('anonymous', true);
  yield result(subject, 'signed out', await run.send(operation, nobody, request), EXPECTED);

  const forger = await run.visitor('anonymous', true);
  const cookie = run.contract.valueAt('/components/securitySchemes/session/name');
  await forger.cookies.setCookie(`${cookie}=${INVENTED_SESSION}; Path=/`, run.options.target.baseUrl);
  yield result(subject, 'with an invented session', await run.send(operation, forger, request), EXPECTED);
};
