/** A smoke of every piece in engines that Playwright does not drive: seen, opened and closed, signed in and out. */
import { DEMO_PASSWORD } from '../../server/seed/accounts.ts';
import { expect, test } from './test.ts';
import type { Visit } from './Visit.ts';

// One browser for all of them.
test.describe.configure({ mode: 'default' });
test.skip(({ found }) => 'missing' in found, 'This engine is not installed.');

const PAGE = '/scenarios/every-piece/';

/** What opens: its button, what the button shows, and the page's element around both. */
const SURFACES = [
  { name: '"more" of the header', piece: 'travel-header', button: '.more', surface: '#more' },
  { name: 'the header’s account menu', piece: 'travel-header', button: '.ts-account-button', surface: '#account' },
  { name: 'the account menu', piece: 'travel-account-menu', button: '.ts-account-button', surface: '#account' },
  { name: 'the country picker', piece: 'travel-country-picker', button: '.trigger', surface: '#surface' },
  { name: 'the currency picker', piece: 'travel-currency-picker', button: '.trigger', surface: '#surface' },
].map((given) => ({
  ...given,
  button: `${given.piece} >> ${given.button}`,
  surface: `${given.piece} >> ${given.surface}`,
}));

const isReady = (visit: Visit, piece: string) => visit.sees(`${piece}:state(ready)`);

/** Loads a piece by intent, as a person does who comes near. */
async function wake(visit: Visit, { piece, button }: (typeof SURFACES)[number]): Promise<void> {
  await visit.focus(button);
  await isReady(visit, piece);
}

async function expectUnder(visit: Visit, button: string, surface: string): Promise<void> {
  const place = async () => {
    const [above, below] = [await visit.look(button), await visit.look(surface)];
    if (!above || !below) return 'one of them is not there';
    const gap = below.top - above.bottom;
    if (gap < 0 || gap > 24) return `${gap} px below`;
    return below.left <= above.right && below.right >= above.left ? 'under it' : `${below.left - above.left} px aside`;
  };
  await expect.poll(place, `${surface} is under its button`).toBe('under it');
}

/** Opens by press and by keyboard, closes by Escape and by a press elsewhere. */
async function openAndClose(visit: Visit, { button, surface }: (typeof SURFACES)[number]): Promise<void> {
  await visit.press(button);
  await visit.sees(surface);
  await visit.key('Escape');
  await visit.seesNo(surface);
  await visit.focus(button);
  await visit.key('Enter');
  await visit.sees(surface);
  await visit.press('h1');
  await visit.seesNo(surface);
}

test('without script: pieces are seen, and menus open and close', async ({ visit }) => {
  await visit.open(`${PAGE}?quiet`);
  for (const { surface, button, ...given } of SURFACES) {
    await test.step(given.name, () => openAndClose(visit, { surface, button, ...given }));
  }
  for (const { name, button, surface } of SURFACES.slice(0, 2)) {
    await test.step(`${name} is under its button`, async () => {
      await visit.press(button);
      await visit.sees(surface);
      await expectUnder(visit, button, surface);
      await visit.key('Escape');
    });
  }
  await visit.sees('travel-checkout-header >> .logo');
  await visit.sees('travel-footer a', 'About');
});

for (const form of ['fragment', 'client']) {
  test(`with script, from ${form}: menus open and close under their buttons`, async ({ visit }) => {
    await visit.open(`${PAGE}?${form}`);
    for (const surface of SURFACES) {
      await test.step(surface.name, async () => {
        await visit.sees(surface.button);
        await wake(visit, surface);
        await openAndClose(visit, surface);
        await visit.press(surface.button);
        await expectUnder(visit, surface.button, surface.surface);
        await visit.key('Escape');
        await visit.hasFocus(surface.button);
      });
    }
    await visit.sees('travel-checkout-header >> .logo');
  });
}

test('the pickers list countries and currencies, and find what is typed', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.press('travel-country-picker >> .trigger');
  await visit.sees('travel-country-picker >> a.entry', 'België');
  await isReady(visit, 'travel-country-picker');
  await visit.type('belgique');
  await visit.seesNo('travel-country-picker >> a.entry', 'Deutsch');
  await visit.sees('travel-country-picker >> a.entry', 'Belgique');
  await visit.key('Escape');
  await visit.press('travel-currency-picker >> .trigger');
  await visit.press('travel-currency-picker >> #all-SEK');
  await visit.sees('travel-currency-picker >> .trigger', 'SEK');
});

test('the footer’s links and logos are seen', async ({ visit }) => {
  await visit.open(PAGE);
  await visit.sees('travel-footer a', 'About');
  await visit.press('travel-footer a', 'About');
});

test('signs in with the dialog and out with the menu, and asks the returning visitor', async ({ visit }, info) => {
  await visit.open(PAGE);
  await visit.press('travel-header >> .ts-account-button');
  await isReady(visit, 'travel-header');
  await isReady(visit, 'travel-header >> travel-account-menu');
  await visit.press('travel-header >> travel-account-menu >> .button');
  await visit.press('travel-sign-in >> button', 'Continue with email');
  await visit.press('travel-sign-in [name=username]');
  await visit.type('ada@example.com');
  await visit.key('Enter');
  await visit.press('travel-sign-in [name=password]');
  await visit.type(DEMO_PASSWORD);
  await visit.key('Enter');
  await visit.sees('travel-header >> .ts-account-button', 'Ada');
  await visit.press('travel-header >> .ts-account-button');
  await visit.sees('travel-header >> travel-account-menu >> .group a', 'Sign out');
  await info.attach('screenshot', { body: Buffer.from(await visit.screenshot()), contentType: 'image/png' });
  await visit.press('travel-header >> travel-account-menu >> .group a', 'Sign out');
  await visit.sees('travel-header >> .ts-account-button', 'Sign in');

  await visit.open(`${PAGE}?prompt`);
  await visit.press('travel-sign-in-prompt >> .close');
  await visit.seesNo('travel-sign-in-prompt >> .card');
});
