import type { BrowserContext, Page } from '@playwright/test';

export const PAGE = '/scenarios/consent/';
export const FORM = '**/privacy/consent';

export const ALL = 'strictlyNecessary.functional.advertising.analytical';

export const TCF = { consentCategories: true, consent: { cmpId: 300, cmpVersion: 2, publisherCountry: 'DE' } };

export const withConfig = (path: string, config: object): string =>
  `${path}${path.includes('?') ? '&' : '?'}config=${encodeURIComponent(JSON.stringify(config))}`;

/** What the back end has set with an earlier choice. */
export const decided = (context: BrowserContext, baseURL: string | undefined, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: String(baseURL) })));

/** The parts of the page that run. */
export const running = (page: Page): Promise<string[]> =>
  page.locator('li.runs').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.part ?? ''));

/** Holds React back, for good. */
export const withoutReact = (page: Page) => page.route(/\/runtime\//, () => {});

/** Records in each frame whether a banner is visible. Call it before the page is opened. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { frames_seen: frames });
    const look = () => {
      if (!document.body) return requestAnimationFrame(look);
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
