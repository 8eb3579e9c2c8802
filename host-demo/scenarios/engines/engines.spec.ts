/** A smoke of every piece in engines that Playwright does not drive: seen, opened and closed by press and by keyboard. */
import { writeFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { expectUnderButton, isReady, MORE, openAndClose, PAGE, SURFACES, wake } from './surfaces.ts';
import { expect, test } from './test.ts';

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
  // A press would bring React.
  await visit.seesAtRest(dialog);
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
  await visit.sees('travel-currency-picker >> .trigger', 'SEK');
});

test('signs in with the dialog and out with the menu, and asks the returning visitor', async ({ visit }, info) => {
  await visit.signOut();
  await visit.open(PAGE);
  await visit.press('travel-header >> .ts-account-button');
  await isReady(visit, 'travel-header >> travel-account-menu');
  await visit.press('travel-header >> travel-account-menu >> .button');
  await isReady(visit, 'travel-sign-in');
  await visit.sees('travel-sign-in >> dialog');
  await visit.key('Escape');
  await visit.seesNo('travel-sign-in >> dialog');
  await visit.focus('travel-header >> .ts-account-button');
  await visit.key('Enter');
  await visit.focus('travel-header >> travel-account-menu >> .button');
  await visit.key('Enter');
  await visit.sees('travel-sign-in >> dialog');
  await visit.press('travel-sign-in >> button', 'Continue with email');
  await visit.press('travel-sign-in [name=username]');
  await visit.type('ada@example.com');
  await visit.key('Enter');
  await visit.press('travel-sign-in [name=password]');
  await visit.type(DEMO_PASSWORD);
  await visit.reloads(() => visit.key('Enter'));
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

test('the title of the sign-in is where it was, back from a form', async ({ visit }) => {
  await visit.signOut();
  await visit.open(PAGE);
  await visit.press('travel-header >> .ts-account-button');
  await isReady(visit, 'travel-header >> travel-account-menu');
  await visit.press('travel-header >> travel-account-menu >> .button');
  await isReady(visit, 'travel-sign-in');
  const title = 'travel-sign-in >> .ts-dialog-heading';
  await visit.seesAtRest(title);
  const place = async () => (await visit.look(title))?.left;
  const before = (await place()) as number;
  await visit.press('travel-sign-in >> button', 'Continue with email');
  await visit.sees('travel-sign-in >> .back');
  await expect.poll(place).toBeGreaterThan(before + 10);
  await visit.press('travel-sign-in >> .back');
  await visit.seesNo('travel-sign-in >> .back');
  await expect.poll(place).toBe(before);
});

test('beside results, pins the navigation, opens the trips, and saves a flight after the sign-in', async ({
  visit,
}, info) => {
  // The engines run beside each other, on one server.
  const account = info.project.name === 'firefox' ? 'bo@example.com' : 'maximiliane@example.com';
  const save = 'travel-save-button >> .button';
  await visit.signOut();
  await visit.open('/scenarios/results/');
  await visit.loaderRan();
  await visit.forgetName();
  await visit.sees('travel-nav-drawer >> nav.drawer a', 'Flights');
  await visit.press('travel-header >> [part=menu-button]');
  await visit.sees('travel-nav-drawer[pinned] >> nav.drawer');
  await visit.sees('travel-header >> [part=menu-button][aria-expanded=true]');
  await visit.focus('travel-header >> [part=menu-button]');
  await visit.key('Enter');
  await visit.seesNo('travel-nav-drawer[pinned] >> nav.drawer');

  await visit.press('travel-header >> [part=trips]');
  await visit.sees('travel-trips-drawer >> dialog a', 'See all');
  await isReady(visit, 'travel-trips-drawer');
  writeFileSync(info.outputPath('trips.png'), await visit.screenshot());
  await visit.press('travel-trips-drawer >> [part=dialog-close]');
  await visit.seesNo('travel-trips-drawer >> dialog');
  await visit.focus('travel-header >> [part=trips]');
  await visit.key('Enter');
  await visit.sees('travel-trips-drawer >> dialog a', 'See all');
  await visit.key('Escape');
  await visit.seesNo('travel-trips-drawer >> dialog');
  await visit.hasFocus('travel-header >> [part=trips]');

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
  await visit.focus(save);
  await visit.key('Enter');
  await visit.sees(`${save}[aria-pressed=false]`);
});

test('the banner asks each visitor once, answered by press and by keyboard, and opens again', async ({
  visit,
}, info) => {
  const page = '/scenarios/consent-banner/?head';
  const banner = 'travel-consent >> [part=banner]';
  await visit.forgetConsent();
  for (const [name, open, answer] of [
    ['press', () => visit.open(page), () => visit.press('travel-consent >> button', 'Accept all')],
    [
      'keyboard',
      () => visit.openAsStranger(page),
      async () => {
        await visit.focus('travel-consent >> button[value=decline]');
        await visit.key('Enter');
      },
    ],
  ] as const) {
    await open();
    await visit.seesAtRest(banner);
    writeFileSync(info.outputPath(`consent-${name}.png`), await visit.screenshot());
    await answer();
    await visit.seesNo(banner);
    await visit.hasAnswered();
    await open();
    await visit.loaderRan();
    await visit.seesNo(banner);
    await visit.press('travel-footer >> button', 'Cookie settings');
    await isReady(visit, 'travel-consent');
    await visit.seesAtRest(banner);
    await visit.press('travel-consent >> button', 'Leave as is');
    await visit.seesNo(banner);
  }
});

test('the footer’s link opens the privacy choices, by press and by keyboard', async ({ visit }, info) => {
  const link = 'travel-footer >> [data-requests=privacy-choices-requested]';
  const dialog = 'travel-opt-out >> dialog';
  await visit.open('/scenarios/shell/');
  await visit.loaderRan();
  await visit.press(link);
  await visit.sees(dialog);
  await isReady(visit, 'travel-opt-out');
  await visit.seesAtRest('travel-opt-out >> [role=switch]');
  writeFileSync(info.outputPath('choices.png'), await visit.screenshot());
  await visit.press('travel-opt-out >> [part=dialog-close]');
  await visit.seesNo(dialog);
  await visit.focus(link);
  await visit.key('Enter');
  await visit.sees(dialog);
  await visit.key('Escape');
  await visit.seesNo(dialog);
  await visit.hasFocus(link);
});

for (const width of [320, 390, 1280]) {
  test(`the focus is never under the consent banner or the header, forth and back: ${width} px`, async ({ visit }) => {
    await visit.forgetConsent();
    await visit.openNarrow('/scenarios/shell/', width);
    await visit.sees('iframe >> travel-consent >> [part=banner]');
    await visit.seesAtRest('iframe >> travel-footer >> [part=footer]');
    await visit.focus('iframe >> .home');
    expect(await visit.goThrough('Tab', 45)).toBeGreaterThan(40);
    await visit.focus('iframe >> travel-footer >> [data-requests=privacy-choices-requested]');
    expect(await visit.goThrough('Shift+Tab', 35)).toBeGreaterThan(30);
  });
}

test('on a narrow page, site map and navigation fill it, by press and by keyboard', async ({ visit }, info) => {
  await visit.openNarrow('/scenarios/shell/');
  for (const { name, piece, button, surface, close } of [
    {
      name: 'site-map',
      piece: 'iframe >> travel-footer',
      button: 'iframe >> travel-footer >> [part=site-map-button]',
      surface: 'iframe >> travel-footer >> [part=site-map]',
      close: 'iframe >> travel-footer >> [part=site-map] .close',
    },
    {
      name: 'navigation',
      piece: 'iframe >> travel-nav-drawer',
      button: 'iframe >> travel-header >> [part=menu-button]',
      surface: 'iframe >> travel-nav-drawer >> .ts-dialog',
      close: 'iframe >> travel-nav-drawer >> [part=dialog-close]',
    },
  ]) {
    // React's additions to the page must not come between the pointer's way to the button and the press.
    await visit.focus(button);
    await isReady(visit, piece);
    await visit.press(button);
    await visit.seesAtRest(close);
    await visit.sees(surface);
    writeFileSync(info.outputPath(`${name}.png`), await visit.screenshot());
    await visit.press(close);
    await visit.seesNo(surface);
    await visit.focus(button);
    await visit.key('Enter');
    await visit.sees(surface);
    await visit.key('Escape');
    await visit.seesNo(surface);
    await visit.hasFocus(button);
  }
});

test('on a page that its host has zoomed, "more" is under its button each time it opens', async ({ visit }) => {
  await visit.open(`${PAGE}?client`);
  await visit.sees(MORE.button);
  await wake(visit, MORE);
  await visit.zoom(1.25);
  for (const _time of [1, 2, 3]) {
    // By keyboard: drivers do not agree where a point of a zoomed page is.
    await visit.focus(MORE.button);
    await visit.key('Enter');
    await visit.sees(MORE.surface);
    await expectUnderButton(visit, MORE);
    await visit.key('Escape');
    await visit.seesNo(MORE.surface);
  }
});

test('a press in a frame of the page closes what is open', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.addFrame();
  await visit.sees(MORE.button);
  await wake(visit, MORE);
  await visit.press(MORE.button);
  await visit.sees(MORE.surface);
  await visit.press('iframe >> button');
  await visit.seesNo(MORE.surface);
});

test("Escape closes our dialog and not the host's behind it", async ({ visit }) => {
  await visit.open(PAGE);
  await visit.loaderRan();
  await visit.showHostDialog();
  await visit.requestSignIn();
  await visit.sees('travel-sign-in >> dialog');
  await isReady(visit, 'travel-sign-in');
  await visit.key('Escape');
  await visit.seesNo('travel-sign-in >> dialog');
  await visit.sees('dialog.host:modal');
  await visit.key('Escape');
  await visit.seesNo('dialog.host');
});
