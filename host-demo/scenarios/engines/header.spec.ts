import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import {
  BAR_LOOKS,
  BARS_PAGE,
  barsOf,
  haveReact,
  judgeBars,
  NO_PROBLEMS,
  showBars,
  showName,
  signInHere,
} from '../header/judgeBars.ts';
import { expect, test } from './test.ts';

test('in each typeface and spacing no item of the header is cut, lost or twice', async ({ visit, engine }) => {
  await visit.signOut();
  for (const isSignedIn of [false, true]) {
    await visit.open(BARS_PAGE);
    await engine.evaluate(showBars, barsOf('active-vertical=explore'));
    expect(await engine.evaluate(judgeBars, BAR_LOOKS), 'before React').toEqual(NO_PROBLEMS);
    await expect.poll(() => engine.evaluate(haveReact)).toBe(true);
    if (isSignedIn) await expect.poll(() => engine.evaluate(showName, 'Ada')).toBe(true);
    expect(await engine.evaluate(judgeBars, BAR_LOOKS), 'with React').toEqual(NO_PROBLEMS);
    if (!isSignedIn)
      expect(await engine.evaluate(signInHere, { login: 'ada@example.com', password: DEMO_PASSWORD })).toBe(true);
  }
});
