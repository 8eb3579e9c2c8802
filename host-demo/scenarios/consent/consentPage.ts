import type { BrowserContext, Page } from '@playwright/test';

export const PAGE = '/scenarios/consent/';
export const FORM = '**/privacy/consent';

export const ALL = 'strictlyNecessary.functional.advertising.analytical';

export const TCF = { consentCategories: true, consent: { cmpId: 300, cmpVersion: 2, publisherCountry: 'DE' } };

export const withConfig = (path: string, config: object): string =>
  `${path}${path.includes('?') ? '&' : '?'}config=${encodeURIComponent(JSON.stringify(config))}`;

/** Sets the cookies of an earlier choice, as the back end does. */
export const decided = (context: BrowserContext, baseURL: string | undefined, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: String(baseURL) })));

/** The parts of the page that run. */
export const running = (page: Page): Promise<string[]> =>
  page.locator('li.runs').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.part ?? ''));

/** Holds React back, for good. */
export const withoutReact = (where: Pick<BrowserContext, 'route'>) => where.route(/\/runtime\//, () => {});

/** Records in each frame that has content of the page whether a banner is visible. Call it before the page is opened. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { frames_seen: frames });
    const look = () => {
      // A busy machine paints the page while it is parsed; the hidden frame of `__tcfapi` is none of its content.
      if (!document.querySelector('travel-consent ~ :not([hidden])') && document.readyState === 'loading')
        return requestAnimationFrame(look);
      const banners = [...document.querySelectorAll('travel-consent')].map((element) =>
        element.shadowRoot?.querySelector('[part=banner]'),
      );
      frames.push(banners.some((banner) => banner?.checkVisibility() && banner.getBoundingClientRect().height > 0));
      return requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export const framesSeen = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (window as unknown as { frames_seen: boolean[] }).frames_seen);

/** A page of our own making, with consent.js from the build. */
export async function openPage(
  page: Page,
  html: string,
  headers: Record<string, string> = {},
  contentType = 'text/html',
): Promise<void> {
  await page.route('**/made-page', (route) => route.fulfill({ contentType, headers, body: html }));
  await page.goto('/made-page');
}

export const CONSENT_TAG = '<script src="/travel-shell/consent.js"></script>';

export const configTag = (config: object): string =>
  `<script type="application/json" id="travel-shell-config">${JSON.stringify(config)}</script>`;

/** Calls of the back end. */
export const BACK_END = /\/(privacy\/consent|i\/api\/|horizon\/|s\/run\/)/;

/**
 * The configuration of a site that asks by category, or in the full framework; the latter is as the server is
 * configured, which makes strings, too.
 */
const CONFIGS = {
  cookies: { consentCategories: true },
  tcf: { consentCategories: true, consent: { cmpId: 10, publisherCountry: 'NL' } },
};

export type Regime = keyof typeof CONFIGS;

export const siteOf = (kind: Regime): string => withConfig(`${PAGE}?kind=${kind}`, CONFIGS[kind]);

export const banner = (page: Page) => page.locator('travel-consent [part=banner]');
export const button = (page: Page, name: string | RegExp) =>
  page.locator('travel-consent').getByRole('button', { name });
export const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
export const isReady = (page: Page) =>
  page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)') ?? false);

export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}

/** The visitor accepts all, as by the form of the first layer. */
export const acceptByForm = (page: Page, kind: Regime) =>
  page.evaluate(async (regime) => {
    const body = new URLSearchParams({ regime, choice: 'accept', text: `${regime}-1`, locale: 'en-US' });
    await fetch('/privacy/consent', { method: 'POST', body, headers: { accept: 'application/json' } });
  }, kind);

/** Whether a script runs that is added now. */
export const mayRun = (page: Page) =>
  page.evaluate(async () => {
    Reflect.deleteProperty(window, 'has_run');
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.dataset.travelConsent = 'analytical';
    script.text = 'window.has_run = true';
    document.body.append(script);
    // Scripts take their turns in tasks.
    for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setTimeout(resolve));
    return 'has_run' in window;
  });

/** The purposes that `__tcfapi` says are consented to; none on a page without it. */
export const purposesTold = (page: Page) =>
  page.evaluate(async () => {
    type Told = { purpose?: { consents?: object } };
    const scope = window as unknown as { said?: Told[]; __tcfapi?: (...call: unknown[]) => void };
    const { __tcfapi } = scope;
    if (!__tcfapi) return [];
    scope.said ??= [];
    const { said } = scope;
    if (said.length === 0) __tcfapi('addEventListener', 2, (data: Told) => said.push(data));
    // Every call is answered in order, so this one comes after what is known now.
    await new Promise<void>((resolve) => __tcfapi('getTCData', 2, () => resolve()));
    const { consents = {} } = said.at(-1)?.purpose ?? {};
    return Object.entries(consents).flatMap(([id, isConsented]) => (isConsented ? id : []));
  });
