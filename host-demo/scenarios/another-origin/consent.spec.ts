/** Consent on pages of another origin: one of the same site, whose cookies the back end gets, and one of another site. */
import { TCString, type Vector } from '@iabtechlabtcf/core';
import type { Page } from '@playwright/test';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import {
  ALL,
  banner,
  button,
  isReady,
  mayRun,
  purposesTold,
  type Regime,
  settings,
  withoutReact,
} from '../consent/consentPage.ts';
import { type Caller, fromFrame, fromPage } from '../consent/tcfCallers.ts';
import { expect, loadReact, test } from '../test.ts';
import { type Embedder, startEmbedder } from './startEmbedder.ts';
import { ACCEPTED, LISTS, LOADED, run, STUB, shapeOf, TC_DATA } from './tcfChecks.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

const CONSENT = { cmpId: 10, publisherCountry: 'NL' };
const NECESSARY = 'strictlyNecessary';

let embedder: Embedder;
let backEnd: RunningMain;
const api = () => backEnd.origin.replace('127.0.0.1', 'localhost');
const at = (host: string, path: string) => `http://${host}:${embedder.port}${path}`;

test.beforeAll(async () => {
  embedder = await startEmbedder();
  backEnd = await startMain({
    DATA_DIR: test.info().outputPath('data'),
    EMBED_ORIGINS: ['127.0.0.1', 'localhost'].map((host) => at(host, '')).join(),
    CONSENT: JSON.stringify(CONSENT),
  });
  embedder.pages.set('/cookies', pageWith('cookies'));
  embedder.pages.set('/tcf', pageWith('tcf'));
  embedder.pages.set('/ad', '<!doctype html><title>An ad</title><link rel="icon" href="data:,">');
  embedder.pages.set(
    '/tcf-and-ad',
    pageWith('tcf', `<iframe src="${at('ads.localhost', '/ad')}" title="Ad"></iframe>`),
  );
});
test.afterAll(async () => {
  embedder.close();
  await backEnd?.end('SIGTERM');
});

const pageWith = (kind: Regime, body = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page of another origin</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="application/json" id="travel-shell-config">${JSON.stringify({ apiBase: api(), consentCategories: true, ...(kind === 'tcf' && { consent: CONSENT }) })}</script>
<script src="${api()}/travel-shell/consent.js"></script>
<script>window.early = typeof window.__tcfapi;</script>
<script async src="${api()}/travel-shell/loader.js"></script>
</head><body>
<travel-consent kind="${kind}"></travel-consent>
<main><h1>A page of another origin</h1>
<button type="button" data-loads="travel-consent" onclick="document.dispatchEvent(new CustomEvent('travel-cookie-settings-requested', { bubbles: true, detail: {} }))">Cookie settings</button>
${body}</main></body></html>`;

/** The cookie of the page's own host. */
const cookieOf = async (page: Page, name = 'consent') =>
  (await page.context().cookies(page.url())).find((cookie) => cookie.name === name)?.value;

/** As a visitor opens it again, with what is saved. */
async function reopen(page: Page): Promise<void> {
  await settings(page).click();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => isReady(page)).toBe(true);
  await expect(button(page, 'Leave as is')).toBeVisible();
}

const NO_RECORD = 'This choice is kept in this browser. There is no record of it to show you here.';

for (const kind of ['cookies', 'tcf'] as const)
  for (const moment of ['before React', 'in React'] as const)
    test(`another site, ${kind}, answered ${moment}: what is said is kept on the page’s own host, and the rest is told`, async ({
      page,
      problems,
    }) => {
      // The browser sends no cookies across sites, so form tokens are refused. Choices need none; the log of presses does.
      problems.allow(/status of 403/);
      problems.allow(/CONSENT_FAILED: The pressed button could not be recorded/);
      const address = at('127.0.0.1', `/${kind}`);
      const isConsented = async () => [await mayRun(page), (await purposesTold(page)).length > 0];
      const ready = async () => {
        if (moment === 'before React') return;
        await loadReact(page, 'travel-consent');
        await expect.poll(() => isReady(page)).toBe(true);
      };
      if (moment === 'before React') await withoutReact(page);
      await page.goto(address);
      await expect(banner(page)).toBeVisible();
      await ready();
      await button(page, 'Accept all').click();
      await expect.poll(async () => (await cookieOf(page))?.split('.').sort()).toEqual(ALL.split('.').sort());
      await expect.poll(isConsented).toEqual([true, kind === 'tcf']);
      if (moment === 'before React') await page.unroute(/\/runtime\//);

      // Opened again and left as it is, it is not asked again.
      await page.goto(address);
      await reopen(page);
      await expect(button(page, 'Withdraw all')).toBeVisible();
      await expect(banner(page)).toContainText(NO_RECORD);
      await button(page, 'Leave as is').click();
      await page.goto(address);
      await expect.poll(isConsented).toEqual([true, kind === 'tcf']);
      await expect(banner(page)).toBeHidden();

      if (moment === 'in React') await reopen(page);
      else {
        // The banner grows when React adds the record: a press is to hit what it was meant for.
        await withoutReact(page);
        await settings(page).click();
      }
      await button(page, /Withdraw all|Reject all/).click();
      await expect.poll(isConsented).toEqual([false, false]);
      await expect.poll(() => cookieOf(page)).toBe(NECESSARY);
      if (moment === 'in React') await expect(banner(page)).toContainText('You have withdrawn your consent');
      // The withdrawal is stored, so nothing is left to send.
      await expect.poll(() => cookieOf(page, 'travel_consent_unsent')).toBeUndefined();
      if (moment === 'before React') await page.unroute(/\/runtime\//);

      await page.goto(address);
      await expect.poll(isConsented).toEqual([false, false]);
      await reopen(page);
      await expect(banner(page)).toContainText(NO_RECORD);
      expect(await cookieOf(page)).toBe(NECESSARY);
      await page.goto(address);
      await expect.poll(isConsented).toEqual([false, false]);
      await expect(banner(page)).toBeHidden();
    });

test('another site, whose back end cannot be reached: a withdrawal is kept, said, and sent later', {
  tag: '@smoke',
}, async ({ page, problems }) => {
  problems.allow(/status of 403|ERR_FAILED|CONSENT_FAILED/);
  const address = at('127.0.0.1', '/cookies');
  await page.goto(address);
  await button(page, 'Accept all').click();
  await expect.poll(() => mayRun(page)).toBe(true);
  await page.goto(address);
  await reopen(page);
  await page.route(/\/(privacy|i\/api|horizon|s\/run)\//, (route) => route.abort());
  await button(page, 'Withdraw all').click();
  await expect(banner(page)).toContainText('We could not store this yet.');
  expect(await cookieOf(page)).toBe(NECESSARY);
  expect(await cookieOf(page, 'travel_consent_unsent')).toContain('choice=decline');
  await page.unroute(/\/(privacy|i\/api|horizon|s\/run)\//);
  await page.goto(address);
  await expect.poll(() => cookieOf(page, 'travel_consent_unsent')).toBeUndefined();
  expect(await cookieOf(page)).toBe(NECESSARY);
});

const KINDS = ['the page', 'a frame of another origin', 'such a frame, in texts'] as const;

type Data = Record<string, unknown> & {
  tcString: string;
  purpose: Record<'consents' | 'legitimateInterests', Record<string, boolean>>;
  vendor: Record<'consents' | 'legitimateInterests' | 'disclosedVendors', Record<string, boolean>>;
  specialFeatureOptins: Record<string, boolean>;
};

const idsOf = (flags: Record<string, boolean>) =>
  Object.keys(flags)
    .filter((id) => flags[id])
    .map(Number);
const setIn = (vector: Vector) => [...vector].filter(([, isSet]) => isSet).map(([id]) => id);

/** The string has the values of the fields beside it, by the IAB's own library. */
function expectString(data: Data): void {
  const model = TCString.decode(data.tcString);
  const { purpose, vendor } = data;
  expect({
    cmpId: model.cmpId,
    tcfPolicyVersion: model.policyVersion,
    isServiceSpecific: model.isServiceSpecific,
    useNonStandardTexts: model.useNonStandardTexts,
    publisherCC: model.publisherCountryCode,
    purposeOneTreatment: model.purposeOneTreatment,
    consents: setIn(model.purposeConsents),
    interests: setIn(model.purposeLegitimateInterests),
    vendors: setIn(model.vendorConsents),
    vendorInterests: setIn(model.vendorLegitimateInterests),
    disclosed: setIn(model.vendorsDisclosed),
    features: setIn(model.specialFeatureOptins),
  }).toEqual({
    cmpId: data.cmpId,
    tcfPolicyVersion: data.tcfPolicyVersion,
    isServiceSpecific: true,
    useNonStandardTexts: data.useNonStandardTexts,
    publisherCC: data.publisherCC,
    purposeOneTreatment: data.purposeOneTreatment,
    consents: idsOf(purpose.consents),
    interests: idsOf(purpose.legitimateInterests),
    vendors: idsOf(vendor.consents),
    vendorInterests: idsOf(vendor.legitimateInterests),
    disclosed: idsOf(vendor.disclosedVendors),
    features: idsOf(data.specialFeatureOptins),
  });
}

async function callerOf(kind: (typeof KINDS)[number], page: Page): Promise<Caller> {
  if (kind === 'the page') return fromPage(page);
  const url = at('ads.localhost', '/ad');
  await expect.poll(() => page.frame({ url })).not.toBeNull();
  return fromFrame(page.frame({ url }) as NonNullable<ReturnType<Page['frame']>>, kind.endsWith('texts'));
}

for (const kind of KINDS)
  test(`CON-064 the IAB’s interface on a page of another origin, called by ${kind}: ping, events and strings`, async ({
    page,
  }) => {
    const isByMessage = kind !== 'the page';
    const address = at('localhost', isByMessage ? '/tcf-and-ad' : '/tcf');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/tcf\.\w+\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(address);
    expect(await page.evaluate(() => (window as unknown as { early: string }).early)).toBe('function');
    expect(await page.evaluate(() => '__tcfapiLocator' in frames)).toBe(true);
    let caller = await callerOf(kind, page);
    expect(await run(STUB, caller, isByMessage)).toEqual([]);
    resolve();

    const all = () => caller.answers();
    const answersOf = async (number: number) => (await caller.answers(number, 1))[0];
    /** The number of the listener's call: at first that of `STUB`. */
    let listening = STUB.findIndex(({ how }) => how[0] === 'addEventListener');
    const told = async () =>
      ((await answersOf(listening)) ?? []).map(([data]) => data as Data).filter(({ eventStatus }) => eventStatus);
    const events = async () => (await told()).map(({ eventStatus }) => eventStatus);
    const listenAgain = async () => {
      caller = await callerOf(kind, page);
      listening = (await all()).length;
      await caller.call('addEventListener');
    };
    const displayStatus = async () => {
      const number = (await all()).length;
      await caller.call('ping');
      await expect.poll(async () => (await answersOf(number))?.length).toBe(1);
      const [[answer] = []] = (await answersOf(number)) ?? [];
      return (answer as { displayStatus: string } | undefined)?.displayStatus;
    };

    // Nobody has decided: the dialog asks, with no consent, and with the interests of the vendors it names.
    await expect.poll(events).toEqual(['cmpuishown']);
    const waiting = STUB.findIndex(({ how }) => how[0] === 'getTCData');
    await expect.poll(() => answersOf(waiting)).toEqual([[expect.objectContaining({ cmpStatus: 'loaded' }), true]]);
    const unknown = STUB.findIndex(({ how }) => how[0] === 'unknown');
    await expect.poll(() => answersOf(unknown)).toEqual([[null, false]]);
    expect(await run([...LOADED, ...(isByMessage ? [] : LISTS)], caller, isByMessage)).toEqual([]);
    expect(await displayStatus()).toBe('visible');
    const [asked] = (await told()) as [Data];
    expect(shapeOf(asked)).toEqual(TC_DATA);
    expectString(asked);
    expect([idsOf(asked.purpose.consents), idsOf(asked.vendor.consents)]).toEqual([[], []]);
    expect(idsOf(asked.vendor.legitimateInterests).length).toBeGreaterThan(0);
    expect(idsOf(asked.vendor.disclosedVendors)).toHaveLength(813);

    await button(page, 'Accept all').click();
    await expect.poll(events).toEqual(['cmpuishown', 'useractioncomplete']);
    const [, accepted] = (await told()) as [Data, Data];
    expect(shapeOf(accepted)).toEqual(TC_DATA);
    expectString(accepted);
    expect(idsOf(accepted.purpose.consents)).toHaveLength(11);
    expect(accepted.addtlConsent).toMatch(/^2~[\d.]+~dv\.$/);
    expect(await displayStatus()).toBe('disabled');
    expect(await run(ACCEPTED, caller, isByMessage)).toEqual([]);
    // The one that was removed hears of nothing.
    expect(await answersOf(listening + 1)).toHaveLength(1);

    // On the next page there is a string and no dialog; then the visitor opens it, and withdraws.
    await page.goto(address);
    await listenAgain();
    await expect.poll(events).toEqual(['tcloaded']);
    expect(await displayStatus()).toBe('disabled');
    expect((await told())[0]).toMatchObject({ tcString: accepted.tcString, addtlConsent: accepted.addtlConsent });
    await reopen(page);
    await expect.poll(events).toEqual(['tcloaded', 'cmpuishown']);
    expect(await displayStatus()).toBe('visible');
    await button(page, 'Withdraw all').click();
    await expect.poll(events).toEqual(['tcloaded', 'cmpuishown', 'useractioncomplete']);
    const withdrawn = (await told())[2] as Data;
    expect(shapeOf(withdrawn)).toEqual(TC_DATA);
    expectString(withdrawn);
    expect([withdrawn.purpose, withdrawn.vendor].flatMap(({ consents }) => idsOf(consents))).toEqual([]);
    expect([withdrawn.purpose, withdrawn.vendor].flatMap((each) => idsOf(each.legitimateInterests))).toEqual([]);
    expect(await cookieOf(page, 'kyk_tcf')).toBe(withdrawn.tcString);
    await caller.call('getTCData');
    await expect
      .poll(async () => (await all()).at(-1)?.[0])
      .toEqual([expect.objectContaining({ tcString: withdrawn.tcString }), true]);
  });
