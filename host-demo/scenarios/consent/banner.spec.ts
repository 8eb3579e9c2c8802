import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { expect, layoutShifts, loadReact, picture, test } from '../test.ts';
import {
  ALL,
  decided,
  FORM,
  framesSeen,
  PAGE,
  running,
  TCF,
  watchFrames,
  withConfig,
  withoutReact,
} from './consentPage.ts';

const ACCEPT = 'Accept all';
const REJECT = 'Reject all';
const OURS = /^\/travel-shell\//;
const EVERY_PART = ['functional', 'analytical', 'advertising', 'functional analytical'];

/** The first event that analytics is told, and what it is sent from. */
const tracked = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('travel-track', (event) =>
          resolve([(event.target as Element).localName, (event as CustomEvent).detail]),
        ),
      ),
  );
const press = (part: string, label: string) => ['travel-consent', { piece: 'consent', part, action: 'click', label }];

test('CNS-002 CNS-019 CNS-021 CNS-036 the first frame shows it, and “reject” before React counts, is told and recorded', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await withoutReact(page);
  await watchFrames(page);
  await page.goto(PAGE);
  await test.step('a visitor who has not decided sees the banner with the first frame, and nothing moves', async () => {
    await expect(page.getByRole('button', { name: ACCEPT })).toBeVisible();
    const frames = await framesSeen(page);
    expect(frames.slice(0, 3)).not.toContain(false);
    expect(await layoutShifts(page)).toEqual([]);
    const banner = page.locator('travel-consent [part=banner]');
    // In the top layer, so that nothing of the page covers it.
    expect(await banner.evaluate((layer) => layer.matches(':popover-open'))).toBe(true);
    await picture(page, 'consent-undecided');
  });
  await test.step('“reject” counts at once, and only what is necessary is stored, with the text that was shown', async () => {
    const declined = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('travel-consent-declined', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    const told = tracked(page);
    const answer = page.waitForResponse(FORM);
    await page.getByRole('button', { name: REJECT }).click();
    expect(await declined).toEqual({ regime: 'cookies' });
    expect(await told).toEqual(press('cookies', 'decline'));
    await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
    expect((await answer).status()).toBe(200);
    expect((await (await answer).json()).acceptedCategories).toEqual(['strictlyNecessary']);
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('strictlyNecessary');
    expect(await running(page)).toEqual([]);
    expect((await recordsOf(page))[0]?.text).toEqual({ version: 'cookies-1', locale: 'en-US' });
  });
});

for (const form of ['', '?empty']) {
  test(`a visitor who has decided never sees it, and downloads loader.js and consent.js only${form}`, async ({
    page,
    context,
    baseURL,
    traffic,
  }) => {
    await decided(context, baseURL, { consent: ALL });
    for (const name of ['hideCookieMessage', 'twoPartyAccepted', 'dataTransferAccepted']) {
      await decided(context, baseURL, { [`travel_meta_${name}`]: 'true' });
    }
    await watchFrames(page);
    await page.goto(PAGE + form);
    await expect.poll(() => running(page)).toEqual(EVERY_PART);
    await runPending(page);
    expect(await framesSeen(page)).not.toContain(true);
    // The page links the brand's typeface itself.
    const paths = traffic.paths(OURS).filter((path) => path !== '/travel-shell/fonts/flagship.css');
    expect(paths.sort()).toEqual(['/travel-shell/consent.js', '/travel-shell/loader.js']);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('CNS-018 CNS-036 “accept” before React hides it at once, is told to analytics, counts once it is stored, and is kept', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FORM, async (route) => {
    await held;
    await route.continue();
  });
  const events: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => events.push(event));
  await page.goto(PAGE);
  await page.evaluate(() => {
    for (const type of ['travel-consent-given', 'travel-consent-declined']) {
      document.addEventListener(type, (event) =>
        (window as unknown as { noteEvent(given: unknown): void }).noteEvent([type, (event as CustomEvent).detail]),
      );
    }
  });
  const accept = page.getByRole('button', { name: ACCEPT });
  const told = tracked(page);
  await accept.click();
  await expect(accept).toBeHidden();
  expect(await told).toEqual(press('cookies', 'accept'));
  expect(await running(page)).toEqual([]);
  expect(events).toEqual([]);
  const answered = page.waitForResponse(FORM);
  release();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => running(page)).toEqual(EVERY_PART);
  expect(events).toEqual([
    [
      'travel-consent-given',
      {
        regime: 'cookies',
        accepted: ['strictlyNecessary', 'functional', 'advertising', 'analytical'],
        acceptedCategories: ['strictlyNecessary', 'functional', 'advertising', 'analytical'],
      },
    ],
  ]);
  // With the text that was shown.
  expect((await recordsOf(page))[0]?.text).toEqual({ version: 'cookies-1', locale: 'en-US' });
  const cookies = await context.cookies();
  expect(
    cookies
      .find(({ name }) => name === 'consent')
      ?.value.split('.')
      .sort(),
  ).toEqual(ALL.split('.').sort());
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(accept).toBeHidden();
  await expect.poll(() => running(page)).toEqual(EVERY_PART);
});

test('an answer that cannot be stored is logged, allows nothing, and only a refusal is kept', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  const logged = problems.expect(/CONSENT_FAILED/, 2);
  await withoutReact(page);
  await page.goto(PAGE);
  for (const [choice, count] of [
    [ACCEPT, 1],
    [REJECT, 2],
  ] as const) {
    const isKept = choice === REJECT;
    await test.step(`after “${choice}” the next page ${isKept ? 'does not ask' : 'asks'} again`, async () => {
      await page.route(FORM, (route) => route.abort());
      await page.getByRole('button', { name: choice }).click();
      await expect(page.getByRole('button', { name: choice })).toBeHidden();
      await expect.poll(() => logged.length).toBe(count);
      expect(await running(page)).toEqual([]);
      await page.unroute(FORM);
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('button', { name: choice })).toBeVisible({ visible: !isKept });
    });
  }
  // With the text that was shown then.
  await expect.poll(async () => (await recordsOf(page))[0]?.text).toEqual({ version: 'cookies-1', locale: 'en-US' });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('travel_consent_unsent');
});

const recordsOf = (page: Page): Promise<{ text: object }[]> =>
  page.evaluate(async () => (await (await fetch('/i/api/consent/v1/records')).json()).records);

/** Changes the page on its way to the browser. */
const rewrite = (page: Page, change: (html: string) => string) =>
  page.route(
    ({ pathname }) => pathname === PAGE,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );

/** Whether a script runs that is added now, and waits for this category. */
async function mayRun(page: Page, category: string): Promise<boolean> {
  await page.evaluate((name) => {
    Reflect.deleteProperty(window, 'has_run');
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.dataset.travelConsent = name;
    script.text = 'window.has_run = true';
    document.body.append(script);
  }, category);
  await runPending(page, 10);
  return page.evaluate(() => 'has_run' in window);
}

test('“Cookie settings” opens it before React, with the focus, and a withdrawal that cannot be stored counts all the same', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  const logged = problems.expect(/CONSENT_FAILED/);
  await decided(context, baseURL, { consent: ALL });
  await withoutReact(page);
  await page.route(FORM, (route) => route.abort());
  await page.goto(PAGE);
  await expect.poll(() => running(page)).toEqual(EVERY_PART);
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  const banner = page.locator('travel-consent [part=banner]');
  await test.step('it opens again, with the focus on its heading, and back with the answer', async () => {
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeVisible();
    await expect(banner.locator('[part=heading]:visible')).toBeFocused();
    await expect.poll(() => running(page)).toEqual(EVERY_PART);
    expect(await mayRun(page, 'functional')).toBe(true);
    await page.getByRole('button', { name: REJECT }).click();
    await expect(banner).toBeHidden();
    await expect(settings).toBeFocused();
  });
  await test.step('what cannot be stored counts, on this page and on the next', async () => {
    await expect.poll(() => logged.length).toBe(1);
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
    expect(await consent()).toBe('strictlyNecessary');
    expect(await mayRun(page, 'analytical')).toBe(false);
    await page.unroute(FORM);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    expect(await running(page)).toEqual([]);
    expect(await consent()).toBe('strictlyNecessary');
  });
});

test('a refusal in the full framework that cannot be stored is told to `__tcfapi`, also while the back end is down', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.allow(/ERR_FAILED|Failed to load/);
  const logged = problems.expect(/CONSENT_FAILED/);
  // No choice of today's, so that the dialog shows.
  await decided(context, baseURL, { consent: ALL, kyk_tcf: 'outdated' });
  await withoutReact(page);
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  await page.evaluate(() => {
    const scope = window as unknown as { events: unknown[]; __tcfapi(...call: unknown[]): void };
    scope.events = [];
    scope.__tcfapi('addEventListener', 2, (data: object) => scope.events.push(data));
  });
  const events = () =>
    page.evaluate(() => (window as unknown as { events: Record<string, Record<string, object>>[] }).events);
  // With its list of vendors, which takes a busy machine longer.
  await expect.poll(async () => (await events()).at(-1)?.eventStatus).toBe('cmpuishown');
  expect(Object.values((await events()).at(-1)?.vendor?.legitimateInterests ?? {})).toContain(true);
  for (const path of [FORM, '**/i/api/iabtcf/**']) await page.route(path, (route) => route.abort());
  await page.locator('travel-consent').getByRole('button', { name: REJECT }).click();
  await expect.poll(async () => (await events()).at(-1)?.eventStatus).toBe('useractioncomplete');
  await expect.poll(() => logged).toHaveLength(1);
  const { tcString, purpose, vendor } = (await events()).at(-1) ?? {};
  expect(tcString).toMatch(/^C/);
  for (const given of [purpose, vendor]) {
    expect(Object.values(given?.consents ?? {})).not.toContain(true);
    expect(Object.values(given?.legitimateInterests ?? {})).not.toContain(true);
  }
  expect(Object.keys(vendor?.disclosedVendors ?? {})).toHaveLength(813);
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect([cookies.consent, cookies.kyk_tcf]).toEqual(['strictlyNecessary', undefined]);
});

test('CON-061 where the back end keeps its cookies elsewhere, those of the page last half a year', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  await page.route(FORM, (route) =>
    route.fulfill({ json: { accepted: ALL.split('.'), acceptedCategories: ALL.split('.'), tcString: null } }),
  );
  await page.goto(PAGE);
  await page.getByRole('button', { name: ACCEPT }).click();
  await expect.poll(() => running(page)).toEqual(EVERY_PART);
  const { expires = 0 } = (await context.cookies()).find(({ name }) => name === 'consent') ?? {};
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(180);
});

test('a withdrawal before React deletes the cookies of this host that the categories list', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: ACCEPT }).click();
  const cookies = async () => Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  await expect.poll(async () => (await cookies()).consent).toBeDefined();
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a partner's script does
    document.cookie = '_fbp=fb.1.2; path=/';
  });
  const answered = page.waitForResponse(FORM);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: REJECT }).click();
  await expect.poll(async () => Object.keys(await cookies())).not.toContain('_fbp');
  expect(await mayRun(page, 'analytical')).toBe(false);
  expect((await answered).status()).toBe(200);
  await expect.poll(async () => (await cookies()).consent).toBe('strictlyNecessary');
});

test('one that the back end does not want stays closed, without a visit, until the visitor asks for it', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  // As the fragment is where `betterUx` is false.
  await rewrite(page, (html) => html.replace('part="banner"', 'part="banner" data-quiet="true"'));
  const banner = page.locator('travel-consent [part=banner]');
  for (const kind of ['cookies', 'tcf'])
    await test.step(kind, async () => {
      await context.clearCookies();
      await page.goto(withConfig(`${PAGE}?kind=${kind}`, TCF));
      await expect(banner).toBeHidden();
      // No modal dialog in front of it.
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await expect(banner).toBeVisible();
      await page.locator('travel-consent').getByRole('button', { name: REJECT }).click();
      await expect(banner).toBeHidden();
    });
});

test('CNS-001 CNS-003 it stays hidden where the query has hcd=true, and where the site does not ask for categories', async ({
  page,
}) => {
  for (const path of [`${PAGE}?hcd=true`, withConfig(PAGE, {})]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
  }
});

test('shows the banner and takes the answer under a strict policy, also inline and in an element without a fragment', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  for (const form of ['inline', 'empty'])
    await test.step(form, async () => {
      await context.clearCookies();
      await page.goto(`${PAGE}?${form}&csp`);
      await page.getByRole('button', { name: ACCEPT }).click();
      await expect.poll(() => running(page)).toEqual(EVERY_PART);
    });
});

const WITHOUT_FRAGMENTS = { consentCategories: true, fragments: 'off' };

test('on a page without fragments React asks in an empty element', async ({ page }) => {
  for (const kind of ['cookies', 'two-party'])
    await test.step(kind, async () => {
      await page.goto(withConfig(`${PAGE}?empty&kind=${kind}`, WITHOUT_FRAGMENTS));
      await expect(page.locator('travel-consent [part=banner]')).toBeVisible();
    });
});

test('where the file of an empty element is missing React asks, and takes the answer', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/404/);
  await page.route('**/fragments/consent/*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`${PAGE}?empty`);
  await page.getByRole('button', { name: REJECT }).click();
  await expect(page.locator('travel-consent [part=banner]')).toBeHidden();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value)
    .toBe('strictlyNecessary');
});

test('a sandboxed frame without an origin shows no banner, because it could not keep the answer, and allows nothing', async ({
  page,
  problems,
}) => {
  problems.allow(/origin|CORS|sandbox|ERR_/);
  await page.goto('/');
  await page.evaluate((src) => {
    document.body.innerHTML = `<iframe sandbox="allow-scripts" src="${src}" width="800" height="600"></iframe>`;
  }, PAGE);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.getByRole('button', { name: ACCEPT })).toBeHidden();
  await expect(frame.locator('li.runs')).toHaveCount(0);
});

test('CNS-036 the dialog of the full framework is modal with the first frame, the page scrolls, and a refusal is told as REJECT', async ({
  page,
}) => {
  await withoutReact(page);
  await watchFrames(page);
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  const dialog = page.locator('travel-consent dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect((await framesSeen(page)).slice(0, 3)).not.toContain(false);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const told = tracked(page);
  await dialog.getByRole('button', { name: REJECT }).click();
  expect(await told).toEqual(press('tcf', 'REJECT'));
});

/** Waits until React shows the dialog. */
async function inReact(page: Page): Promise<void> {
  await loadReact(page, 'travel-consent');
  await page.waitForFunction(() => document.querySelector('travel-consent')?.matches(':state(ready)'));
}

const HIDDEN = 'travel-consent { display: none !important }';
const withStyle = (page: Page, css: string) =>
  rewrite(page, (html) => html.replace('<head>', `<head><style>${css}</style>`));

for (const when of ['before React and in React', 'while React shows it']) {
  test(`a filter that hides the dialog ${when} does not leave the page inert`, async ({ page }) => {
    const dialog = page.locator('travel-consent dialog');
    const isModal = () => dialog.evaluate((element) => element.matches(':modal'));
    const isEarly = when !== 'while React shows it';
    if (isEarly) await withStyle(page, HIDDEN);
    await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
    if (isEarly) await expect.poll(isModal).toBe(false);
    await inReact(page);
    if (!isEarly) await page.addStyleTag({ content: HIDDEN });
    await expect.poll(isModal).toBe(false);
  });
}

test('a filter’s rules that leave a box do not hide the dialog from who has to answer it', async ({ page }) => {
  const rules = ['visibility: hidden', 'opacity: 0', 'position: absolute', 'inset-inline-start: -9999px'];
  await withStyle(page, `travel-consent { ${rules.map((rule) => `${rule} !important`).join('; ')} }`);
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  const dialog = page.locator('travel-consent dialog');
  const looksOf = () =>
    dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.matches(':modal') && getComputedStyle(element).visibility === 'visible' && left >= 0 && right > 0;
    });
  expect(await looksOf()).toBe(true);
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(dialog).toBeHidden();
});

test('CNS-030 CNS-037 “accept all” of the full framework before React is told to `__tcfapi` and to the gate', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  await page.evaluate(() => {
    const scope = window as unknown as { events: unknown[]; __tcfapi(...call: unknown[]): void };
    scope.events = [];
    scope.__tcfapi('addEventListener', 2, (data: { eventStatus?: string; purpose?: { consents: object } }) =>
      scope.events.push([data.eventStatus, data.purpose?.consents]),
    );
  });
  const events = () =>
    page.evaluate(() => (window as unknown as { events: [string, Record<string, boolean>][] }).events);
  await expect.poll(async () => (await events()).map(([status]) => status)).toEqual([undefined, 'cmpuishown']);
  await page.locator('travel-consent').getByRole('button', { name: ACCEPT }).click();
  await expect(page.locator('travel-consent dialog')).toBeHidden();
  await expect.poll(() => running(page)).toEqual(EVERY_PART);
  await expect.poll(async () => (await events()).length).toBe(3);
  const [status, consents] = (await events())[2] ?? [];
  expect(status).toBe('useractioncomplete');
  expect(Object.values(consents ?? {})).toEqual(Array.from({ length: 11 }, () => true));
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['consent', 'kyk_tcf']));
});

test('a dialog before React stays modal where Escape closes it, because the browser does not know `closedby`', async ({
  page,
}) => {
  await withoutReact(page);
  await rewrite(page, (html) => html.replace('closedby="none"', ''));
  await page.goto(`${PAGE}?kind=two-party`);
  const dialog = page.locator('travel-consent dialog');
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => {
    Object.assign(window, { closings: 0 });
    element.addEventListener('close', () =>
      Object.assign(window, { closings: 1 + Number(Reflect.get(window, 'closings')) }),
    );
  });
  for (const times of [1, 2]) {
    await page.keyboard.press('Escape');
    await page.waitForFunction((count) => Reflect.get(window, 'closings') === count, times);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  }
});
