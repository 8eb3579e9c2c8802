import { page, userEvent } from '@travel-shell/testing/browser';
import { part } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ConsentSite, mountConsent } from '../testPage.ts';

let site: ConsentSite;

beforeEach(async () => {
  await page.viewport(1280, 720);
  site = new ConsentSite();
});
afterEach(async () => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  await runPending(); // let pending requests finish
  site.end();
});

const dialog = (element: HTMLElement) => part<HTMLDialogElement>(element, '.banner');
const isShown = (element: HTMLElement) => dialog(element).checkVisibility();
const accept = () => page.getByRole('button', { name: 'Continue' });
const box = () => page.getByRole('checkbox');

async function ask(kind: string): Promise<HTMLElement> {
  const element = await mountConsent({ kind });
  await expect.poll(() => isShown(element)).toBe(true);
  return element;
}

const STAYS = {
  'two-party': 'CNS-045 the two-party dialog is modal and stays until it is accepted, with an unticked box',
  'data-transfer': 'CNS-042 the data-transfer dialog is modal and stays until it is accepted, with an unticked box',
};
const IS_GONE = {
  'two-party': 'CNS-046 CNS-O07 the two-party dialog, once accepted, is hidden for good',
  'data-transfer': 'CNS-043 CNS-O07 the data-transfer dialog, once accepted, is hidden for good',
};

describe.each([
  ['two-party', 'twoPartyAccepted'],
  ['data-transfer', 'dataTransferAccepted'],
] as const)('kind="%s"', (kind, metaCookie) => {
  test(STAYS[kind], async () => {
    const element = await ask(kind);
    expect(dialog(element).matches(':modal')).toBe(true);
    await expect.element(box()).not.toBeChecked();
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await userEvent.keyboard('{Escape}');
    await accept().click();
    await runPending();
    expect(dialog(element).matches(':modal')).toBe(true);
    expect(site.calls).toEqual(['cookiesData']);
    // The page behind it scrolls.
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  test('hcd=true does not hide it', async () => {
    history.replaceState(null, '', '?hcd=true');
    await ask(kind);
  });

  test(IS_GONE[kind], async () => {
    const element = await ask(kind);
    await box().click();
    await accept().click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.sent('meta')).toEqual([`${metaCookie} {"newValue":"true"}`]);
    expect(site.eventsOf('travel-track')).toEqual([{ piece: 'consent', part: kind, action: 'click', label: 'accept' }]);
    document.body.replaceChildren();
    await runPending();
    site.calls.length = 0;
    const next = await mountConsent({ kind });
    await runPending();
    expect([isShown(next), site.calls]).toEqual([false, []]);
  });

  test('accepted before the back end has said whether to ask, it stays closed', async () => {
    const name = `--travel-consent-${kind}`;
    // As consent.js shows it.
    document.documentElement.style.setProperty(name, 'block');
    onTestFinished(() => document.documentElement.style.setProperty(name, ''));
    const asked = Promise.withResolvers<void>();
    site.wait = asked.promise;
    const element = await ask(kind);
    await box().click();
    await accept().click();
    expect(isShown(element)).toBe(false);
    asked.resolve();
    await expect.poll(() => site.sent('meta')).toHaveLength(1);
    await runPending();
    expect(isShown(element)).toBe(false);
  });

  test('a decision that cannot be stored is none: it comes again', async () => {
    const element = await ask(kind);
    site.isDown = true;
    expectConsole(/CONSENT_FAILED: The decision/);
    expectConsole(/CONSENT_FAILED: The pressed button/);
    await box().click();
    await accept().click();
    expect(isShown(element)).toBe(false);
    await runPending();
    expect(site.sent('meta')).toEqual([]);
    document.body.replaceChildren();
    await ask(kind);
  });
});

test('CNS-046 CNS-004 the back end knows that it was accepted on another device', async () => {
  site.data = { ...site.data, twoPartyConsent: true, dataTransferConsent: true };
  for (const kind of ['two-party', 'data-transfer']) {
    const element = await mountConsent({ kind });
    await runPending();
    expect(isShown(element)).toBe(false);
  }
});

test('CNS-043 CON-063 the cookie of earlier days hides the data-transfer dialog', async () => {
  site.cookies.set('DATA_CONSENT', 'true');
  const element = await mountConsent({ kind: 'data-transfer' });
  await runPending();
  expect([isShown(element), site.calls]).toEqual([false, []]);
});

test('CNS-047 API-065 accepting the two-party dialog calls the back end', async () => {
  await ask('two-party');
  await box().click();
  await accept().click();
  await expect.poll(() => site.sent('twoParty')).toHaveLength(1);
});

test('CNS-042 CNS-053 API-066 accepting the data transfer is stored with its cookie', async () => {
  await ask('data-transfer');
  await box().click();
  await accept().click();
  await expect.poll(() => site.sent('gdpr')).toHaveLength(1);
  expect(new URLSearchParams(site.sent('gdpr')[0]).get('setConsentBooleanCookie')).toBe('true');
});

test.each([
  [1280, 324],
  [320, 288],
])('CNS-044 CON-057 in a window of %d px the data-transfer dialog is %d px wide', async (width, expected) => {
  await page.viewport(width, 720);
  const element = await ask('data-transfer');
  expect(dialog(element).getBoundingClientRect().width).toBeCloseTo(expected, 0);
});
