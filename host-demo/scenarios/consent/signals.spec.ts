import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { CONSENT_TAG, configTag, decided, openPage } from './consentPage.ts';

type Signals = Record<string, string | number>;

const CONFIG = { consentCategories: true, consent: { consentMode: true } };

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

/** A tag of Google's notes what it was told when it began. */
const TAG = '<script>window.atFirst = (window.dataLayer ?? []).map((call) => [...call])</script>';

const pageWith = (config: object) =>
  `<!doctype html><title>Signals</title><link rel="icon" href="data:,">${configTag(config)}${CONSENT_TAG}${TAG}<body></body>`;

const atFirst = (page: Page) =>
  page.evaluate(() => (window as unknown as { atFirst: [string, string, Signals][] }).atFirst);
const told = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: Iterable<unknown>[] }).dataLayer.map((call) => [
      Object.prototype.toString.call(call),
      ...call,
    ]),
  );

const answer = (page: Page, name: string, detail: object) =>
  page.evaluate(
    ([type, given]) =>
      document.dispatchEvent(new CustomEvent(`travel-consent-${type}`, { bubbles: true, detail: given })),
    [name, detail] as const,
  );

const sendSignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

const privacySignal = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--travel-privacy-signal'));

test('Consent Mode denies before any tag runs, waits for the decision, and is told of each', async ({ page }) => {
  await openPage(page, pageWith(CONFIG));
  // Without a signal to opt out nothing says that it is honored.
  expect(await privacySignal(page)).toBe('');
  expect(await atFirst(page)).toEqual([['consent', 'default', { ...DENIED, wait_for_update: 500 }]]);
  await answer(page, 'given', { regime: 'cookies', accepted: ['strictlyNecessary', 'analytical'] });
  await answer(page, 'given', {
    regime: 'cookies',
    accepted: ['strictlyNecessary', 'functional', 'advertising', 'analytical'],
  });
  await answer(page, 'declined', { regime: 'cookies' });
  const granted = Object.fromEntries(Object.keys(DENIED).map((name) => [name, 'granted']));
  const [, ...updates] = await told(page);
  // Google's own function pushes its `arguments`.
  expect(updates).toEqual([
    ['[object Arguments]', 'consent', 'update', { ...DENIED, analytics_storage: 'granted' }],
    ['[object Arguments]', 'consent', 'update', granted],
    ['[object Arguments]', 'consent', 'update', DENIED],
  ]);
});

/** Notes what Google has been told when it begins. */
const waiting = (name: string, attribute = '') =>
  `<script type="text/plain" data-travel-consent="analytical"${attribute}>window.${name} = dataLayer.map((call) => [...call])</script>`;

/** Google is told before the tags that may run. */
async function expectTold(page: Page, name: string): Promise<void> {
  await page.waitForFunction((key) => key in window, name);
  const seen: [string, string, Signals][] = await page.evaluate((key) => Reflect.get(window, key), name);
  expect(seen.at(-1)?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
}

test('Consent Mode begins with the decision that is there, does not wait, and is told before the tags that may run', async ({
  page,
  context,
  baseURL,
}) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.functional.analytical' });
  await openPage(page, pageWith(CONFIG).replace('</body>', `${waiting('seen')}</body>`));
  const granted = {
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    analytics_storage: 'granted',
  };
  expect(await atFirst(page)).toEqual([['consent', 'default', { ...DENIED, ...granted }]]);
  await expectTold(page, 'seen');
});

test('with a decision on the page Google is told before the tags that may run, also one that waits for no other', async ({
  page,
}) => {
  // The tag with `async` runs with the call that allows it.
  const tags = waiting('seenAsync', ' async') + waiting('seen');
  await openPage(page, pageWith(CONFIG).replace('</body>', `${tags}</body>`));
  await answer(page, 'given', { regime: 'cookies', accepted: ['strictlyNecessary', 'analytical'] });
  await expectTold(page, 'seenAsync');
  await expectTold(page, 'seen');
});

test('without `consentMode` Google is told nothing', async ({ page }) => {
  await openPage(page, pageWith({ consentCategories: true }));
  await answer(page, 'given', { regime: 'cookies', accepted: ['strictlyNecessary'] });
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('Global Privacy Control denies advertising whatever was chosen, and shows that it is honored', async ({
  page,
  context,
  baseURL,
}) => {
  await sendSignal(page);
  await decided(context, baseURL, { consent: 'strictlyNecessary.functional.advertising.analytical' });
  const gated = ['advertising', 'analytical'].map(
    (category) =>
      `<script type="text/plain" data-travel-consent="${category}">(window.ran ??= []).push("${category}")</script>`,
  );
  await openPage(page, pageWith(CONFIG).replace('</body>', `${gated.join('')}</body>`));
  const allowed = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    security_storage: 'granted',
  };
  expect(await atFirst(page)).toEqual([['consent', 'default', allowed]]);
  await answer(page, 'given', { regime: 'cookies', accepted: ['strictlyNecessary', 'advertising', 'analytical'] });
  expect((await told(page)).at(-1)).toEqual(['[object Arguments]', 'consent', 'update', allowed]);
  expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual(['analytical']);
  expect(await privacySignal(page)).toBe('block');
});
