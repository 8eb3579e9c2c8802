import { changesState, successes } from '../contract/Operation.ts';
import { valueAt } from '../json.ts';
import { encode } from '../request/encode.ts';
import { type Check, leftOut, result } from './Check.ts';

const REFUSED = { statuses: [401], code: 'INVALID_SESSION' };
const INVENTED_SESSION = 'conformance-this-is-no-session-0123456789';

/** Says who is signed in. */
export const AUTH_STATE = 'getAuthState';

/** A personal call needs a signed-in visitor (ERR-008); a public call ignores a session that is none. */
export const checkSession: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  const isForAll = !operation.needsSession && operation.isPersonal && !changesState(operation);
  if (!operation.needsSession && !isForAll) return;
  const request = encode(draft);
  if (!isForAll) {
    const anonymous = await run.visitor('anonymous', true);
    yield result(subject, 'signed out', await run.send(operation, anonymous, request), REFUSED);
  }
  const sessions = {
    'with an invented session': INVENTED_SESSION,
    'with a session that was signed out': await run.endedSession(),
    'with an expired session': run.options.expiredSession,
  };
  const expected = isForAll ? { statuses: successes(operation) } : REFUSED;
  for (const [name, session] of Object.entries(sessions)) {
    if (session === null) {
      yield leftOut(name, 'there is none: signing in or out did not work');
      continue;
    }
    if (session === undefined) {
      yield leftOut(name, 'none is given by --expired-session');
      continue;
    }
    const exchange = await run.send(operation, await run.visitorWith({ session }), request);
    const answer = result(subject, name, exchange, expected);
    const isSignedIn = operation.id === AUTH_STATE && valueAt(exchange.json, '/loggedInSession') === true;
    if (!isSignedIn) yield answer;
    else yield { ...answer, verdict: 'deviation', problems: [...answer.problems, 'the visitor is signed in'] };
  }
};
