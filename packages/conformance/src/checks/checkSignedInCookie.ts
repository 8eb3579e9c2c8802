import { successes } from '../contract/Operation.ts';
import { cookieChange } from '../http/cookieChange.ts';
import { encode } from '../request/encode.ts';
import { type Check, leftOut, result, verdict } from './Check.ts';
import { AUTH_STATE } from './checkSession.ts';

const CHECK = 'the signed-in cookie is put right';

/**
 * A response that looks up the session sets or clears the readable cookie beside it where the two disagree (D-30). That
 * it comes and goes with the session is looked at in each answer (`judgeSessionCookies`).
 */
export const checkSignedInCookie: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  if (operation.id !== AUTH_STATE) return;
  const { signedIn } = run.sessionCookies;
  if (!signedIn) {
    yield leftOut(CHECK, 'the site sets none, by --signed-in-cookie ""');
    return;
  }
  const session = run.options.accounts.account ? await run.sessionOf(await run.visitor('account')) : null;
  const cases = [
    ...(session ? [{ name: `${CHECK}: it is missing`, cookies: { session }, expected: '1' }] : []),
    { name: `${CHECK}: it is left over`, cookies: { signedIn: '1' }, expected: '' },
    {
      name: `${CHECK}: it is left over with a session`,
      cookies: { signedIn: '1', session: 'conformance-this-is-no-session-9876543210' },
      expected: '',
    },
  ];
  for (const { name, cookies, expected } of cases) {
    const exchange = await run.send(operation, await run.visitorWith(cookies), encode(draft));
    const answer = result(subject, name, exchange, { statuses: successes(operation) });
    const change = cookieChange(exchange, signedIn);
    const wanted = expected ? `${signedIn}=${expected} is set` : `${signedIn} is cleared`;
    const problems =
      change?.value === expected ? [] : [`${signedIn} ${change ? `is "${change.value}"` : 'is left alone'}`];
    yield verdict(name, wanted, [...answer.problems, ...problems], exchange);
  }
};
