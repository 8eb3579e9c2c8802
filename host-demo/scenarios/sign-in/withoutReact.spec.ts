/** The dialog that a page opens by `openSignIn`: HTML until a control in it needs React (D-110). */
import type { Page } from '@playwright/test';
import { expect, intentLoaded, loadReact, test } from '../test.ts';
import { dialogOf, fillDialog } from './dialog.ts';

const PAGE = '/scenarios/sign-in/';
const TAG = 'travel-sign-in';
const SCRIPTS = /\/travel-shell\/sign-in\/\w/;

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** The scripts of the sign-in that run on the page, as they begin. What is only fetched ahead is not among them. */
async function scriptsRun(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const run: string[] = [];
  session.on('Debugger.scriptParsed', ({ url }) => SCRIPTS.test(url) && run.push(url));
  await session.send('Debugger.enable');
  return run;
}

/** The dialog's events for the page, and its scripts that run. */
async function prepare(page: Page): Promise<{ told: () => Promise<string[]>; run: string[] }> {
  const run = await scriptsRun(page);
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['travel-track', 'travel-sign-in', 'travel-sign-in-closed']) {
      document.addEventListener(type, (event) => {
        const { detail, target } = event as CustomEvent & { target: Element };
        if (target.localName === 'travel-sign-in') told.push(`${type}: ${JSON.stringify(detail)}`);
      });
    }
  });
  await page.goto(PAGE);
  // The listeners of the page's own button.
  await expect(page.locator('travel-header [part=header]')).toBeVisible();
  return { told: () => page.evaluate(() => (window as unknown as { told: string[] }).told), run };
}

const SHOWN = 'travel-track: {"piece":"sign-in","part":"dialog","action":"show","label":"save-trip"}';
const CLOSED = 'travel-sign-in-closed: {"signedIn":false,"resultId":"miramar"}';

const isStored = (page: Page) => page.evaluate(() => sessionStorage.getItem('sign.in.closed'));
const isDefined = (page: Page) => page.evaluate((tag) => customElements.get(tag) !== undefined, TAG);

for (const [how, close] of [
  ['the button', (page: Page) => dialogOf(page).button('Close').click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(5, 300)],
] as const)
  test(`looked at and closed by ${how}, it runs no script of its own, and answers as with React; opened again, and then with React, too`, async ({
    page,
  }) => {
    const { told, run } = await prepare(page);
    const save = page.locator('#save');
    const said = page.locator('#said');
    const { dialog, heading } = dialogOf(page);
    const visit = async () => {
      await said.evaluate((output) => {
        output.textContent = '';
      });
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(heading('Keep it for later')).toBeVisible();
      // Escape and a press beside it are held by then.
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(said).toHaveText('Not saved');
      await expect(save).toBeFocused();
    };
    await visit();
    expect(await told()).toEqual([SHOWN, CLOSED]);
    expect(await isStored(page)).toBe('true');
    await visit();
    expect(await told()).toEqual([SHOWN, CLOSED, SHOWN, CLOSED]);
    expect([await isDefined(page), run]).toEqual([false, []]);

    await loadReact(page, TAG);
    await visit();
    expect(await told()).toEqual([SHOWN, CLOSED, SHOWN, CLOSED, SHOWN, CLOSED]);
    expect(run).not.toEqual([]);
  });

test('the email form brings React, for the passkeys in it; it goes on with what is typed, tells of the dialog once, and answers the page', {
  tag: '@smoke',
}, async ({ page }) => {
  const { told, run } = await prepare(page);
  await page.locator('#save').click();
  const { button, name } = dialogOf(page);
  await expect(button('Continue with email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([await isDefined(page), run]).toEqual([false, []]);
  await button('Continue with email').click();
  await expect(name).toBeVisible();
  await name.pressSequentially('bo');
  await expect.poll(() => isDefined(page)).toBe(true);
  await expect(name).toHaveValue('bo');
  await button('Back').click();
  await fillDialog(page);
  await expect(page.locator('#said')).toHaveText('miramar is saved');
  expect((await told()).filter((line) => line.includes('"show"') && line.includes('"dialog"'))).toEqual([SHOWN]);
  expect((await told()).at(-1)).toBe(CLOSED.replace('false', 'true'));
});

/** Asks as a page does; its answers are in `answers`. */
const ask = (page: Page, request: { reason: string; resultId: string }) =>
  page.evaluate((asked) => {
    const scope = window as unknown as { answers?: unknown[] };
    scope.answers ??= [];
    const { answers } = scope;
    void window.travelShell?.openSignIn(asked).then((answer) => answers.push(answer));
  }, request);
const answersOf = (page: Page) => page.evaluate(() => (window as unknown as { answers?: unknown[] }).answers ?? []);
const refused = (resultId: string) => ({ signedIn: false, resultId });

test('a newer request ends the one before, whose dialog is HTML, and shows its own screen', async ({ page }) => {
  await prepare(page);
  await ask(page, { reason: 'save-trip', resultId: 'one' });
  const { button, dialog, heading } = dialogOf(page);
  await expect(heading('Keep it for later')).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await ask(page, { reason: 'price-alert', resultId: 'two' });
  await expect.poll(() => answersOf(page)).toEqual([refused('one')]);
  await expect(heading('Know when the price changes')).toBeVisible();
  await button('Close').click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => answersOf(page)).toEqual([refused('one'), refused('two')]);
});

test('a dialog that the page removes has an answer, and the next one opens', async ({ page }) => {
  await prepare(page);
  await ask(page, { reason: 'save-trip', resultId: 'one' });
  const { element, heading } = dialogOf(page);
  await expect(heading('Keep it for later')).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await element.evaluate((dialog) => dialog.remove());
  await expect.poll(() => answersOf(page)).toEqual([refused('one')]);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'the page scrolls')
    .not.toBe('hidden');
  await ask(page, { reason: 'save-trip', resultId: 'two' });
  await expect(heading('Keep it for later')).toBeVisible();
});

test('a host that loads the piece while it is open has React take it over, and the answer is the same', async ({
  page,
}) => {
  const { told } = await prepare(page);
  await ask(page, { reason: 'save-trip', resultId: 'miramar' });
  const { button, heading } = dialogOf(page);
  await expect(heading('Keep it for later')).toBeVisible();
  await intentLoaded(page);
  await loadReact(page, TAG);
  await expect(heading('Keep it for later')).toBeVisible();
  await button('Close').click();
  await expect.poll(() => answersOf(page)).toEqual([refused('miramar')]);
  expect(await told()).toEqual([SHOWN, CLOSED]);
});
