/** The dialog on a page, against the real back end. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { readPlan } from '../../readPlan.ts';
import { HOST_LINES } from '../legacy/hostLines.ts';
import { linkIn, mailTo } from '../outbox.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, headerOf, headerReady, loadReact, open, picture, test } from '../test.ts';
import { dialogOf } from './dialog.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const PAGE = '/scenarios/sign-in/';
const REFUSED = /Failed to load resource.*(401|423)/;

const save = (page: Page) => page.locator('#save');
const said = (page: Page) => page.locator('#said');

/** Opens the login form with the page's button. */
async function toLogin(page: Page, name: string): Promise<void> {
  const { button, name: field, submit } = dialogOf(page);
  await save(page).click();
  await button('Continue with email').click();
  await field.fill(name);
  await submit.click();
}

test('PRD-008 SIG-O05 the header’s link opens the dialog, and the page reloads after the sign-in', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, PAGE);
  const { account, header } = headerOf(page);
  await account.click();
  const reloaded = page.waitForEvent('load');
  await header.getByRole('link', { name: 'Sign in', exact: true }).click();
  const { dialog, button, name, password, submit, heading } = dialogOf(page);
  await expect(heading('Sign in or create an account')).toBeVisible();
  await expectAccessible(page, 'travel-sign-in');
  await picture(page, 'sign-in-landing');
  await button('Continue with email').click();
  await name.fill('ada@example.com');
  await submit.click();
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await reloaded;
  await headerReady(page);
  await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
  await expect(dialog).toHaveCount(0);
});

test('SIG-031 a common password is refused at its field, and another one is taken', async ({ page, problems }) => {
  // Typing takes longer than Chromium waits for the use of a preload.
  problems.allow(/Failed to load resource.*422|preloaded using link preload/);
  await open(page, PAGE);
  await page.evaluate(
    async () => window.travelShell?.openSignIn && void window.travelShell.openSignIn({ reason: 'register' }),
  );
  const { name, password, submit, heading } = dialogOf(page);
  await name.fill('common@example.com');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  for (const common of ['Sunshine1', 'vireo-2026', 'common1234']) {
    await password.fill(common);
    await submit.click();
    await expect(password).toHaveAccessibleDescription('This password is too easy to guess. Choose another one.');
    await expect(password).toBeFocused();
    await password.fill(`${common} `);
  }
  await expectAccessible(page, 'travel-sign-in');
  await password.fill('green boats at dawn');
  await submit.click();
  await expect(heading('Check your inbox')).toBeVisible();
  expect(await mailTo(page, 'common@example.com', 'finish-registration')).toContain('/s/ident/register');
});

/** Keeps the page's timers that have not ended. */
const watchTimers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pending = new Set<number>();
    const { setTimeout: start, clearTimeout: end } = window;
    Object.assign(window, {
      pending,
      setTimeout(run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const timer = start(() => {
          pending.delete(timer);
          run(...given);
        }, ms);
        pending.add(timer);
        return timer;
      },
      clearTimeout(timer: number) {
        pending.delete(timer);
        end(timer);
      },
    });
  });

test('TRP-028 SIG-029 closing the soft gate saves nothing; after a wrong password the right one continues the visitor’s action without a reload', async ({
  page,
  problems,
}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  const { heading, button, dialog, name, password, submit } = dialogOf(page);
  const visit = async () => {
    await save(page).click();
    await expect(heading('Keep it for later')).toBeVisible();
    await button('Not now').click();
    await expect(said(page)).toHaveText('Not saved');
  };

  await test.step('closing saves nothing and returns the resultId to the page', async () => {
    await visit();
    await expect(save(page)).toBeFocused();
  });

  await test.step('opening the dialog again leaves no timer behind', async () => {
    await watchTimers(page);
    for (let visits = 0; visits < 3; visits += 1) await visit();
    await expect.poll(() => page.evaluate(() => (window as unknown as { pending: Set<number> }).pending.size)).toBe(0);
  });

  await toLogin(page, 'bo@example.com');
  await expect(heading('Sign in')).toBeVisible();
  await test.step('a wrong password and an unknown name show the same error and keep the name', async () => {
    problems.allow(REFUSED);
    for (const who of ['bo@example.com', 'nobody@example.com']) {
      await name.fill(who);
      await password.fill('not this one');
      await submit.click();
      await expect(password).toHaveAccessibleDescription(/The address or the password is wrong/);
      await expect(password).toBeFocused();
      await expect(name).toHaveValue(who);
    }
    await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked field.' })).toBeVisible();
  });

  await test.step('the visitor’s action continues after the sign-in without a reload', async () => {
    await name.fill('ada@example.com');
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    await expect(said(page)).toHaveText('miramar is saved');
    await expect(dialog).toBeHidden();
    await expect(save(page)).toBeFocused();
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  });
});

interface Asked {
  reason: string;
  resultId: string;
}
const [SAVE_1, SIGN_IN_2, SAVE_3] = [
  { reason: 'save-trip', resultId: 'r1' },
  { reason: 'sign-in', resultId: 'r2' },
  { reason: 'save-trip', resultId: 'r3' },
] as const;
const refused = ({ resultId }: Asked) => ({ signedIn: false, resultId });

/** Requests of the page, whose results it keeps in the order in which they come. */
async function requests(page: Page) {
  await page.evaluate(() => Object.assign(window, { answers: [] }));
  return {
    answers: () => page.evaluate(() => (window as unknown as { answers: unknown[] }).answers),
    ask: (request: Asked) =>
      page.evaluate((asked) => {
        const { answers } = window as unknown as { answers: unknown[] };
        void window.travelShell?.openSignIn(asked).then((answer) => answers.push(answer));
      }, request),
    /** Dispatches the event as a piece does. */
    publish: (request: Asked) =>
      page.evaluate((asked) => {
        const { answers } = window as unknown as { answers: unknown[] };
        const detail = { ...asked, result: undefined as Promise<unknown> | undefined };
        const init = { bubbles: true, cancelable: true, detail };
        document.dispatchEvent(new CustomEvent('travel-sign-in-requested', init));
        void detail.result?.then((answer) => answers.push(answer));
      }, request),
  };
}

/** Answers no request for these files until it is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
const REACT = /\/travel-shell\/runtime\//;

test('SIG-017 a newer request takes over the dialog, each caller gets its own result, and a code from the mail signs in', async ({
  page,
}) => {
  await open(page, PAGE);
  const { answers, ask, publish } = await requests(page);
  const { heading, button, name, code, submit, dialog } = dialogOf(page);
  await ask(SAVE_1);
  await expect(heading('Keep it for later')).toBeVisible();
  await publish(SIGN_IN_2);
  await expect.poll(answers).toEqual([refused(SAVE_1)]);
  await expect(heading('Sign in or create an account')).toBeVisible();
  await ask(SAVE_3);
  await expect.poll(answers).toEqual([refused(SAVE_1), refused(SIGN_IN_2)]);
  await expect(heading('Keep it for later')).toBeVisible();
  await button('Continue with email').click();
  await name.fill('maximiliane@example.com');
  await submit.click();
  await button('Email me a code instead').click();
  const [, digits = ''] =
    /Your code is (\d{6})/.exec(await mailTo(page, 'maximiliane@example.com', 'sign-in-code')) ?? [];
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect.poll(answers).toEqual([refused(SAVE_1), refused(SIGN_IN_2), { signedIn: true, resultId: 'r3' }]);
});

test('the newer request has the dialog, and the older one is refused, when both wait for React', async ({ page }) => {
  const release = await hold(page, REACT);
  await page.goto(PAGE);
  const { answers, ask } = await requests(page);
  const { heading, button } = dialogOf(page);
  await ask(SAVE_1);
  await expect(heading('Keep it for later')).toBeVisible();
  await ask(SIGN_IN_2);
  release();
  await runPending(page);
  await expect(heading('Sign in or create an account')).toBeVisible();
  await expect.poll(answers).toEqual([refused(SAVE_1)]);
  await button('Close').click();
  await expect.poll(answers).toEqual([refused(SAVE_1), refused(SIGN_IN_2)]);
});

test('SIG-015 a company’s page signs in only its own people and returns them to where they were', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource.*(401|409)/);
  const { password, submit, heading, button, dialog } = dialogOf(page);
  const goToCompany = async () => {
    await open(page, `${PAGE}?from=company`);
    await toLogin(page, 'eve@sso.example');
    await password.fill('whatever it is');
    await submit.click();
    await expect(heading('Your company signs you in')).toBeVisible();
    await expect(dialog.getByText('You’ll sign in there and come back here afterwards.')).toBeVisible();
    await button('Continue').click();
    await page.waitForURL(/\/sso\.example\/authorize/);
  };
  await goToCompany();
  await page.getByRole('button', { name: 'Somebody Hired' }).click();
  await expect(page.getByRole('alert')).toHaveText('This account does not belong to sso.example.');

  await goToCompany();
  await page.getByRole('button', { name: 'Eve Park' }).click();
  await page.waitForURL(`**${PAGE}?from=company`);
  await headerReady(page);
  await expect(headerOf(page).account).toHaveAccessibleName('Account: Eve Park');
});

test('SIG-031 SIG-032 SIG-014 a new account: mail, sign-in, forgotten password, locked by its owner', {
  tag: '@smoke',
}, async ({ page, problems }) => {
  problems.allow(REFUSED);
  const address = `new-${Date.now()}@example.com`;
  await open(page, PAGE);
  const dialog = dialogOf(page);

  await toLogin(page, address);
  await dialog.button('Create an account').click();
  await expect(dialog.name).toHaveValue(address);
  await dialog.password.fill('correct horse battery');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.submit.click();
  await expect(dialog.heading('Check your inbox')).toBeVisible();

  await page.goto(linkIn(await mailTo(page, address, 'finish-registration')));
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Finish' }).click();
  await headerReady(page);
  await expect(headerOf(page).account).toHaveAccessibleName(/Account:/);
  await page.context().clearCookies();

  await open(page, PAGE);
  await toLogin(page, address);
  await dialog.button('Forgot your password?').click();
  await expect(dialog.name).toHaveValue(address);
  await dialog.submit.click();
  await expect(dialog.heading('Check your inbox')).toBeVisible();
  await page.goto(linkIn(await mailTo(page, address, 'reset-password')));
  await page.locator('input[type=password]').first().fill('another long password');
  await page.getByRole('button').last().click();
  await page.goto(linkIn(await mailTo(page, address, 'password-changed')));
  await page.getByRole('button', { name: 'Lock my account' }).click();
  await expect(page.getByText('Your account is locked')).toBeVisible();

  // Only someone who knows the password learns about the lock.
  await open(page, PAGE);
  await toLogin(page, address);
  await dialog.password.fill('correct horse battery');
  await dialog.submit.click();
  await expect(dialog.password).toHaveAccessibleDescription(/The address or the password is wrong/);
  await dialog.password.fill('another long password');
  await dialog.submit.click();
  await expect(dialog.heading('Your account is locked')).toBeVisible();
});

test('works by keyboard, on a phone and in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${PAGE}?lang=ar`);
  await save(page).focus();
  await page.keyboard.press('Enter');
  const { dialog, name, password } = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('data-shape', 'sheet');
  await picture(page, 'sign-in-arabic');
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.textContent ?? '';
    });
  await expect.poll(focused).not.toBe('');
  for (let i = 0; i < 8 && !(await focused()).includes('المتابعة بالبريد'); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  expect(await name.evaluate((input) => input.parentElement?.parentElement?.matches(':dir(rtl)'))).toBe(true);
  await page.keyboard.type('layla@example.com');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await picture(page, 'sign-in-arabic-login');
  await expectAccessible(page, 'travel-sign-in');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('miramar is saved');
});

test('its first opening fetches nothing of its own, and React its own chunk, but no form or social code; Escape closes it and restores focus', async ({
  page,
  traffic,
}) => {
  const OURS = /^\/travel-shell\/sign-in\//;
  const { entry, chunks, variants } = readPlan('dist/travel-shell', 'travel-sign-in');
  const passkeys = variants.passkeys?.on ?? [];
  const looksAndWords = [...(variants.brand?.flagship ?? []), ...(variants.locale?.['en-US'] ?? [])];
  const counted = [entry, ...chunks, ...passkeys, ...looksAndWords]
    .map(({ url }) => `/travel-shell/${url}`)
    .filter((path) => OURS.test(path));
  await open(page, PAGE);
  // By keyboard, because a pointer may hover a button that loads more.
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).button('Continue with email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(traffic.paths(OURS)).toEqual([]);
  await loadReact(page, 'travel-sign-in');
  await page.waitForLoadState('networkidle');
  expect([...new Set(traffic.paths(OURS))].sort()).toEqual(counted.sort());

  await page.keyboard.press('Escape');
  await expect(dialogOf(page).dialog).toBeHidden();
  await expect(save(page)).toBeFocused();
});

test('works under a strict policy without a violation', async ({ page, problems }) => {
  problems.allow(REFUSED);
  await page.goto(`${PAGE}?csp`);
  await page.waitForFunction(() => 'travelShell' in window && !Array.isArray(window.travelShell));
  const { password, submit } = dialogOf(page);
  await toLogin(page, 'ada@example.com');
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await expect(said(page)).toHaveText('miramar is saved');
});

const LOOKS = [
  'display',
  'position',
  'float',
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-transform',
  'text-align',
  'text-decoration-line',
  'border-block-start',
  'border-start-start-radius',
  'margin-block-start',
  'margin-inline-start',
  'padding-block-start',
  'padding-inline-start',
  'inline-size',
  'block-size',
  'outline-width',
  'box-shadow',
  'opacity',
  'fill',
  'stroke',
  'stroke-width',
];

/** The computed styles of every element of the form. */
async function looks(page: Page): Promise<string[]> {
  await page.evaluate(
    async () => window.travelShell?.openSignIn && void window.travelShell.openSignIn({ reason: 'register' }),
  );
  const { password, submit } = dialogOf(page);
  await expect(password).toBeVisible();
  await submit.click();
  await expect(page.getByText('Please agree to go on.')).toBeVisible();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return page.locator('travel-sign-in > [slot=form]').evaluate(
    (form, names) =>
      [form, ...form.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return `${element.localName}.${element.getAttribute('class')} ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
      }),
    LOOKS,
  );
}

test('the form looks the same on a page that styles everything, and leaves the page unchanged', async ({
  page,
  problems,
}) => {
  problems.excuse(HOST_LINES);
  // The other page has no typeface of the brand.
  await page.route(/\/travel-shell\/fonts\//, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await open(page, PAGE);
  const clean = await looks(page);
  await open(page, '/scenarios/legacy/?brand=flagship');
  await page.addStyleTag({
    content:
      'svg, svg * { color: red !important; fill: red !important; stroke: red !important; opacity: 0.5 !important }',
  });
  // With the sheet that keeps the focus clear of the header, from the first key on, by intent.js.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => Reflect.get(globalThis, Symbol.for('travel-shell.loader'))?.release);
  const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
  const hostile = await looks(page);
  await picture(page, 'sign-in-legacy');
  expect(hostile).toEqual(clean);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page).dialog).toBeHidden();
  await expect(page.locator('[data-travel-form]')).toHaveCount(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets);
});

test('when the dialog cannot be loaded, the visitor signs in on the login page', async ({ page, problems }) => {
  problems.allow(/LOAD_FAILED|ERR_FAILED|preload/);
  await page.route(/\/sign-in\/remoteEntry|\.open\.html/, (route) => route.abort());
  await open(page, PAGE);
  await save(page).click();
  await expect(page).toHaveURL(/\/login\?redir=/);
});
