import { TCString } from '@iabtechlabtcf/core';
import { type ConsentHead, setConsentHead } from '@travel-shell/core/consentHead';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playPrivacySignal } from '../../opt-out/testPage.ts';
import { reopen } from '../testPage.ts';
import { BY_FORM, dialogOf, manyRows, mountTcf, TcfSite } from './testTcf.ts';

let site: TcfSite;

beforeEach(async () => {
  await page.viewport(1280, 720);
  site = new TcfSite();
});
afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.removeProperty('block-size');
  history.replaceState(null, '', location.pathname);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('travel-shell.consent'));
  await runPending(); // let pending requests finish
  site.end();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const isShown = (element: HTMLElement) => dialogOf(element).checkVisibility();
/** The line of analytics of an answer. */
const pressed = (label: string) => ({ piece: 'consent', part: 'tcf', action: 'click', label });

/** The dialog, asking by itself. */
async function ask(attributes?: Record<string, string>): Promise<HTMLElement> {
  const element = await mountTcf(attributes);
  await expect.poll(() => isShown(element)).toBe(true);
  await expect.poll(() => parts(element, '.tcf-cards').length).toBe(1);
  return element;
}

/** consent.js is on the page, with its `__tcfapi`: notes what it is told, in order. */
function playHead(): (string | boolean)[] {
  const told: (string | boolean)[] = [];
  const tcf = {
    update: (tcString: string) => void told.push(tcString),
    setVisible: (isVisible: boolean) => void told.push(isVisible),
  };
  setConsentHead({ tcf } satisfies ConsentHead);
  return told;
}

/** A visitor who has accepted all, on this page, and opens the dialog again. */
async function acceptAndReopen(between = () => {}): Promise<HTMLElement> {
  const element = await ask();
  await runPending();
  await button('Accept all').click();
  await expect.poll(() => site.stored.length).toBe(1);
  between();
  reopen(element);
  await expect.element(button('Withdraw all')).toBeVisible();
  return element;
}

async function manage(name = 'Purposes', attributes?: Record<string, string>): Promise<HTMLElement> {
  const element = await ask(attributes);
  await button('Manage choices').click();
  await expect.element(tab('Purposes')).toBeVisible();
  if (name !== 'Purposes') await tab(name).click();
  return element;
}

test('no press loses the focus, in the dialog that was opened again', { timeout: 120_000 }, async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  const element = await acceptAndReopen(() => opener.focus());
  const pressed = await walkButtons(element, (name) => /all|Save|Close/.test(name));
  expect(pressed.length).toBeGreaterThan(3);
});

describe('the dialog', () => {
  test('CNS-024 CNS-025 CON-058 CON-059 is at most 680 px wide and 90 % of the window high, and modal', async () => {
    site.rows = manyRows(60);
    const element = await manage();
    const box = dialogOf(element).getBoundingClientRect();
    expect(box.width).toBe(680);
    expect(box.height).toBeLessThanOrEqual(0.9 * 720);
    expect(box.height).toBeGreaterThan(0.85 * 720);
    expect(dialogOf(element).matches(':modal')).toBe(true);
    // As wide as other sheets.
    await page.viewport(760, 720);
    await expect.poll(() => dialogOf(element).getBoundingClientRect().width).toBe(640);
    await page.viewport(360, 500);
    await expect.poll(() => dialogOf(element).getBoundingClientRect().width).toBe(360);
    expect(dialogOf(element).getBoundingClientRect().height).toBeLessThanOrEqual(450);
  });

  test('CNS-027 CNS-038 begins at the landing: who, what for, special features, objections, how to withdraw', async () => {
    const element = await ask();
    const text = part(element, '.tcf-body').textContent;
    for (const said of [
      'We and our 7 partners store information',
      'Store and/or access information on a device',
      'Advertising based on limited data and advertising measurement',
      'Develop and improve services',
      'Use precise geolocation data',
      'rely on their legitimate interest',
      'kept for 180 days',
      '“Cookie settings” at the end of every page',
    ])
      expect(text).toContain(said);
    expect(part(element, '.heading').textContent).toBe('Your privacy, your choice');
    const stack = parts(element, '.tcf-card')[2] as HTMLElement;
    expect(stack.querySelector('li')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    stack.querySelector('summary')?.click();
    await expect.poll(() => stack.querySelector('li')?.checkVisibility()).toBe(true);
    expect(stack.textContent).toContain('Advertising performance can be measured.');
    expect([...stack.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Use limited data to select advertising',
      'Measure advertising performance',
    ]);
    expect(site.asked.filter((call) => /Prefs/.test(call)).sort()).toEqual([
      'GET /i/api/iabtcf/v1/detailedPrefs?part=rows',
      'GET /i/api/iabtcf/v1/initialPrefs',
    ]);
  });

  test('accepts and rejects by buttons that look the same, with a contrast of at least 5:1', async () => {
    await ask();
    const [reject, accept] = ['Reject all', 'Accept all'].map((name) => button(name).element() as HTMLElement);
    const looks = (element: HTMLElement | undefined) => {
      const { color, backgroundColor, font, borderRadius, padding } = getComputedStyle(element as HTMLElement);
      const { width, height } = (element as HTMLElement).getBoundingClientRect();
      return { color, backgroundColor, font, borderRadius, padding, width, height };
    };
    expect(looks(reject)).toEqual(looks(accept));
    const { color, backgroundColor } = looks(accept);
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(5);
  });

  test('never blocks the page’s scrolling, and neither Escape nor a press beside it is an answer', async () => {
    document.body.style.blockSize = '3000px';
    const element = await ask();
    window.scrollTo(0, 400);
    expect(window.scrollY).toBe(400);
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(dialogOf(element), { position: { x: -100, y: 10 }, force: true }).catch(() => {});
    expect(isShown(element)).toBe(true);
    expect(site.stored).toEqual([]);
    window.scrollTo(0, 0);
  });

  test('CNS-028 leads to the purposes, with the focus on the heading, and back', async () => {
    const element = await ask();
    await button('Manage choices').click();
    await expect.element(tab('Purposes')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => hasFocus(part(element, '.heading'))).toBe(true);
    expect(part(element, '.heading').textContent).toBe('Manage choices');
    await button('Back').click();
    await expect.element(button('Manage choices')).toBeVisible();
    await expect.poll(() => hasFocus(part(element, '.heading'))).toBe(true);
  });

  test('CNS-029 leads to the vendors', async () => {
    await ask();
    await button('7 partners').click();
    await expect.element(tab('Partners')).toHaveAttribute('aria-selected', 'true');
    await expect.element(button('Index Exchange Inc.')).toBeVisible();
  });

  test.each([{}, { consent: {} }, { consent: { cmpId: 0 } }])(
    'is not shown with %j, which is one CONFIG error',
    async (config) => {
      site.end();
      site = new TcfSite(config);
      expectConsole(/CONFIG: <travel-consent kind="tcf"> is not shown, because consent.cmpId is missing/);
      const element = await mountTcf();
      await runPending();
      expect(isShown(element)).toBe(false);
      reopen(element);
      await runPending();
      expect(isShown(element)).toBe(false);
      expect(site.asked).toEqual([]);
    },
  );

  test('says the list’s English texts in English, and its own in the language of the page', async () => {
    const element = await ask({ locale: 'ar' });
    const english = parts(element, '[lang=en]').map(({ dir }) => dir);
    expect(english.length).toBeGreaterThan(3);
    expect(new Set(english)).toEqual(new Set(['ltr']));
    expect(part(element, '.heading').textContent).toBe('خصوصيتك، اختيارك');
  });
});

function contrast(first: string, second: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The string names the dialog of the configuration, the record the text that was shown. */
function expectNamed(stored: TcfSite['stored'][number] | undefined): void {
  const { tcString = '', text } = stored ?? {};
  const { cmpId, cmpVersion, publisherCountryCode } = TCString.decode(tcString);
  expect([Number(cmpId), Number(cmpVersion), publisherCountryCode]).toEqual([31, 2, 'NL']);
  expect(text).toEqual({ version: 'tcf-1', locale: 'en-US' });
}

describe('answers', () => {
  test('CNS-030 CNS-039 CNS-037 "Accept all" closes first, then stores consent to everything and tells the page', async () => {
    const told = vi.fn();
    vi.stubGlobal('__tcfapi', told);
    const element = await ask();
    await runPending();
    await button('Accept all').click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({
      consentedPurposes: [1, 2, 7, 10],
      consentedVendors: [10, 21, 755],
      consentedAdditionalVendors: [1, 2],
      objectedLegIntPurposes: [],
      objectedLegIntVendors: [],
      optedInSpecialFeatures: [1],
      tcString: expect.stringMatching(/^C[\w-]+\.I[\w-]+/),
    });
    expectNamed(site.stored[0]);
    await expect.poll(() => told.mock.calls.map(([command]) => command)).toContain('updateTCData');
    expect(told.mock.calls.find(([command]) => command === 'updateTCData')?.[3]).toBe(site.stored[0]?.tcString);
    expect(site.eventsOf('travel-track')).toEqual([pressed('ACCEPT_ALL')]);
    await expect
      .poll(() => site.eventsOf('travel-consent-given'))
      .toEqual([expect.objectContaining({ regime: 'tcf', accepted: ['1', '2', '7', '10'] })]);
    expect(site.sent('log')).toEqual(['{"isRepeat":true,"action":"ACCEPT_ALL"}']);
  });

  test('in the second layer, too, accepting and refusing look alike', async () => {
    const element = await manage();
    // Not above one of them.
    await userEvent.hover(part(element, '.heading'));
    const looks = () =>
      parts(element, '.tcf-footer .answers button').map((each) => {
        const { backgroundColor, color, borderColor, font, blockSize, inlineSize } = getComputedStyle(each);
        return { backgroundColor, color, borderColor, font, blockSize, width: Math.round(parseFloat(inlineSize)) };
      });
    // Once the colours of the hover have faded.
    await expect
      .poll(
        () =>
          new Set(
            looks()
              .slice(0, 2)
              .map((each) => JSON.stringify(each)),
          ).size,
      )
      .toBe(1);
  });

  test('where the saved choices cannot be loaded, it says so, and saves only what was changed', async () => {
    await acceptAndReopen();
    await button('Leave as is').click();
    document.body.replaceChildren();
    site.end();
    const { tcString = '' } = site.stored[0] ?? {};
    site = new TcfSite();
    site.cookies.set('kyk_tcf', tcString);
    site.cookies.set('consent', 'strictlyNecessary');
    site.broken = /v1\/consent$/;
    expectConsole(/CONSENT_FAILED: The choices in the full framework could not be loaded/);
    const element = await mountTcf();
    reopen(element);
    await button('Manage choices').click();
    await expect.element(page.getByText('Your saved choice could not be loaded.', { exact: false })).toBeVisible();
    await expect.element(switchOf('Consent: Measure advertising performance')).toBeChecked();
    site.broken = undefined;
    await switchOf('Consent: Measure advertising performance').click();
    await button('Save choices').click();
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({ consentedPurposes: [1, 2, 10], consentedVendors: [10, 21, 755] });
    // The browser knows nothing of additional vendors, so they stay.
    expect(site.stored[0]).not.toHaveProperty('consentedAdditionalVendors');
  });

  test('Escape does not take the modality away where `closedby` is not known', async () => {
    const element = await ask();
    dialogOf(element).removeAttribute('closedby');
    for (const _ of ['which a browser lets the page prevent', 'which it does not']) {
      await userEvent.keyboard('{Escape}');
      await runPending();
      expect(dialogOf(element).matches(':modal')).toBe(true);
    }
  });

  test('CNS-033 CNS-034 CNS-036 "Reject all" stores an empty consent and tracks REJECT', async () => {
    const element = await ask();
    await runPending();
    await button('Reject all').click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({
      consentedPurposes: [],
      consentedVendors: [],
      consentedAdditionalVendors: [],
      objectedLegIntPurposes: [2, 7, 10],
      objectedLegIntVendors: [10, 30, 755],
      optedInSpecialFeatures: [],
    });
    expectNamed(site.stored[0]);
    expect(site.eventsOf('travel-track')).toEqual([pressed('REJECT')]);
    expect(site.eventsOf('travel-consent-declined')).toEqual([expect.objectContaining({ regime: 'tcf' })]);
    expect(site.sent('log')).toEqual(['{"isRepeat":true,"action":"REJECT"}']);
  });

  test('CNS-031 CNS-032 "Save choices" stores what is switched on, as ACCEPT_PARTIAL', async () => {
    const element = await manage();
    await switchOf('Consent: Store and/or access information on a device').click();
    await switchOf('Object: Measure advertising performance').click();
    await switchOf('Consent: Use precise geolocation data').click();
    await tab('Partners').click();
    await switchOf('Consent: Index Exchange Inc.').click();
    await switchOf('Object: Only Interest Ltd').click();
    await switchOf('Consent: Roomlight').click();
    await button('Save choices').click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({
      consentedPurposes: [1],
      consentedVendors: [10],
      consentedAdditionalVendors: [2],
      objectedLegIntPurposes: [7],
      objectedLegIntVendors: [30],
      optedInSpecialFeatures: [1],
    });
    expectNamed(site.stored[0]);
    expect(site.eventsOf('travel-track')).toEqual([pressed('ACCEPT_PARTIAL')]);
  });

  test('all legitimate interests are objected to by one switch, on both tabs, whatever else is chosen', async () => {
    const element = await manage();
    await switchOf('Consent: Store and/or access information on a device').click();
    await switchOf('Object to all legitimate interests').click();
    for (const input of parts<HTMLInputElement>(element, '[data-list^=objected]')) expect(input.checked).toBe(true);
    await tab('Partners').click();
    const all = switchOf('Object to all legitimate interests');
    await expect.element(all).toBeChecked();
    await switchOf('Object: Only Interest Ltd').click();
    await expect.element(all).not.toBeChecked();
    await tab('Purposes').click();
    await expect.element(all).not.toBeChecked();
    await all.click();
    await button('Save choices').click();
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({
      consentedPurposes: [1],
      consentedVendors: [],
      objectedLegIntPurposes: [2, 7, 10],
      objectedLegIntVendors: [10, 30, 755],
    });
    const { purposeLegitimateInterests, vendorLegitimateInterests } = TCString.decode(site.stored[0]?.tcString ?? '');
    expect([purposeLegitimateInterests.size, vendorLegitimateInterests.size]).toEqual([0, 0]);
  });

  test('CNS-031 CNS-034 "Save choices" with nothing on is a refusal', async () => {
    await manage();
    await button('Save choices').click();
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({ consentedPurposes: [], objectedLegIntVendors: [10, 30, 755] });
    expect(site.eventsOf('travel-track')).toEqual([pressed('REJECT')]);
  });

  test('CNS-032 "Save choices" with everything on is ACCEPT_ALL', async () => {
    const element = await manage();
    for (const input of parts<HTMLInputElement>(element, '[data-list=purposes], [data-list=specialFeatures]'))
      input.click();
    await tab('Partners').click();
    await switchOf('Consent to all partners').click();
    expect(parts<HTMLInputElement>(element, '[data-list=vendors]:checked')).toHaveLength(3);
    await button('Save choices').click();
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.eventsOf('travel-track')).toEqual([pressed('ACCEPT_ALL')]);
  });

  test('reopened it shows the saved choices, and offers "Withdraw all" after "Accept all"', async () => {
    const element = await acceptAndReopen();
    await button('Manage choices').click();
    await expect.element(switchOf('Consent: Develop and improve services')).toBeChecked();
    await button('Withdraw all').click();
    await expect.poll(() => site.stored.length).toBe(2);
    expect(site.stored[1]).toMatchObject({ consentedPurposes: [], consentedVendors: [] });
    reopen(element);
    await expect.element(button('Reject all')).toBeVisible();
    await button('Manage choices').click();
    await expect.element(switchOf('Object: Develop and improve services')).toBeChecked();
  });

  test.each([
    ['CNS-030', 'Accept all', 'accept'],
    ['CNS-034 CNS-035', 'Reject all', 'decline'],
  ] as const)(
    '%s "%s" before the vendors are there is posted as a form, and kept where the back end is on another host',
    async (_id, name, choice) => {
      const told = playHead();
      const { promise, resolve } = Promise.withResolvers<void>();
      site.held = { path: /Prefs/, until: promise };
      site.isElsewhere = true;
      const element = await mountTcf();
      reopen(element);
      await expect.poll(() => isShown(element)).toBe(true);
      await button(name).click();
      expect(isShown(element)).toBe(false);
      await expect.poll(() => site.forms).toEqual([{ regime: 'tcf', choice, text: 'tcf-1', locale: 'en-US' }]);
      const { acceptedCategories, tcString, accepted } = BY_FORM[choice];
      await expect.poll(() => site.cookies.get('kyk_tcf')).toBe(tcString);
      expect(site.cookies.get('consent')).toBe(acceptedCategories.join('.'));
      expect(told).toEqual(choice === 'accept' ? [true, false, tcString] : [true, false, '', tcString]);
      expect(site.eventsOf('travel-consent-given')).toMatchObject(
        choice === 'accept' ? [{ regime: 'tcf', accepted }] : [],
      );
      expect(site.eventsOf('travel-consent-declined')).toEqual(choice === 'accept' ? [] : [{ regime: 'tcf' }]);
      resolve();
    },
  );

  test('a refusal is told to the page’s scripts before the back end has answered, with its string', async () => {
    await ask();
    const told = playHead();
    await runPending();
    const { promise, resolve } = Promise.withResolvers<void>();
    site.held = { path: /v1\/consent$/, until: promise };
    await button('Reject all').click();
    await expect.poll(() => told).toEqual([expect.stringMatching(/^C[\w-]+\.I/)]);
    expect(site.stored).toEqual([]);
    resolve();
    await expect.poll(() => site.stored.length).toBe(1);
    await runPending();
    expect(told).toEqual([site.stored[0]?.tcString]);
  });

  test('a refusal that cannot be stored, without vendors to make a string of, is told as one', async () => {
    const told = playHead();
    site.cookies.set('kyk_tcf', 'C-everything');
    site.cookies.set('consent', 'strictlyNecessary.functional.advertising.analytical');
    site.isDown = true;
    for (let call = 0; call < 3; call += 1) expectConsole(/CONSENT_FAILED: .*could not be loaded/);
    for (let category = 0; category < 3; category += 1) expectConsole(/CONSENT_FAILED: The cookies of .* could not be/);
    expectConsole(/CONSENT_FAILED: The decision about the full framework could not be stored/);
    const element = await mountTcf();
    reopen(element);
    await button('Reject all').click();
    // The dialog stays, as it takes something back, and says so.
    await expect.poll(() => told).toEqual([true, '']);
    expect(part(element, '.heading').textContent).toBe('You have withdrawn your consent');
    expect([site.cookies.get('kyk_tcf'), site.cookies.get('consent')]).toEqual([undefined, 'strictlyNecessary']);
    expect(site.cookies.get('travel_consent_unsent')).toMatch(/^regime=tcf&choice=decline&text=tcf-1&locale=en-US&at=/);
    await runPending();
  });

  test('CNS-031 a special feature alone is a partial acceptance', async () => {
    await manage();
    await switchOf('Consent: Use precise geolocation data').click();
    await button('Save choices').click();
    await expect.poll(() => site.stored.length).toBe(1);
    await expect.poll(() => site.eventsOf('travel-consent-given')).toMatchObject([{ regime: 'tcf', accepted: [] }]);
    expect(site.eventsOf('travel-consent-declined')).toEqual([]);
  });

  test('an answer just before the page is left is posted at once', async () => {
    await ask();
    await runPending();
    // At once: a moment later it is posted in any case.
    (button('Accept all').element() as HTMLElement).click();
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => site.forms).toMatchObject([{ choice: 'accept' }]);
    await runPending();
    expect(site.stored).toEqual([]);
  });

  test('choices saved just before the page is left are sent without waiting', async () => {
    await manage();
    await switchOf('Consent: Develop and improve services').click();
    await runPending();
    await button('Save choices').click();
    window.dispatchEvent(new Event('pagehide'));
    await runPending(1);
    expect(site.asked.at(-1)).toBe('POST /i/api/iabtcf/v1/consent');
  });

  test('ERR-051 with the back end down it opens, says what is missing, and closes; the failure is only logged', async () => {
    site.isDown = true;
    for (let call = 0; call < 4; call += 1) expectConsole(/CONSENT_FAILED: .*could not be loaded/);
    const element = await mountTcf();
    await expect.poll(() => isShown(element)).toBe(true);
    await button('Manage choices').click();
    await expect.poll(() => parts(element, '.tcf-missing')[0]?.textContent).toContain('The list could not be loaded.');
    expectConsole(/CONSENT_FAILED: The decision about the full framework could not be stored/);
    await button('Reject all').click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.eventsOf('travel-consent-declined')).toHaveLength(1);
    await runPending();
  });
});

describe('opened again', () => {
  test('tells `__tcfapi` that it shows, and that it does not, also where nothing was chosen', async () => {
    site.cookies.set('kyk_tcf', 'C-everything');
    const told = playHead();
    const element = await mountTcf();
    await runPending();
    expect(told).toEqual([]);
    reopen(element);
    await expect.poll(() => isShown(element)).toBe(true);
    expect(told).toEqual([true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isShown(element)).toBe(false);
    expect(told).toEqual([true, false]);
  });

  test('stays for the Escape that takes back what is composed in its search, in each browser', async () => {
    const element = await acceptAndReopen();
    for (const [browser, init] of [
      ['Safari', { keyCode: 229 }],
      ['Chromium', { keyCode: 229, isComposing: true }],
      ['Firefox', { isComposing: true }],
    ] as const) {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
      parts(element, '.heading')[0]?.dispatchEvent(key);
      await runPending();
      expect(isShown(element), browser).toBe(true);
    }
  });

  test('is left as it is by a button, from each screen, and stores nothing', async () => {
    const element = await acceptAndReopen();
    await button('Leave as is').click();
    expect(isShown(element)).toBe(false);
    reopen(element);
    await button('Manage choices').click();
    await expect.element(tab('Purposes')).toBeVisible();
    await button('Leave as is').click();
    expect(isShown(element)).toBe(false);
    await runPending();
    expect(site.stored).toHaveLength(1);
  });

  test('shows what the browser has kept, where the back end does not know the visitor', async () => {
    await acceptAndReopen();
    await button('Leave as is').click();
    document.body.replaceChildren();
    site.end();
    const { tcString = '' } = site.stored[0] ?? {};
    site = new TcfSite();
    site.cookies.set('kyk_tcf', tcString);
    site.cookies.set('consent', 'strictlyNecessary');
    const element = await mountTcf();
    reopen(element);
    await expect.element(button('Withdraw all')).toBeVisible();
    // Nobody knows of partners outside the framework.
    await expect
      .poll(() => parts(element, '[part=record]')[0]?.textContent)
      .toBe(
        'Your choicePurposes: 4 / 4 · Partners that ask for consent: 3 / 3This choice is kept in this browser. There is no record of it to show you here.',
      );
    await button('Manage choices').click();
    await expect.element(page.getByText('Your saved choice could not be loaded.', { exact: false })).toBeVisible();
    await switchOf('Consent: Measure advertising performance').click();
    await button('Save choices').click();
    await expect.poll(() => site.stored.length).toBe(1);
    expect(site.stored[0]).toMatchObject({ consentedPurposes: [1, 2, 10], consentedVendors: [10, 21, 755] });
  });

  test('shows the record: what was chosen, when, on which text, and its id', async () => {
    site.records = {
      records: [
        {
          ...{ id: '4712', kind: 'tcf', time: '2026-11-21T09:30:00Z' },
          choices: { consentedPurposes: [1] },
          text: { version: 'tcf-1', locale: 'en-US' },
        },
      ],
      differs: { other: { id: '4', kind: 'tcf', choices: {}, time: '2026-11-20T09:30:00Z', text: null } },
    };
    const element = await acceptAndReopen();
    await expect
      .poll(() => parts(element, '[part=record]')[0]?.textContent)
      .toMatch(
        /Purposes: 4 \/ 4 · Partners that ask for consent: 5 \/ 5.*2026.*tcf-1.*4712.*Purposes: 0 \/ 4 · Partners that ask for consent: 0 \/ 5/,
      );
  });

  test('a withdrawal deletes the cookies of the categories, and says so', async () => {
    // A category needs all of its purposes.
    const purposes = [1, 2, 3, 4, 7];
    site.saved = {
      ...site.saved,
      ...{ isUnsavedDefaultConsent: false, tcString: 'C-some' },
      purpose: { consents: purposes, legitimateInterests: [] },
    };
    site.cookies.set('kyk_tcf', 'C-some');
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    site.cookies.set('_fbp', 'fb.1');
    site.lists = {
      advertising: [
        { name: '_fbp', domain: location.hostname },
        { name: 'IDE', domain: 'doubleclick.net' },
      ],
    };
    const element = await mountTcf();
    reopen(element);
    await expect.poll(() => parts(element, '[part=record]').length).toBe(1);
    await button('Reject all').click();
    expect(part(element, '.heading').textContent).toBe('You have withdrawn your consent');
    expect(hasFocus(part(element, '.heading'))).toBe(true);
    await expect.element(page.getByText('1 cookie was deleted.')).toBeVisible();
    await expect.element(page.getByText('IDE', { exact: false })).toBeVisible();
    expect([site.cookies.has('_fbp'), site.stored.length]).toEqual([false, 1]);
    await button('Done').click();
    expect(isShown(element)).toBe(false);
  });

  test('a withdrawal before the saved choices are there is one, too, by what the browser has kept', async () => {
    site.cookies.set('kyk_tcf', 'C-some');
    site.cookies.set('consent', 'strictlyNecessary.advertising');
    const { promise, resolve } = Promise.withResolvers<void>();
    site.held = { path: /v1\/consent$/, until: promise };
    const element = await mountTcf();
    reopen(element);
    await button('Reject all').click();
    await expect
      .poll(() => part(element, '.heading').textContent, { timeout: 5000 })
      .toBe('You have withdrawn your consent');
    resolve();
  });

  test('choices that take some back count at once, and are not called saved where they are not', async () => {
    let told: unknown[] = [];
    const element = await acceptAndReopen(() => {
      told = playHead();
    });
    await button('Manage choices').click();
    await switchOf('Consent: Develop and improve services').click();
    told.length = 0;
    site.isDown = true;
    expectConsole(/CONSENT_FAILED: The pressed button could not be recorded/);
    expectConsole(/CONSENT_FAILED: The decision about tcfConsent could not be stored/);
    await button('Save choices').click();
    // The remaining consent has a string of its own, which is kept.
    await expect.poll(() => told).toEqual([false, expect.stringMatching(/^C/)]);
    expect(site.cookies.get('kyk_tcf')).toBe(told[1]);
    expect(site.cookies.get('travel_consent_unsent')).toContain('regime=tcf&choice=accept&additionalVendors=1');
    expect(site.eventsOf('travel-consent-given').at(-1)).toMatchObject({ regime: 'tcf', accepted: ['1', '2', '7'] });
    await expect.poll(() => isShown(element)).toBe(false);
    await runPending();
  });
});

test('the browser’s signal to opt out is told in the dialog, and only then', async () => {
  const element = await ask();
  expect(part(element, '.signal').checkVisibility()).toBe(false);
  document.body.replaceChildren();
  onTestFinished(playPrivacySignal(true));
  const other = await ask();
  expect(part(other, '.signal').checkVisibility()).toBe(true);
  expect(part(other, '.signal').textContent).toContain('Scripts for advertising stay off on this site');
});

describe('the looks of the choices', () => {
  const boxOf = (element: HTMLElement, selector: string) => part(element, selector).getBoundingClientRect();

  test('its switches are as large as in every other piece, with the same mark, in both lists', async () => {
    const element = await manage();
    for (const name of ['Purposes', 'Partners']) {
      await tab(name).click();
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      const switches = parts<HTMLInputElement>(element, '[role=switch]').filter((one) => one.checkVisibility());
      expect(switches.length, name).toBeGreaterThan(3);
      for (const input of switches) {
        expect(input.getBoundingClientRect()).toMatchObject({ width: 44, height: 24 });
        input.checked = true;
        expect(getComputedStyle(input, '::after').opacity).toBe('1');
      }
    }
  });

  test('at every width "Accept all" and "Reject all" are of one width, and fill their row', async () => {
    const element = await manage();
    for (const width of [320, 600, 760, 1000]) {
      await page.viewport(width, 800);
      // The shape of the dialog follows the window.
      await expect
        .poll(() => dialogOf(element).getBoundingClientRect().width)
        .toBe(Math.min(width, width < 768 ? 640 : 680));
      const [accept, reject, save] = parts(element, '.tcf-footer button').map((one) => one.getBoundingClientRect());
      expect(reject?.width, `${width} px`).toBeCloseTo(accept?.width ?? 0, 0);
      const row = boxOf(element, '.tcf-footer .answers');
      expect(Math.max(reject?.right ?? 0, save?.right ?? 0)).toBeCloseTo(row.right, 0);
      expect(accept?.left).toBeCloseTo(row.left, 0);
      if (width < 768) expect(reject?.right).toBeCloseTo(save?.right ?? 0, 0);
    }
  });

  test('while the list loads, what is to come has its shape, and the buttons their place', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.held = { path: /part=rows/, until: promise };
    const element = await ask();
    await button('Manage choices').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument();
    expect(parts(element, '.tcf-choices [part=skeleton]').length).toBeGreaterThan(6);
    const place = boxOf(element, '.tcf-footer').top;
    resolve();
    await expect.element(tab('Purposes')).toBeVisible();
    expect(parts(element, '.tcf-choices [part=skeleton]')).toEqual([]);
    // "Save choices" has come.
    expect(boxOf(element, '.tcf-footer').bottom).toBeGreaterThanOrEqual(place);
  });
});

describe('purposes', () => {
  test('have switches for consent, and for an objection where vendors rely on legitimate interest, none on at first', async () => {
    const element = await manage();
    expect(parts<HTMLInputElement>(element, 'input[type=checkbox]').length).toBeGreaterThan(10);
    expect(parts<HTMLInputElement>(element, 'input:checked')).toEqual([]);
    // Nothing is left as it is before there was a choice.
    await expect.element(button('Leave as is')).not.toBeInTheDocument();
    expect(parts(element, '[data-list=purposes]')).toHaveLength(4);
    expect(parts<HTMLElement>(element, '[data-list=objectedPurposes]').map(({ dataset }) => dataset.id)).toEqual([
      '2',
      '7',
      '10',
    ]);
    expect(parts(element, '[data-list=specialFeatures]')).toHaveLength(1);
    // Illustrations, which the platform opens.
    await page.getByText('Examples').first().click();
    await expect.poll(() => part(element, '.tcf-examples').checkVisibility()).toBe(true);
    expect(part(element, '.tcf-examples').textContent).toContain('you look for a hotel in Lisbon');
  });

  test('CNS-O10 special purposes, features and read-only purposes have none', async () => {
    const [first, ...others] = site.initial.purposes;
    site.initial = {
      ...site.initial,
      purposes: [{ ...(first as NonNullable<typeof first>), readOnly: true }, ...others],
    };
    const element = await manage();
    const groups = parts(element, '.tcf-group').filter((group) => group.querySelector('input') === null);
    expect(groups.map((group) => group.querySelector('.tcf-title')?.textContent)).toEqual([
      'Special purposes',
      'Features',
      'Categories of data',
    ]);
    expect(groups[0]?.textContent).toContain('You cannot object to them.');
    await expect.element(switchOf('Consent: Store and/or access information on a device')).not.toBeInTheDocument();
  });

  test('policy 5: features have the text of the list, in English', async () => {
    site.rows = { ...site.rows, standardTexts: { features: 'Vendors may rely on these features.' } };
    const element = await manage('Purposes');
    const lead = parts(element, '.tcf-group .lead').find(({ textContent }) => textContent?.includes('may rely'));
    expect(lead?.querySelector('[lang=en]')?.textContent).toBe('Vendors may rely on these features.');
  });

  test('CNS-026 CON-060 list their vendors in a dropdown of at most 220 px', async () => {
    site.rows = manyRows(200);
    const element = await manage();
    const summary = parts(element, '.tcf-more > summary')[1] as HTMLElement;
    expect(summary.textContent).toBe('160 partners');
    summary.click();
    await expect.poll(() => parts(element, '.tcf-dropdown li').length).toBe(160);
    const dropdown = parts(element, '.tcf-dropdown').find((each) => each.checkVisibility()) as HTMLElement;
    expect(dropdown.getBoundingClientRect().height).toBe(220);
    expect(dropdown.scrollHeight).toBeGreaterThan(1000);
  });
});

describe('vendors', () => {
  test('are searched by name, those outside the framework, too', async () => {
    const element = await manage('Partners');
    const shown = () =>
      parts(element, '[data-vendor]')
        .filter((row) => row.checkVisibility())
        .map((row) => row.querySelector('.tcf-vendor-name')?.textContent);
    expect(shown()).toHaveLength(7);
    await page.getByRole('searchbox', { name: 'Search partners' }).fill('google');
    await expect.poll(shown).toEqual(['Google Advertising Products']);
    await expect.element(page.getByText('1 partner found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search partners' }).fill('room');
    await expect.poll(shown).toEqual(['Roomlight']);
    await page.getByRole('searchbox', { name: 'Search partners' }).fill('nothing like it');
    await expect.poll(shown).toEqual([]);
    await expect.element(page.getByText('No partner found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search partners' }).fill('');
    await expect.poll(shown).toHaveLength(7);
  });

  test('outside the framework are a list of their own, with a note; with special purposes only they have no switch', async () => {
    const element = await manage('Partners');
    const [others, framework] = parts(element, '.tcf-vendors .tcf-group');
    expect(others?.textContent).toContain('They do not take part in the Transparency and Consent Framework');
    expect([...(others?.querySelectorAll('.tcf-vendor-name') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Fareboard',
      'Roomlight',
    ]);
    expect(framework?.querySelectorAll('.tcf-vendor-name')).toHaveLength(5);
    const row = part(element, '[data-vendor="900"]');
    expect(row.querySelector('input')).toBeNull();
    expect(row.textContent).toContain('Special purposes only');
  });

  test('CNS-040 CNS-041 CON-065 STA-085 show their details and what they store, when they are asked for', async () => {
    const element = await manage('Partners');
    expect(site.asked.filter((call) => /vendorId/.test(call))).toEqual([]);
    await button('Index Exchange Inc.').click();
    await expect.element(button('Index Exchange Inc.')).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(() => parts(element, '.tcf-identifier').map(({ textContent }) => textContent))
      .toEqual(['ix_id', 'ix_cache']);
    expect(site.asked.filter((call) => /vendorId/.test(call)).sort()).toEqual([
      'GET /i/api/iabtcf/v1/detailedPrefs?vendorId=10',
      'GET /i/api/iabtcf/v1/deviceStorageDisclosure?vendorId=10',
    ]);
    const text = part(element, '.tcf-vendor-details').textContent;
    for (const said of [
      'Store and/or access information on a device (kept for 1 year, 30 days)',
      'Relies on legitimate interest forDevelop and improve services (kept for 1 year)',
      'Ensure security, prevent and detect fraud, and fix errors (kept for 30 days)',
      'Uses cookies for up to 1 year, 30 days, renewed with each visit. Uses other storage of the browser as well.',
      'ix_id Cookie · 1 year, 30 days · renewed with each visit' +
        'Purposes: Store and/or access information on a device, Use limited data to select advertising',
      'ix_cache Browser storagePurposes: Store and/or access information on a device',
      'IP addresses',
      'indexexchange.example Recognises the browser.',
    ])
      expect(text).toContain(said);
    const links = parts<HTMLAnchorElement>(element, '.tcf-vendor-details a');
    expect(links.map(({ href, target }) => [href, target])).toEqual([
      ['https://vendor.example/privacy', '_blank'],
      ['https://vendor.example/interest', '_blank'],
    ]);
  });

  test('say that details are missing, and fetch them again', async () => {
    const element = await manage('Partners');
    site.broken = /vendorId/;
    expectConsole(/CONSENT_FAILED: The details of vendor 10 could not be loaded/);
    await button('Index Exchange Inc.').click();
    await expect
      .poll(() => parts(element, '.tcf-missing')[0]?.textContent)
      .toContain('These details could not be loaded.');
    site.broken = undefined;
    await button('Try again').click();
    await expect.poll(() => parts(element, '.tcf-identifier').length).toBe(2);
  });

  test('are all in the page soon, 813 of them, and only those in view are laid out; a search leaves no room for others', async () => {
    site.rows = manyRows();
    const element = await manage('Partners');
    const rows = () => parts(element, '[data-vendor]:not([data-additional])');
    await expect.poll(() => rows().length, { timeout: 20_000 }).toBe(813);
    const isSkipped = (id: number) =>
      !part(element, `[data-vendor="${id}"] .tcf-vendor-name`).checkVisibility({ contentVisibilityAuto: true });
    expect([isSkipped(1), isSkipped(813)]).toEqual([false, true]);
    const last = part(element, '[data-vendor="813"] .tcf-vendor-name');
    expect((window as unknown as { find(text: string): boolean }).find(last.textContent ?? '')).toBe(true);
    await page.getByRole('searchbox', { name: 'Search partners' }).fill('1 Inc');
    const shown = () => rows().filter((row) => row.checkVisibility());
    await expect.poll(() => shown().length).toBeLessThan(50);
    await expect.poll(() => shown().length).toBeGreaterThan(5);
    const list = part(element, '.tcf-vendors .tcf-group:last-child .tcf-list').getBoundingClientRect().height;
    const room = shown().reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    expect(list).toBeCloseTo(room, 0);
  });
});

describe('keys', () => {
  test('the arrows move between the tabs, Tab leaves into the panel, and a switch is toggled by Space', async () => {
    const element = await manage();
    (tab('Purposes').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Partners')).toHaveAttribute('aria-selected', 'true');
    // Past the panel, and the switch for all objections.
    await userEvent.keyboard('{ArrowRight}{Tab}{Tab}{Tab}');
    const first = part<HTMLInputElement>(element, '[data-list=purposes]');
    await expect.poll(() => hasFocus(first)).toBe(true);
    await userEvent.keyboard(' ');
    expect(first.checked).toBe(true);
  });
});
