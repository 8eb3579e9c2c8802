import type { Page } from '@playwright/test';
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

test('CNS-002 a visitor who has not decided sees the banner with the first frame, and nothing moves', async ({
  page,
}) => {
  await watchFrames(page);
  await page.goto(PAGE);
  await expect(page.getByRole('button', { name: ACCEPT })).toBeVisible();
  const frames = await framesSeen(page);
  expect(frames.slice(0, 3)).not.toContain(false);
  expect(await layoutShifts(page)).toEqual([]);
  // In the top layer, so that nothing of the page covers it.
  expect(await page.locator('travel-consent [part=banner]').evaluate((banner) => banner.matches(':popover-open'))).toBe(
    true,
  );
  await picture(page, 'consent-undecided');
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
    await page.waitForTimeout(1500);
    expect(await framesSeen(page)).not.toContain(true);
    expect(traffic.paths(OURS).sort()).toEqual(['/travel-shell/consent.js', '/travel-shell/loader.js']);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('CNS-018 “accept” before React hides it at once, counts once it is stored, and is kept', async ({
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
  await accept.click();
  await expect(accept).toBeHidden();
  expect(await running(page)).toEqual([]);
  expect(events).toEqual([]);
  release();
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

test('CNS-019 CNS-021 “reject” before React counts at once, and only what is necessary is stored', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  await page.goto(PAGE);
  const declined = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('travel-consent-declined', (event) => resolve((event as CustomEvent).detail)),
      ),
  );
  const answer = page.waitForResponse('**/privacy/consent');
  await page.getByRole('button', { name: REJECT }).click();
  expect(await declined).toEqual({ regime: 'cookies' });
  await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
  expect((await (await answer).json()).acceptedCategories).toEqual(['strictlyNecessary']);
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('strictlyNecessary');
  expect(await running(page)).toEqual([]);
});

for (const [name, choice] of [
  ['an acceptance', ACCEPT],
  ['a refusal', REJECT],
] as const) {
  const isKept = choice === REJECT;
  test(`${name} that cannot be stored is logged, allows nothing, and ${isKept ? 'is kept' : 'the next page asks again'}`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|Failed to load/);
    const logged = problems.expect(/CONSENT_FAILED/);
    await withoutReact(page);
    await page.route(FORM, (route) => route.abort());
    await page.goto(PAGE);
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('button', { name: choice })).toBeHidden();
    await expect.poll(() => logged.length).toBe(1);
    expect(await running(page)).toEqual([]);
    await page.unroute(FORM);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('button', { name: choice })).toBeVisible({ visible: !isKept });
    if (!isKept) return;
    // With the text that was shown then.
    await expect.poll(async () => (await recordsOf(page))[0]?.text).toEqual({ version: 'cookies-1', locale: 'en-US' });
    expect((await context.cookies()).map(({ name: each }) => each)).not.toContain('travel_consent_unsent');
  });
}

const recordsOf = (page: Page): Promise<{ text: object }[]> =>
  page.evaluate(async () => (await (await fetch('/i/api/consent/v1/records')).json()).records);

for (const choice of [ACCEPT, REJECT]) {
  test(`CNS-036 “${choice}” before React is told to analytics, and its record has the text that was shown`, async ({
    page,
  }) => {
    await withoutReact(page);
    await page.goto(PAGE);
    const tracked = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('travel-track', (event) =>
            resolve([(event.target as Element).localName, (event as CustomEvent).detail]),
          ),
        ),
    );
    const answered = page.waitForResponse(FORM);
    await page.getByRole('button', { name: choice }).click();
    const label = choice === ACCEPT ? 'accept' : 'decline';
    expect(await tracked).toEqual(['travel-consent', { piece: 'consent', part: 'cookies', action: 'click', label }]);
    expect((await answered).status()).toBe(200);
    expect((await recordsOf(page))[0]?.text).toEqual({ version: 'cookies-1', locale: 'en-US' });
  });
}

test('CNS-036 a refusal in the full framework before React is told as REJECT', async ({ page }) => {
  await withoutReact(page);
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  const tracked = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('travel-track', (event) => resolve((event as CustomEvent).detail)),
      ),
  );
  await page.locator('travel-consent').getByRole('button', { name: REJECT }).click();
  expect(await tracked).toEqual({ piece: 'consent', part: 'tcf', action: 'click', label: 'REJECT' });
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
const mayRun = (page: Page, category: string) =>
  page.evaluate(async (name) => {
    Reflect.deleteProperty(window, 'has_run');
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.dataset.travelConsent = name;
    script.text = 'window.has_run = true';
    document.body.append(script);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return 'has_run' in window;
  }, category);

test('a withdrawal before React that cannot be stored counts, on this page and on the next', async ({
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
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: REJECT }).click();
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
  expect(logged).toHaveLength(1);
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

test('“Cookie settings” opens it again before React, with the focus on its heading, and back with the answer', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/runtime|LOAD_FAILED|ERR_FAILED/);
  await decided(context, baseURL, { consent: ALL });
  await withoutReact(page);
  await page.goto(PAGE);
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const banner = page.locator('travel-consent [part=banner]');
  await expect(banner).toBeVisible();
  await expect(banner.locator('[part=heading]:visible')).toBeFocused();
  await expect.poll(() => running(page)).toEqual(EVERY_PART);
  expect(await mayRun(page, 'functional')).toBe(true);
  const answered = page.waitForResponse(FORM);
  await page.getByRole('button', { name: REJECT }).click();
  await expect(banner).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await mayRun(page, 'analytical')).toBe(false);
  expect((await answered).status()).toBe(200);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value)
    .toBe('strictlyNecessary');
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  expect(await running(page)).toEqual([]);
});

test('a withdrawal before React deletes the cookies of this host that the categories list', async ({
  page,
  context,
}) => {
  await withoutReact(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: ACCEPT }).click();
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('consent');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a partner's script does
    document.cookie = '_fbp=fb.1.2; path=/';
  });
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: REJECT }).click();
  await expect.poll(names).not.toContain('_fbp');
});

for (const kind of ['cookies', 'tcf']) {
  test(`${kind}: one that the back end does not want stays closed, without a visit, until the visitor asks for it`, async ({
    page,
  }) => {
    await withoutReact(page);
    const path = withConfig(`${PAGE}?kind=${kind}`, TCF);
    // As the fragment is where `betterUx` is false.
    await rewrite(page, (html) => html.replace('part="banner"', 'part="banner" data-quiet="true"'));
    await page.goto(path);
    const banner = page.locator('travel-consent [part=banner]');
    await expect(banner).toBeHidden();
    // No modal dialog in front of it.
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner).toBeVisible();
    await page.locator('travel-consent').getByRole('button', { name: REJECT }).click();
    await expect(banner).toBeHidden();
  });
}

test('CNS-001 it stays hidden where the query has hcd=true', async ({ page }) => {
  await page.goto(`${PAGE}?hcd=true`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
});

test('CNS-003 it is hidden where the site does not ask for categories', async ({ page }) => {
  await page.goto(withConfig(PAGE, {}));
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('button', { name: ACCEPT })).toBeHidden();
});

for (const [name, path] of [
  ['inline', `${PAGE}?inline`],
  ['under a strict policy', `${PAGE}?csp`],
  ['inline under a strict policy', `${PAGE}?inline&csp`],
  ['in an element without a fragment', `${PAGE}?empty`],
  ['in one under a strict policy', `${PAGE}?empty&csp`],
] as const) {
  test(`shows the banner and takes the answer ${name}`, async ({ page }) => {
    await withoutReact(page);
    await page.goto(path);
    await page.getByRole('button', { name: ACCEPT }).click();
    await expect.poll(() => running(page)).toEqual(EVERY_PART);
  });
}

const WITHOUT_FRAGMENTS = { consentCategories: true, fragments: 'off' };

for (const kind of ['cookies', 'two-party']) {
  test(`${kind}: on a page without fragments React asks in an empty element`, async ({ page }) => {
    await page.goto(withConfig(`${PAGE}?empty&kind=${kind}`, WITHOUT_FRAGMENTS));
    await expect(page.locator('travel-consent [part=banner]')).toBeVisible();
  });
}

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

test('the dialog of the full framework is modal with the first frame, and the page still scrolls', async ({ page }) => {
  await watchFrames(page);
  await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
  const dialog = page.locator('travel-consent dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect((await framesSeen(page)).slice(0, 3)).not.toContain(false);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const when of ['before React', 'in React', 'while React shows it']) {
  test(`a filter that hides the dialog ${when} does not leave the page inert`, async ({ page }) => {
    const path = withConfig(`${PAGE}?kind=tcf`, TCF);
    const hide = 'travel-consent { display: none !important }';
    const isReady = () => document.querySelector('travel-consent')?.matches(':state(ready)');
    const dialog = page.locator('travel-consent dialog');
    if (when === 'while React shows it') {
      await page.goto(path);
      await loadReact(page, 'travel-consent');
      await page.waitForFunction(isReady);
      await page.addStyleTag({ content: hide });
    } else {
      await rewrite(page, (html) => html.replace('<head>', `<head><style>${hide}</style>`));
      await page.goto(path);
      if (when === 'in React') {
        await page.evaluate(() => window.travelShell?.load('travel-consent'));
        await page.waitForFunction(isReady);
      }
    }
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(false);
  });
}

for (const rule of ['visibility: hidden', 'opacity: 0', 'position: absolute; inset-inline-start: -9999px']) {
  test(`a filter's ${rule} does not hide the dialog from who has to answer it`, async ({ page }) => {
    await rewrite(page, (html) =>
      html.replace(
        '<head>',
        `<head><style>travel-consent { ${rule.replaceAll(';', ' !important;')} !important }</style>`,
      ),
    );
    await page.goto(withConfig(`${PAGE}?kind=tcf`, TCF));
    const dialog = page.locator('travel-consent dialog');
    const looksOf = () =>
      dialog.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (
          element.matches(':modal') && getComputedStyle(element).visibility === 'visible' && left >= 0 && right > 0
        );
      });
    expect(await looksOf()).toBe(true);
    await dialog.getByRole('button', { name: ACCEPT }).click();
    await expect(dialog).toBeHidden();
  });
}

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

test('CNS-048 CNS-049 the notice closes before React, is no refusal, and does not come again', async ({ page }) => {
  await withoutReact(page);
  await page.goto(`${PAGE}?kind=notice`);
  const notice = page.locator('travel-consent [part=banner]');
  await expect(notice).toBeVisible();
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('travel-consent-declined', () => resolve(true));
        setTimeout(resolve, 1000, false);
      }),
  );
  const answer = page.waitForResponse('**/privacy/consent');
  await notice.locator('[name=choice]').click();
  await expect(notice).toBeHidden();
  expect((await answer).status()).toBe(200);
  expect(await refused).toBe(false);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(notice).toBeHidden();
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

test('CNS-045 CNS-046 a dialog before React stays until its box is ticked and it is accepted, then never returns', async ({
  page,
}) => {
  await withoutReact(page);
  await page.goto(`${PAGE}?kind=two-party`);
  const dialog = page.locator('travel-consent dialog');
  await expect(dialog).toBeVisible();
  const accept = dialog.locator('[name=choice]');
  await accept.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox').check();
  const answer = page.waitForResponse('**/privacy/consent');
  await accept.click();
  await expect(dialog).toBeHidden();
  expect((await answer).status()).toBe(200);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(dialog).toBeHidden();
});
