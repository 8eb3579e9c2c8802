/** `<iframe data-travel-consent>`: what is in its place until its category is allowed, before React and with it. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, loadReact, test } from '../test.ts';
import { ALL, CONSENT_TAG, configTag, decided, openPage, TCF, withoutReact } from './consentPage.ts';

const VIDEO = 'https://video.example/lisbon';
const LOADER_TAG = '<script src="/travel-shell/loader.js" async></script>';
const FRAME = `<iframe data-travel-consent="advertising" data-src="${VIDEO}" title="A walk through Lisbon" width="640" height="360"></iframe>`;

/** The page, and how often the video was asked for. */
async function open(
  page: Page,
  { body = FRAME, config = { consentCategories: true } as object, lang = 'en', dir = 'ltr' } = {},
): Promise<{ count: number }> {
  const asked = { count: 0 };
  await page.route('https://video.example/**', (route) => {
    asked.count += 1;
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title><h1>Lisbon</h1>' });
  });
  await openPage(
    page,
    `<!doctype html><html lang="${lang}" dir="${dir}"><title>Lisbon</title><link rel="icon" href="data:,">${configTag(config)}${CONSENT_TAG}${LOADER_TAG}<body style="margin:0"><travel-consent></travel-consent><main><p>${body}</p></main>`,
  );
  return asked;
}

const placeholder = (page: Page) => page.locator('travel-consent-frame');
const allow = (page: Page) => placeholder(page).locator('[name=allow]');
const video = (page: Page) => page.frameLocator('iframe[data-travel-consent]').getByRole('heading', { name: 'Lisbon' });
const consentOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value;
const isReady = (page: Page) =>
  page.evaluate(() => document.querySelector('travel-consent-frame')?.matches(':state(ready)'));

test('a frame waits, what is in its place says for what, and a press on it allows the category', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  const asked = await open(page);
  await test.step('it says for what, and where the frame is from', async () => {
    await expect(placeholder(page)).toContainText('A walk through Lisbon (\u2068video.example\u2069)');
    await expect(page.getByRole('group', { name: /To see it, allow cookies for advertising\.$/ })).toBeVisible();
    await expect(page.locator('iframe[data-travel-consent]')).toBeHidden();
    const box = await placeholder(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(360);
    await expectAccessible(page, 'travel-consent-frame');
    expect(asked.count).toBe(0);
  });
  await test.step('by keyboard, before React: the frame loads and has the focus', async () => {
    await allow(page).focus();
    await page.keyboard.press('Enter');
    await expect(video(page)).toBeVisible();
    await expect(placeholder(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    expect(await consentOf(context)).toBe('strictlyNecessary.advertising');
    const { records } = await page.evaluate(async () => (await fetch('/i/api/consent/v1/records')).json());
    expect(records).toMatchObject([{ kind: 'cookies', text: { version: 'frame-1', locale: 'en-US' } }]);
    // The permission is an answer: the banner does not ask any more.
    await expect(page.locator('travel-consent [part=banner]')).toBeHidden();
  });
});

test('with React it is the same, and what was allowed before stays', async ({ page, context, baseURL }) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.functional' });
  await open(page);
  await loadReact(page, 'travel-consent-frame');
  await expect.poll(() => isReady(page)).toBe(true);
  await allow(page).click();
  await expect(video(page)).toBeVisible();
  expect(await consentOf(context)).toBe('strictlyNecessary.functional.advertising');
});

test('two categories allowed at two frames, the second while the first is on its way, are both allowed', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  const second = FRAME.replace('"advertising"', '"functional"').replace('Lisbon"', 'Porto"');
  await open(page, { body: FRAME + second });
  await expect(allow(page)).toHaveCount(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  let isSent = false;
  await page.route('**/privacy/consent', async (route) => {
    isSent = true;
    await promise;
    await route.continue();
  });
  await allow(page).first().click();
  await expect.poll(() => isSent).toBe(true);
  await allow(page).last().click();
  resolve();
  await expect(placeholder(page)).toHaveCount(0);
  await expect.poll(() => consentOf(context)).toBe('strictlyNecessary.functional.advertising');
  await expect(page.locator('iframe[data-travel-consent][src]')).toHaveCount(2);
});

test('a visitor who has allowed it sees the frames, which ask for their script once, and each begins to load once', async ({
  page,
  context,
  baseURL,
}) => {
  await withoutReact(page);
  await decided(context, baseURL, { consent: ALL });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/later\.\w+\.js/.test(request.url()) && request.resourceType() === 'script') scripts.push(request.url());
  });
  // Newer browsers make one request of several addresses in a row.
  await page.addInitScript(() => {
    const { prototype } = HTMLIFrameElement;
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'src') as Required<PropertyDescriptor>;
    Object.assign(window, { begun: [] as string[] });
    Object.defineProperty(prototype, 'src', {
      get,
      set(address: string) {
        (window as unknown as { begun: string[] }).begun.push(address);
        set.call(this, address);
      },
    });
  });
  const asked = await open(page, { body: `${FRAME}</p><p>${FRAME.replace('lisbon', 'porto')}` });
  await expect(page.frameLocator('iframe[data-src$=lisbon]').getByRole('heading')).toBeVisible();
  await expect(page.frameLocator('iframe[data-src$=porto]').getByRole('heading')).toBeVisible();
  await expect(placeholder(page)).toHaveCount(0);
  expect(asked.count).toBe(2);
  const begun = await page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  expect(begun.sort()).toEqual([VIDEO, VIDEO.replace('lisbon', 'porto')]);
  expect(scripts).toHaveLength(1);
});

test('the other button opens the cookie settings, and an answer there counts, as does a withdrawal', async ({
  page,
}) => {
  await open(page, { body: `${FRAME}</p><p><button type="button" id="settings">Cookie settings</button>` });
  await test.step('an answer there counts', async () => {
    await placeholder(page).locator('[name=settings]').click();
    const banner = page.locator('travel-consent [part=banner]');
    await expect(banner.locator('[part=heading]:visible')).toBeFocused();
    await banner.getByRole('button', { name: 'Accept all' }).click();
    await expect(video(page)).toBeVisible();
  });
  await test.step('a withdrawal takes its contents away, and asks in its place again', async () => {
    await page.evaluate(() =>
      document
        .querySelector('#settings')
        ?.addEventListener('click', () =>
          document.dispatchEvent(new CustomEvent('travel-cookie-settings-requested', { bubbles: true, detail: {} })),
        ),
    );
    const entries = await page.evaluate(() => history.length);
    await page.locator('#settings').click();
    await page.getByRole('button', { name: /Withdraw all|Reject all/ }).click();
    await expect(allow(page)).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    expect(await page.locator('iframe[data-travel-consent]').getAttribute('src')).toBeNull();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test('without a record there is no consent: it says that nothing was saved', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch/);
  const logged = problems.expect(/CONSENT_FAILED/);
  await withoutReact(page);
  const asked = await open(page);
  await page.route('**/privacy/consent', (route) => route.abort());
  await allow(page).click();
  await expect(placeholder(page).getByRole('alert')).toHaveText('Your choice could not be saved. Please try again.');
  expect([asked.count, logged.length]).toEqual([0, 1]);
  await page.unroute('**/privacy/consent');
  await allow(page).click();
  await expect(video(page)).toBeVisible();
});

test('where the browser sends a signal to opt out, no button allows advertising', async ({
  page,
  context,
  baseURL,
}) => {
  await withoutReact(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true }),
  );
  await decided(context, baseURL, { consent: ALL });
  const asked = await open(page);
  await expect(placeholder(page).locator('[part=signal]')).toContainText('Global Privacy Control');
  await expect(placeholder(page).locator('.text')).toBeHidden();
  await expect(allow(page)).toBeHidden();
  expect(asked.count).toBe(0);
});

test('under the full framework only its dialog allows it', async ({ page }) => {
  await withoutReact(page);
  await open(page, { config: TCF });
  await expect(placeholder(page).locator('[name=settings]')).toBeVisible();
  await expect(allow(page)).toBeHidden();
});

test('in Arabic it is laid out from the right', async ({ page }) => {
  await withoutReact(page);
  await open(page, { lang: 'ar', dir: 'rtl' });
  await expect(page.getByRole('button', { name: 'السماح والعرض' })).toBeVisible();
  expect(
    await placeholder(page)
      .locator('[part=frame]')
      .evaluate((box) => getComputedStyle(box).direction),
  ).toBe('rtl');
  await expectAccessible(page, 'travel-consent-frame');
});

test('without static files React draws it', async ({ page }) => {
  await open(page, { config: { consentCategories: true, fragments: 'off' } });
  await allow(page).click();
  await expect(video(page)).toBeVisible();
});

test('a frame that shows nothing just waits, and one that comes later waits, too', async ({ page, context }) => {
  await withoutReact(page);
  const asked = await open(page, {
    body: `<iframe data-travel-consent="analytical" data-src="${VIDEO}" title="Counter" width="0" height="0" style="display:none"></iframe>`,
  });
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), FRAME);
  await expect(allow(page)).toBeVisible();
  await expect(placeholder(page)).toHaveCount(1);
  await page.locator('travel-consent').getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => consentOf(context)).toContain('analytical');
  await expect.poll(() => asked.count).toBe(2);
  await expect(placeholder(page)).toHaveCount(0);
});
