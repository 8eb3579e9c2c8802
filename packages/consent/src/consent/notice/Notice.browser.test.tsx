import { page } from '@travel-shell/testing/browser';
import { part } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConsentSite, mountConsent, reopen } from '../testPage.ts';

let site: ConsentSite;

beforeEach(() => {
  site = new ConsentSite(undefined, { consentCategories: false });
});
afterEach(async () => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  await runPending(); // let pending requests finish
  site.end();
});

const isShown = (element: HTMLElement) => part(element, '.banner').checkVisibility();

async function ask(): Promise<HTMLElement> {
  const element = await mountConsent({ kind: 'notice' });
  await expect.poll(() => isShown(element)).toBe(true);
  return element;
}

test('CNS-048 CNS-049 CNS-050 CNS-051 CNS-O06 the notice is hidden on close, which sets a meta cookie, and does not return', async () => {
  const element = await ask();
  await expect.element(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(isShown(element)).toBe(false);
  await expect.poll(() => site.sent('meta')).toEqual(['hideCookieMessage {"newValue":"true"}']);
  expect(site.sent('log').map((text) => JSON.parse(text))).toEqual([{ isRepeat: true, action: 'CLOSE' }]);
  expect(site.eventsOf('travel-track')).toEqual([
    { piece: 'consent', part: 'notice', action: 'click', label: 'close' },
  ]);
  document.body.replaceChildren();
  await runPending();
  site.calls.length = 0;
  const next = await mountConsent({ kind: 'notice' });
  await runPending();
  expect([isShown(next), site.calls]).toEqual([false, []]);
});

test('CNS-048 CNS-004 STA-087 it links to the page about cookies, and follows the provider', async () => {
  site.data = { ...site.data, policyUrl: '/cookies-and-you' };
  await ask();
  await expect
    .element(page.getByRole('link', { name: 'Read our cookie policy' }))
    .toHaveAttribute('href', '/cookies-and-you');
  document.body.replaceChildren();
  site.end();
  site = new ConsentSite();
  site.data = { ...site.data, messageVisible: false };
  const element = await mountConsent({ kind: 'notice' });
  await expect.poll(() => site.calls).toEqual(['cookiesData']);
  await runPending();
  expect(isShown(element)).toBe(false);
});

test('on a page of another origin its link leads to the site', async () => {
  site.end();
  site = new ConsentSite(undefined, { siteBase: 'https://shop.example' });
  await ask();
  await expect
    .element(page.getByRole('link', { name: 'Read our cookie policy' }))
    .toHaveAttribute('href', 'https://shop.example/privacy/cookies');
});

test('CNS-001 CON-066 hcd=true hides it, and a request for the cookie settings does not open it', async () => {
  history.replaceState(null, '', '?hcd=true');
  const element = await mountConsent({ kind: 'notice' });
  reopen(element);
  await runPending();
  expect([isShown(element), site.calls]).toEqual([false, []]);
});
