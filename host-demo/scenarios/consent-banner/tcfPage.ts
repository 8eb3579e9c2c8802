import type { BrowserContext, Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { loadReact } from '../test.ts';

/** The full framework, as playwright.config.ts configures the server. */
const CONFIG = JSON.stringify({ consentCategories: true, consent: { cmpId: 10, publisherCountry: 'NL' } });

export const PAGE = `/scenarios/consent-banner/?kind=tcf&head&config=${encodeURIComponent(CONFIG)}`;
export const SAVE = '**/i/api/iabtcf/v1/consent';
export const FORM = '**/privacy/consent';

export const dialog = (page: Page) => page.locator('travel-consent dialog');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Keeps React away. */
export const withoutReact = (page: Page) => page.route(/\/runtime\//, (route) => route.abort());

/**
 * A press on it, once React hears presses and can write the strings of "Accept all" and "Reject all": before that the press is
 * posted as a form, of which the back end makes the string.
 */
export async function whenReady(page: Page): Promise<void> {
  const rows = page.waitForResponse(/\/detailedPrefs\?part=rows/);
  await loadReact(page, 'travel-consent');
  await (await rows).finished();
  await page.waitForFunction(
    () =>
      document.querySelector('travel-consent')?.matches(':state(ready)') &&
      Symbol.for('travel-shell.tcf') in globalThis,
  );
  await runPending(page, 10);
}

export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}
