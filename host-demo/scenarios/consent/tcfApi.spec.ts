import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { CONSENT_TAG, configTag, decided, openPage, PAGE, TCF, withConfig } from './consentPage.ts';

const LOADER_TAG = '<script src="/travel-shell/loader.js" async></script>';
/** Made by dialog 10: purposes 1 and 2, and vendor 10, which is disclosed. */
const OF_ANOTHER = 'CQuCLYAQuCLYAAKABAENAtEgAMAAAAAAAAAAAFABAAAAAAAA.IAKgBgCA.YAAAAAAAAAAA';
/** The same by ours, 300. */
const SAVED = OF_ANOTHER.replace('YAAK', 'YAEs');
const OTHER_SITE = 'https://frame.example';

/** A call, its answers in order: what the callback was given. */
type Answers = [answer: unknown, success: unknown][];

interface Caller {
  /** Calls, and resolves with the first answers: as many as wanted. */
  call(command: string, parameter?: unknown, version?: unknown): Promise<void>;
  /** All answers so far, by call. */
  answers(): Promise<Answers[]>;
}

const pageWith = (body: string, config: object = TCF) =>
  `<!doctype html><html lang="de"><title>TCF</title><link rel="icon" href="data:,">${configTag(config)}${CONSENT_TAG}${LOADER_TAG}<body>${body}</body></html>`;

/** The page's own scripts. */
function fromPage(page: Page): Caller {
  return {
    call: (command, parameter, version = 2) =>
      page.evaluate(
        ([name, given, number]) => {
          const scope = window as unknown as {
            noted?: unknown[][];
            __tcfapi(...call: unknown[]): void;
          };
          scope.noted ??= [];
          const own: unknown[] = [];
          scope.noted.push(own);
          scope.__tcfapi(name, number, (answer: unknown, success: unknown) => own.push([answer, success]), given);
        },
        [command, parameter, version] as const,
      ),
    answers: () => page.evaluate(() => (window as unknown as { noted?: Answers[] }).noted ?? []),
  };
}

/** A frame of another origin, by the messages that the specification has. */
function fromFrame(frame: Frame, asText: boolean): Caller {
  return {
    call: (command, parameter, version = 2) =>
      frame.evaluate(
        ([name, given, number, isText]) => {
          const scope = window as unknown as { noted?: unknown[][] };
          scope.noted ??= [];
          const own: unknown[] = [];
          scope.noted.push(own);
          const callId = isText ? `call-${scope.noted.length}` : scope.noted.length;
          addEventListener('message', ({ data }) => {
            const { __tcfapiReturn: given } = typeof data === 'string' ? JSON.parse(data) : data;
            if ((typeof data === 'string') === isText && given?.callId === callId)
              own.push([given.returnValue, given.success]);
          });
          const message = { __tcfapiCall: { command: name, version: number, callId, parameter: given } };
          parent.postMessage(isText ? JSON.stringify(message) : message, '*');
        },
        [command, parameter, version, asText] as const,
      ),
    answers: () => frame.evaluate(() => (window as unknown as { noted?: Answers[] }).noted ?? []),
  };
}

async function openFrame(page: Page): Promise<Frame> {
  await page.route(`${OTHER_SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ad</title>' }),
  );
  await openPage(page, pageWith(`<iframe src="${OTHER_SITE}/ad" title="Ad"></iframe>`));
  await expect.poll(() => page.frame({ url: `${OTHER_SITE}/ad` })).not.toBeNull();
  return page.frame({ url: `${OTHER_SITE}/ad` }) as Frame;
}

const KINDS = ['the page', 'a frame of another origin', 'such a frame, in texts'] as const;

async function callerOf(kind: (typeof KINDS)[number], page: Page): Promise<Caller> {
  if (kind !== 'the page') return fromFrame(await openFrame(page), kind.endsWith('texts'));
  await openPage(page, pageWith(''));
  return fromPage(page);
}

/** Holds tcf.js back. */
async function holdKit(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/tcf\.\w+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** As the store and the dialog do. */
const tellOwner = (page: Page, act: 'update' | 'setVisible', value: unknown) =>
  page.evaluate(
    ([name, given]) => {
      const head = (globalThis as never)[Symbol.for('travel-shell.consent')] as {
        tcf: Record<string, (value: unknown) => void>;
      };
      head.tcf[name]?.(given);
    },
    [act, value] as const,
  );

/** What a listener was told: the status of each event, and how many purposes it allows. */
async function listen(page: Page): Promise<() => Promise<[status: string, purposes: number][]>> {
  await page.evaluate(() => {
    const events: [unknown, number][] = [];
    Object.assign(window, { events });
    type Data = { eventStatus?: string; purpose?: { consents: object } };
    const api = (window as unknown as { __tcfapi(...call: unknown[]): void }).__tcfapi;
    api('addEventListener', 2, ({ eventStatus, purpose }: Data) => {
      if (eventStatus) events.push([eventStatus, Object.values(purpose?.consents ?? {}).filter(Boolean).length]);
    });
  });
  return () => page.evaluate(() => (window as unknown as { events: [string, number][] }).events);
}

for (const kind of KINDS) {
  test.describe(`__tcfapi, called by ${kind}`, () => {
    test('CON-064 answers `ping` and listeners at once, before its file is there', async ({ page }) => {
      const release = await holdKit(page);
      const { call, answers } = await callerOf(kind, page);
      await call('ping');
      await call('addEventListener');
      await call('addEventListener');
      await call('getTCData');
      // Whether the GDPR applies its file says: until then that is not known.
      const incomplete = { cmpId: 300, cmpVersion: 2, cmpStatus: 'stub' };
      await expect.poll(answers).toEqual([
        [
          [
            {
              cmpLoaded: false,
              cmpStatus: 'stub',
              displayStatus: 'hidden',
              apiVersion: expect.stringMatching(/^2\.\d$/),
            },
            true,
          ],
        ],
        [[{ ...incomplete, listenerId: 1 }, true]],
        [[{ ...incomplete, listenerId: 2 }, true]],
        [],
      ]);
      release();
      // A call that had to wait is answered then.
      await expect
        .poll(async () => (await answers())[3])
        .toEqual([[{ ...incomplete, gdprApplies: true, cmpStatus: 'loaded', tcfPolicyVersion: 4 }, true]]);
    });

    test('a visitor who has decided: `tcloaded` with the whole of TCData', async ({ page, context, baseURL }) => {
      await decided(context, baseURL, { kyk_tcf: SAVED });
      const { call, answers } = await callerOf(kind, page);
      await call('addEventListener');
      await expect.poll(async () => (await answers())[0]?.length).toBe(2);
      const told = (await answers())[0]?.[1];
      expect(told?.[1]).toBe(true);
      const data = told?.[0];
      expect(data).toMatchObject({
        tcString: SAVED,
        eventStatus: 'tcloaded',
        cmpStatus: 'loaded',
        listenerId: 1,
        gdprApplies: true,
        ...{ cmpId: 300, cmpVersion: 2, tcfPolicyVersion: 4 },
        ...{ isServiceSpecific: true, useNonStandardTexts: false, purposeOneTreatment: false },
        publisherCC: expect.stringMatching(/^[A-Z]{2}$/),
        enableAdvertiserConsentMode: false,
        addtlConsent: expect.stringMatching(/^2~[\d.]*~dv\.[\d.]*$/),
        publisher: {
          ...{ consents: {}, legitimateInterests: {}, restrictions: {} },
          customPurpose: { consents: {}, legitimateInterests: {} },
        },
      });
      const { purpose, vendor } = data as Record<string, Record<string, Record<string, boolean>>>;
      expect(purpose?.consents).toMatchObject({ 1: true, 2: true, 3: false, 11: false });
      expect(vendor?.consents).toMatchObject({ 10: true });
      expect(Object.keys(vendor?.disclosedVendors ?? {})).toContain('10');
      await call('ping');
      await expect
        .poll(async () => (await answers())[1]?.[0]?.[0])
        .toMatchObject({
          ...{ cmpLoaded: true, cmpStatus: 'loaded', displayStatus: 'disabled' },
          ...{ cmpId: 300, cmpVersion: 2, gvlVersion: 45, tcfPolicyVersion: 4 },
        });
    });

    test('tells of the dialog and of a choice, each once, until the listener is removed', async ({ page }) => {
      const { call, answers } = await callerOf(kind, page);
      await call('addEventListener');
      const events = async () =>
        ((await answers())[0] ?? []).map(([data]) => (data as { eventStatus?: string } | null)?.eventStatus);
      await expect.poll(events).toEqual([undefined]);
      await tellOwner(page, 'setVisible', true);
      await expect.poll(events).toEqual([undefined, 'cmpuishown']);
      const shown = (await answers())[0]?.[1]?.[0] as Record<string, Record<string, Record<string, boolean>>>;
      // Nothing is consented to, and the interests of the vendors that the visitor is shown stand.
      expect(Object.values(shown.purpose?.consents ?? {})).not.toContain(true);
      expect(Object.values(shown.vendor?.consents ?? {})).not.toContain(true);
      expect(Object.values(shown.vendor?.legitimateInterests ?? {})).toContain(true);
      expect(Object.keys(shown.vendor?.disclosedVendors ?? {})).toHaveLength(813);
      await tellOwner(page, 'setVisible', true);
      await tellOwner(page, 'setVisible', false);
      await tellOwner(page, 'update', SAVED);
      await expect.poll(events).toEqual([undefined, 'cmpuishown', 'useractioncomplete']);
      expect((await answers())[0]?.[2]?.[0]).toMatchObject({ tcString: SAVED });

      await call('removeEventListener', 1);
      await call('removeEventListener', 1);
      await call('removeEventListener', 'x');
      await expect
        .poll(async () => (await answers()).slice(1).map(([first]) => first?.[0]))
        .toEqual([true, false, false]);
      await tellOwner(page, 'setVisible', true);
      await page.waitForTimeout(300);
      expect(await events()).toHaveLength(3);
    });

    test('refuses versions and commands that it does not have, and takes no choice from scripts', async ({
      page,
      context,
      baseURL,
    }) => {
      await decided(context, baseURL, { kyk_tcf: SAVED });
      const { call, answers } = await callerOf(kind, page);
      for (const version of [1, 3, 'x']) await call('ping', undefined, version);
      await expect.poll(answers).toEqual([[[null, false]], [[null, false]], [[null, false]]]);
      for (const version of [0, null, 2]) await call('ping', undefined, version);
      await expect
        .poll(async () => (await answers()).slice(3).map(([first]) => first?.[1]))
        .toEqual([true, true, true]);
      await call('addEventListener');
      // At once, or after the file has come for the first call.
      await expect.poll(async () => (await answers())[6]?.at(-1)?.[0]).toMatchObject({ tcString: SAVED });
      for (const command of ['updateTCData', 'getInAppTCData', 'unknown']) await call(command, 'CQ');
      await expect
        .poll(async () => (await answers()).slice(7))
        .toEqual([[[null, false]], [[null, false]], [[null, false]]]);
      await call('getTCData');
      await expect.poll(async () => (await answers())[10]?.[0]?.[0]).toMatchObject({ tcString: SAVED });
    });

    test('gives the vendor list by its version', async ({ page }) => {
      const { call, answers } = await callerOf(kind, page);
      const given = [45, true];
      const refused = [undefined, false];
      // A list of 800 vendors takes a second to cross to another frame.
      const cases: [unknown, unknown[]][] =
        kind === 'the page'
          ? [
              [undefined, given],
              ['LATEST', given],
              [45, given],
              ['45', given],
              [1, refused],
              ['x', refused],
              [0, refused],
            ]
          : [
              [45, given],
              [1, refused],
            ];
      for (const [version] of cases) await call('getVendorList', version);
      const versions = async () =>
        (await answers()).map(([first]) => [
          (first?.[0] as { vendorListVersion?: number })?.vendorListVersion,
          first?.[1],
        ]);
      await expect.poll(versions, { timeout: 15_000 }).toEqual(cases.map(([, answer]) => answer));
    });
  });
}

test('the frames of the page find the window with the function as soon as the body begins', async ({ page }) => {
  await openPage(page, pageWith('<script>window.found = "__tcfapiLocator" in frames</script>'));
  expect(await page.evaluate(() => (window as unknown as { found: boolean }).found)).toBe(true);
  expect(await page.locator('iframe').count()).toBe(1);
});

test('a file that cannot be had is an error for callers, and the next call loads it', async ({ page, problems }) => {
  problems.allow(/tcf\.\w+\.js|ERR_FAILED/);
  const logged = problems.expect(/LOAD_FAILED: tcf\.js/);
  await page.route(/\/tcf\.\w+\.js/, (route) => route.abort());
  await openPage(page, pageWith(''));
  const { call, answers } = fromPage(page);
  await call('getTCData');
  await expect.poll(async () => (await answers())[0]).toEqual([[null, false]]);
  expect(logged).toHaveLength(1);
  await call('ping');
  expect((await answers())[1]?.[0]?.[0]).toMatchObject({ cmpLoaded: false, cmpStatus: 'error' });
  await page.unroute(/\/tcf\.\w+\.js/);
  await call('addEventListener');
  expect((await answers())[2]?.[0]?.[0]).toMatchObject({ cmpId: 300, cmpStatus: 'error', listenerId: 1 });
  await call('getTCData');
  await expect.poll(async () => (await answers())[3]?.[0]?.[0]).toMatchObject({ cmpStatus: 'loaded' });
  await call('ping');
  expect((await answers())[4]?.[0]?.[0]).toMatchObject({ cmpLoaded: true, cmpStatus: 'loaded' });
});

test('a changed tcf.js is refused by its integrity, and callers hear of an error', async ({
  page,
  context,
  problems,
  baseURL,
}) => {
  problems.allow(/integrity|ERR_/);
  const logged = problems.expect(/\[travel-shell\] LOAD_FAILED: tcf\.js/);
  await page.route(/\/tcf\.\w+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await decided(context, baseURL, { kyk_tcf: SAVED });
  await openPage(page, pageWith(''));
  const { call, answers } = fromPage(page);
  await call('getTCData');
  await expect.poll(async () => (await answers())[0]?.[0]).toEqual([null, false]);
  expect(logged).toHaveLength(1);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('on a site where the GDPR does not apply scripts are told so, until the dialog asks all the same', async ({
  page,
}) => {
  await openPage(page, pageWith('', { ...TCF, consent: { ...TCF.consent, publisherCountry: 'US' } }));
  const { call, answers } = fromPage(page);
  await call('addEventListener');
  const last = async () => (await answers())[0]?.at(-1)?.[0];
  await expect.poll(last).toEqual({
    ...{ cmpId: 300, cmpVersion: 2, gdprApplies: false, cmpStatus: 'loaded', tcfPolicyVersion: 4 },
    ...{ eventStatus: 'tcloaded', listenerId: 1 },
  });
  await call('ping');
  await expect.poll(async () => (await answers())[1]?.[0]?.[0]).toMatchObject({ gdprApplies: false });
  await tellOwner(page, 'setVisible', true);
  await expect.poll(last).toMatchObject({ gdprApplies: true, eventStatus: 'cmpuishown' });
  await call('ping');
  await expect.poll(async () => (await answers())[2]?.[0]?.[0]).toMatchObject({ gdprApplies: true });
});

test('ten slow listeners do not keep the page from painting', async ({ page, context, baseURL }) => {
  await decided(context, baseURL, { kyk_tcf: SAVED });
  await openPage(page, pageWith(''));
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        let frame = 0;
        const count = () => {
          frame += 1;
          requestAnimationFrame(count);
        };
        count();
        const api = (window as unknown as { __tcfapi(...call: unknown[]): void }).__tcfapi;
        for (let number = 0; number < 10; number += 1) {
          api('addEventListener', 2, (data: { eventStatus?: string }) => {
            if (!data.eventStatus) return;
            const end = performance.now() + 50;
            while (performance.now() < end);
            seen.push(frame);
            if (seen.length === 10) resolve(seen);
          });
        }
      }),
  );
  // In one task all of them would see the same frame.
  expect(new Set(frames).size).toBeGreaterThan(5);
});

test('a listener that another one removes is not told any more', async ({ page, context, baseURL }) => {
  await decided(context, baseURL, { kyk_tcf: SAVED });
  await openPage(page, pageWith(''));
  const told = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const names: string[] = [];
        const api = (window as unknown as { __tcfapi(...call: unknown[]): void }).__tcfapi;
        const listen = (name: string, then = () => {}) =>
          api('addEventListener', 2, (data: { eventStatus?: string }) => {
            if (!data.eventStatus) return;
            names.push(name);
            then();
          });
        listen('first', () => api('removeEventListener', 2, () => {}, 2));
        listen('second');
        listen('third', () => resolve(names));
      }),
  );
  expect(told).toEqual(['first', 'third']);
});

test('a listener that throws does not keep others from being told', async ({ page, context, baseURL, problems }) => {
  const thrown = problems.expect(/a listener of the page/);
  await decided(context, baseURL, { kyk_tcf: SAVED });
  await openPage(page, pageWith(''));
  await page.evaluate(() => {
    const api = (window as unknown as { __tcfapi(...call: unknown[]): void }).__tcfapi;
    api('addEventListener', 2, (data: { eventStatus?: string }) => {
      if (data.eventStatus) throw new Error('a listener of the page');
    });
  });
  const { call, answers } = fromPage(page);
  await call('addEventListener');
  await expect.poll(async () => (await answers())[0]?.length).toBe(2);
  await expect.poll(() => thrown.length).toBe(1);
});

test('a function that is there already is left alone', async ({ page }) => {
  const own = '<script>window.__tcfapi = (...call) => call[2]?.("theirs")</script>';
  await openPage(page, pageWith('').replace(CONSENT_TAG, own + CONSENT_TAG));
  const { call, answers } = fromPage(page);
  await call('ping');
  expect(await answers()).toEqual([[['theirs', undefined]]]);
  expect(await page.locator('iframe').count()).toBe(0);
});

for (const [name, config] of [
  ['without an id', { consentCategories: true, consent: { cmpId: 0 } }],
  ['where the site does not ask', { consent: { cmpId: 300 } }],
] as const) {
  test(`there is none ${name}`, async ({ page }) => {
    await openPage(page, pageWith('', config));
    expect(await page.evaluate(() => '__tcfapi' in window)).toBe(false);
  });
}

test('who only asks by `ping` gets to see that it is loaded, with the version of the policy', async ({ page }) => {
  await openPage(page, pageWith(''));
  const { call, answers } = fromPage(page);
  await expect
    .poll(async () => {
      await call('ping');
      return (await answers()).at(-1)?.[0]?.[0];
    })
    .toMatchObject({
      cmpLoaded: true,
      cmpStatus: 'loaded',
      displayStatus: 'hidden',
      tcfPolicyVersion: 4,
      gvlVersion: 45,
    });
});

test('a page whose scripts ask nothing does not load its file', async ({ page, context, baseURL, traffic }) => {
  await decided(context, baseURL, { kyk_tcf: SAVED });
  await openPage(page, pageWith(''));
  await page.waitForTimeout(1200);
  expect(traffic.paths(/\/tcf\.\w+\.js/)).toEqual([]);
});

for (const [name, saved] of [
  ['a saved text that is no TC string', 'C'.repeat(60)],
  ['one that discloses no vendors', SAVED.replace(/\..*/, '')],
  ["another dialog's", OF_ANOTHER],
] as const) {
  test(`${name} counts as no choice: its cookie goes, and the dialog asks`, async ({ page, context, baseURL }) => {
    await decided(context, baseURL, { kyk_tcf: saved, consent: 'strictlyNecessary' });
    await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('travel-consent dialog')).toBeHidden();
    const events = await listen(page);
    await expect(page.locator('travel-consent dialog')).toBeVisible();
    await expect.poll(events).toEqual([['cmpuishown', 0]]);
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('kyk_tcf');
  });
}

test("CNS-002 another dialog's string without categories is no choice: the dialog asks, also where no script does", async ({
  page,
  context,
  baseURL,
  traffic,
}) => {
  await decided(context, baseURL, { kyk_tcf: OF_ANOTHER });
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  await expect(page.locator('travel-consent dialog')).toBeVisible();
  expect(traffic.paths(/\/tcf\.\w+\.js/)).toEqual([]);
  // A script that asks now hears of the dialog, and of no string.
  const events = await listen(page);
  await expect.poll(events).toEqual([['cmpuishown', 0]]);
  await page.locator('travel-consent').getByRole('button', { name: 'Accept all' }).click();
  const saved = async () => (await context.cookies()).find(({ name }) => name === 'kyk_tcf')?.value;
  await expect.poll(saved).toMatch(/^C/);
  expect(await saved()).not.toBe(OF_ANOTHER);
});

test('“Cookie settings” is told as `cmpuishown`, and leaving it as it is as no longer visible', async ({
  page,
  context,
  baseURL,
}) => {
  await decided(context, baseURL, { kyk_tcf: SAVED, consent: 'strictlyNecessary' });
  await page.goto(withConfig('/scenarios/consent-banner/?kind=tcf&head', TCF));
  const events = await listen(page);
  const { call, answers } = fromPage(page);
  const status = async () => {
    await call('ping');
    return ((await answers()).at(-1)?.[0]?.[0] as { displayStatus: string } | undefined)?.displayStatus;
  };
  await expect.poll(events).toEqual([['tcloaded', 2]]);
  const settings = page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' });
  // Twice: before React and after it.
  for (const shown of [1, 2]) {
    await settings.click();
    await expect(page.locator('travel-consent dialog')).toBeVisible();
    await expect.poll(async () => (await events()).length).toBe(1 + shown);
    expect((await events()).at(-1)).toEqual(['cmpuishown', 2]);
    expect(await status()).toBe('visible');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)')))
      .toBe(true);
    await page.getByRole('button', { name: 'Leave as is' }).click();
    await expect(page.locator('travel-consent dialog')).toBeHidden();
    expect(await status()).toBe('disabled');
  }
});

test('with the back end down a refusal takes back what the last string allowed', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/CONSENT_FAILED|net::ERR_|Failed to load/);
  await decided(context, baseURL, { kyk_tcf: SAVED, consent: 'strictlyNecessary' });
  await page.goto(withConfig('/scenarios/consent-banner/?kind=tcf&head', TCF));
  const events = await listen(page);
  await expect.poll(events).toEqual([['tcloaded', 2]]);
  await page.route(/\/i\/api\/|\/privacy\/consent/, (route) => route.abort());
  await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)')))
    .toBe(true);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(async () => (await events()).at(-1)).toEqual(['useractioncomplete', 0]);
  // It is kept, and told on the next page as well.
  await page.unroute(/\/i\/api\/|\/privacy\/consent/);
  await page.reload();
  await expect.poll(await listen(page)).toEqual([['tcloaded', 0]]);
  await expect(page.locator('travel-consent dialog')).toBeHidden();
});
