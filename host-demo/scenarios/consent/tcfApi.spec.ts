/** `__tcfapi`, beside what the runner of `another-origin/tcfChecks.ts` checks. */
import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { expect, test } from '../test.ts';
import { CONSENT_TAG, configTag, decided, openPage, PAGE, TCF, withConfig } from './consentPage.ts';
import { fromPage } from './tcfCallers.ts';

const LOADER_TAG = '<script src="/travel-shell/loader.js" async></script>';
/** Made by dialog 10: purposes 1 and 2, and vendor 10, which is disclosed. */
const OF_ANOTHER = 'CQuCLYAQuCLYAAKABAENAtEgAMAAAAAAAAAAAFABAAAAAAAA.IAKgBgCA.YAAAAAAAAAAA';
/** `OF_ANOTHER` as our dialog, 300, makes it. */
const SAVED = OF_ANOTHER.replace('YAAK', 'YAEs');

const pageWith = (body: string, config: object = TCF) =>
  `<!doctype html><html lang="de"><title>TCF</title><link rel="icon" href="data:,">${configTag(config)}${CONSENT_TAG}${LOADER_TAG}<body>${body}</body></html>`;

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

/** The events of a new listener: the status of each, and how many purposes it allows. */
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

test('the frames of the page find the window with the function as soon as the body begins, and `ping` loads its file', async ({
  page,
}) => {
  await openPage(page, pageWith('<script>window.found = "__tcfapiLocator" in frames</script>'));
  expect(await page.evaluate(() => (window as unknown as { found: boolean }).found)).toBe(true);
  expect(await page.locator('iframe').count()).toBe(1);
  await test.step('who only asks by `ping` gets to see that it is loaded, with the version of the policy', async () => {
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
});

test('a file that cannot be had is an error for callers, and the next call loads it', async ({ page, problems }) => {
  problems.allow(/tcf\.\w+\.js|ERR_FAILED/);
  const logged = problems.expect(/LOAD_FAILED: .* See http:.*\/errors\.html#LOAD_FAILED Error: tcf\.\w+\.js/);
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

test('a page that asks nothing does not load its file, and no mistake of one caller reaches another', async ({
  page,
  context,
  baseURL,
  traffic,
  problems,
}) => {
  const thrown = problems.expect(/a listener of the page/);
  await decided(context, baseURL, { kyk_tcf: SAVED });
  await openPage(page, pageWith(''));
  await test.step('a page whose scripts ask nothing does not load its file', async () => {
    await runPending(page);
    expect(traffic.paths(/\/tcf\.\w+\.js/)).toEqual([]);
  });
  await test.step('a call without a callback throws at its caller, and no other hears of it', async () => {
    const commands = ['ping', 'addEventListener', 'getTCData', 'getVendorList'];
    const errors = await page.evaluate((all) => {
      const { __tcfapi } = window as unknown as { __tcfapi(...call: unknown[]): void };
      return all.map((command) => {
        try {
          return __tcfapi(command, 2);
        } catch (error) {
          return String(error);
        }
      });
    }, commands);
    expect(errors).toEqual(commands.map((command) => `TypeError: __tcfapi ${command}: no callback`));
  });
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    const api = (window as unknown as { __tcfapi(...call: unknown[]): void }).__tcfapi;
    const listen = (name: string, then = () => {}) =>
      api('addEventListener', 2, (data: { eventStatus?: string }) => {
        if (!data.eventStatus) return;
        names.push(name);
        then();
      });
    listen('first', () => api('removeEventListener', 2, () => {}, 2));
    listen('second');
    listen('third', () => {
      throw new Error('a listener of the page');
    });
  });
  const { call, answers } = fromPage(page);
  await call('addEventListener');
  await call('getTCData');
  const told = async (index: number) => (await answers())[index]?.at(-1)?.[0];
  await expect.poll(() => told(0)).toMatchObject({ eventStatus: 'tcloaded', listenerId: 4 });
  await expect.poll(() => told(1)).toMatchObject({ eventStatus: 'tcloaded' });
  await test.step('a listener that another one removes is not told any more', async () =>
    expect(await page.evaluate(() => Reflect.get(window, 'names'))).toEqual(['first', 'third']));
  await test.step('a listener that throws does not keep others from being told', async () => {
    expect((await answers())[0]).toHaveLength(2);
    await expect.poll(() => thrown.length).toBe(1);
  });
});

test('a changed tcf.js is refused by its integrity, and callers hear of an error', async ({
  page,
  context,
  problems,
  baseURL,
}) => {
  problems.allow(/integrity|ERR_/);
  const logged = problems.expect(/\[travel-shell\] LOAD_FAILED: .* Error: tcf\.\w+\.js/);
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

test('a function that is there already is left alone', async ({ page }) => {
  const own = '<script>window.__tcfapi = (...call) => call[2]?.("theirs")</script>';
  await openPage(page, pageWith('').replace(CONSENT_TAG, own + CONSENT_TAG));
  const { call, answers } = fromPage(page);
  await call('ping');
  expect(await answers()).toEqual([[['theirs', undefined]]]);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('there is none without an id, or where the site does not ask', async ({ page }) => {
  for (const config of [{ consentCategories: true, consent: { cmpId: 0 } }, { consent: { cmpId: 300 } }]) {
    await openPage(page, pageWith('', config));
    expect(await page.evaluate(() => '__tcfapi' in window)).toBe(false);
  }
});

test('what is no choice of today’s counts as none: its cookie goes, and the dialog asks', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [name, saved] of [
    ['a saved text that is no TC string', 'C'.repeat(60)],
    ['one that discloses no vendors', SAVED.replace(/\..*/, '')],
    ["another dialog's", OF_ANOTHER],
  ] as const)
    await test.step(name, async () => {
      await context.clearCookies();
      await decided(context, baseURL, { kyk_tcf: saved, consent: 'strictlyNecessary' });
      await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
      await expect(page.locator('h1')).toBeVisible();
      const events = await listen(page);
      await expect(page.locator('travel-consent dialog')).toBeVisible();
      await expect.poll(events).toEqual([['cmpuishown', 0]]);
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('kyk_tcf');
    });
});

test("CNS-002 another dialog's string without categories is no choice: the dialog asks, also where no script does", async ({
  page,
  context,
  baseURL,
}) => {
  await decided(context, baseURL, { kyk_tcf: OF_ANOTHER });
  // Not by the file that scripts ask.
  const isShown = Promise.withResolvers<void>();
  await page.route(/\/tcf\.\w+\.js/, (route) => isShown.promise.then(() => route.continue()));
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  await expect(page.locator('travel-consent dialog')).toBeVisible();
  isShown.resolve();
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

for (const moment of ['before', 'after'])
  test(`with the back end down a refusal takes back what the last string allowed; the next page sends it ${moment} tcf.js is there`, async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(/CONSENT_FAILED|net::ERR_|Failed to load/);
    await decided(context, baseURL, { kyk_tcf: OF_ANOTHER, consent: 'strictlyNecessary' });
    // The dialog of the back end, which makes the string of the refusal.
    const config = { ...TCF, consent: { ...TCF.consent, cmpId: 10 } };
    await page.goto(withConfig('/scenarios/consent-banner/?kind=tcf&head', config));
    const events = await listen(page);
    await expect.poll(events).toEqual([['tcloaded', 2]]);
    await page.route(/\/i\/api\/|\/privacy\/consent/, (route) => route.abort());
    await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)')))
      .toBe(true);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(async () => (await events()).at(-1)).toEqual(['useractioncomplete', 0]);
    // The refusal is kept, and told on the next page as well.
    await page.unroute(/\/i\/api\/|\/privacy\/consent/);
    // tcf.js comes only when the refusal is sent, or the refusal is sent only when tcf.js is there.
    const [first, second] =
      moment === 'before' ? [/\/privacy\/consent/, /\/tcf\.\w+\.js/] : [/\/tcf\.\w+\.js/, /\/privacy\/consent/];
    const isThere = page.waitForResponse(first).then((response) => response.finished());
    await page.route(second, async (route) => {
      await isThere;
      await route.continue();
    });
    await page.reload();
    await expect.poll(await listen(page)).toEqual([['tcloaded', 0]]);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('kyk_tcf');
    await expect(page.locator('travel-consent dialog')).toBeHidden();
  });
