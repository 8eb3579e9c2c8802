import { changesState } from '../contract/Operation.ts';
import { valueAt } from '../json.ts';
import { draftOf } from '../request/draftOf.ts';
import { encode } from '../request/encode.ts';
import { type Check, leftOut, verdict } from './Check.ts';
import { AUTH_STATE } from './checkSession.ts';

const CHECK = 'the session after signing out';
const EXPECTED = 'it does not sign in';

/** Signing out ends the session itself: a copied cookie is signed out, too. */
export const checkSignOut: Check = async function* ({ run, operation }) {
  if (operation.id !== 'logout') return;
  const session = await run.endedSession();
  if (session === null) {
    yield leftOut(CHECK, 'there is no session to look at: signing in or out did not work');
    return;
  }
  const reading = run.contract.operations.filter(
    (one) =>
      one.id === AUTH_STATE ||
      (one.needsSession &&
        !changesState(one) &&
        run.callerOf(one) === 'account' &&
        Object.keys(run.preparation(one)).length === 0),
  );
  for (const one of reading) {
    const exchange = await run.send(one, await run.visitorWith({ session }), encode(draftOf(run.contract, one)));
    const lives = one.id === AUTH_STATE ? valueAt(exchange.json, '/loggedInSession') === true : exchange.status < 300;
    yield verdict(CHECK, EXPECTED, lives ? [`${one.id} still knows who it is`] : [], exchange);
  }
};
