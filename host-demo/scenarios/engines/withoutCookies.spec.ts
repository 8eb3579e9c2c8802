/** All cookies are blocked, which forbids channels, storage and locks, too. Only Firefox can be told. */
import { isReady, MORE, openAndClose, PAGE, wake } from './surfaces.ts';
import { expect, test } from './test.ts';

test.use({ keepsCookies: false });

test('every piece works, the consent banner stays closed, and the console is empty', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.sees(MORE.button);
  await wake(visit, MORE);
  await openAndClose(visit, MORE);
  await visit.press('travel-header >> .ts-account-button');
  await isReady(visit, 'travel-header >> travel-account-menu');
  await visit.press('travel-header >> travel-account-menu >> .button');
  await isReady(visit, 'travel-sign-in');
  await visit.sees('travel-sign-in >> button', 'Continue with email');
  await visit.key('Escape');
  await visit.seesNo('travel-sign-in >> dialog');
});

test('the consent banner stays closed, because no answer could be stored', async ({ visit }) => {
  await visit.open('/scenarios/shell/');
  await visit.loaderRan();
  await visit.press('travel-header >> .ts-account-button');
  await isReady(visit, 'travel-header >> travel-account-menu');
  expect((await visit.look('travel-consent >> [part=banner]'))?.isVisible ?? false).toBe(false);
});
