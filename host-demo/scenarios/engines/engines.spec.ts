/** A smoke of every piece in engines that Playwright does not drive: seen, opened and closed, signed in and out. */
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { isReady, openAndClose, PAGE, SURFACES, wake } from './surfaces.ts';
import { test } from './test.ts';

test('without script, menus open and close, and all pieces are seen', async ({ visit }) => {
  await visit.open(`${PAGE}?quiet`);
  for (const surface of SURFACES) await test.step(surface.name, () => openAndClose(visit, surface));
  await visit.sees('travel-checkout-header >> .logo');
  await visit.sees('travel-footer a', 'About');
});

for (const form of ['fragment', 'client']) {
  test(`with script, from ${form}, menus open and close and return the focus`, async ({ visit }) => {
    await visit.open(`${PAGE}?${form}`);
    for (const surface of SURFACES) {
      await test.step(surface.name, async () => {
        await visit.sees(surface.button);
        await wake(visit, surface);
        await openAndClose(visit, surface);
        await visit.press(surface.button);
        await visit.sees(surface.surface);
        await visit.key('Escape');
        await visit.hasFocus(surface.button);
      });
    }
    await visit.sees('travel-checkout-header >> .logo');
    await visit.sees('travel-footer a', 'About');
  });
}

test('a consent dialog of consent.js stays modal, whatever Escape does in the browser', async ({ visit }) => {
  const dialog = 'travel-consent >> dialog:modal';
  await visit.open('/scenarios/consent/?kind=two-party');
  await visit.sees(dialog);
  await visit.key('Escape');
  // Time to close it; a press would bring React.
  await setTimeout(300);
  await visit.sees(dialog);
});

test('the pickers list countries and currencies, find what is typed and keep a choice', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.press('travel-country-picker >> .trigger');
  await visit.sees('travel-country-picker >> a.entry', 'België');
  await isReady(visit, 'travel-country-picker');
  await visit.type('belgique');
  await visit.seesNo('travel-country-picker >> a.entry', 'Deutsch');
  await visit.sees('travel-country-picker >> a.entry', 'Belgique');
  await visit.key('Escape');
  await visit.press('travel-currency-picker >> .trigger');
  await isReady(visit, 'travel-currency-picker');
  await visit.press('travel-currency-picker >> #all-SEK');
  // The page loads again, from a fragment that does not know the choice.
  await visit.seesNo('travel-currency-picker:state(ready)');
  await visit.loaderRan();
  await visit.press('travel-currency-picker >> .trigger');
  await visit.sees('travel-currency-picker >> .trigger', 'SEK');
});

test('signs in with the dialog and out with the menu, and asks the returning visitor', async ({ visit }, info) => {
  await visit.open(PAGE);
  await visit.press('travel-header >> .ts-account-button');
  await isReady(visit, 'travel-header >> travel-account-menu');
  await visit.press('travel-header >> travel-account-menu >> .button');
  await isReady(visit, 'travel-sign-in');
  await visit.press('travel-sign-in >> button', 'Continue with email');
  await visit.press('travel-sign-in [name=username]');
  await visit.type('ada@example.com');
  await visit.key('Enter');
  await visit.press('travel-sign-in [name=password]');
  await visit.type(DEMO_PASSWORD);
  await visit.key('Enter');
  await visit.sees('travel-header >> .ts-account-button', 'Ada');
  await visit.sees('travel-checkout-header >> .email', 'ada@example.com');
  await visit.press('travel-header >> .ts-account-button');
  await visit.sees('travel-header >> travel-account-menu >> .group a', 'Sign out');
  writeFileSync(info.outputPath('signed-in.png'), await visit.screenshot());
  await visit.press('travel-header >> travel-account-menu >> .group a', 'Sign out');
  await visit.sees('travel-header >> .ts-account-button', 'Sign in');

  await visit.open(`${PAGE}?prompt`);
  await visit.sees('travel-sign-in-prompt >> .card button', 'Sign in');
  await visit.press('travel-sign-in-prompt >> .close');
  await visit.seesNo('travel-sign-in-prompt >> .card');
});

test('beside results, pins the navigation, opens the trips, and saves a flight after the sign-in', async ({
  visit,
}, info) => {
  // The engines run beside each other, on one server.
  const account = info.project.name === 'firefox' ? 'bo@example.com' : 'maximiliane@example.com';
  const save = 'travel-save-button >> .button';
  await visit.open('/scenarios/results/');
  await visit.loaderRan();
  await visit.forgetName();
  await visit.sees('travel-nav-drawer >> nav.drawer a', 'Flights');
  await visit.press('travel-header >> [part=menu-button]');
  await visit.sees('travel-nav-drawer[pinned] >> nav.drawer');
  await visit.press('travel-header >> [part=menu-button]');
  await visit.seesNo('travel-nav-drawer[pinned] >> nav.drawer');

  await visit.press('travel-header >> [part=trips]');
  await visit.sees('travel-trips-drawer >> dialog a', 'See all');
  await isReady(visit, 'travel-trips-drawer');
  writeFileSync(info.outputPath('trips.png'), await visit.screenshot());
  await visit.press('travel-trips-drawer >> [part=dialog-close]');
  await visit.seesNo('travel-trips-drawer >> dialog');

  await visit.press(save);
  await isReady(visit, 'travel-sign-in');
  await visit.press('travel-sign-in >> button', 'Continue with email');
  await visit.press('travel-sign-in [name=username]');
  await visit.type(account);
  await visit.key('Enter');
  await visit.press('travel-sign-in [name=password]');
  // Styled: an input without our sheet has the browser's own width.
  await visit.isWiderThan(350, 'travel-sign-in [name=username]');
  writeFileSync(info.outputPath('form.png'), await visit.screenshot());
  await visit.type(DEMO_PASSWORD);
  await visit.key('Enter');
  await visit.sees(`${save}[aria-pressed=true]`);
  writeFileSync(info.outputPath('saved.png'), await visit.screenshot());
  await visit.press(save);
  await visit.sees(`${save}[aria-pressed=false]`);
});
