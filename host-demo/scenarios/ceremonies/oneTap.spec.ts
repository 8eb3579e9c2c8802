/** Google's prompt by its script, which is the stand-in's, in a frame of another site, against the real server. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { openBench, serveBench } from './bench.ts';

declare global {
  interface Window {
    tracked: string[];
    left: string[];
    stop(): void;
  }
}

/** What a page has to say about Google, by where the server would send a visitor. */
async function googleOf(page: Page): Promise<{ clientId: string; script: string }> {
  const address = await page.evaluate(async () => (await window.one.api.startGoogleLogin()).redirectUrl);
  const url = new URL(address);
  return { clientId: url.searchParams.get('client_id') ?? '', script: `${url.origin}/gsi/client` };
}

async function start(page: Page, loginHint: string): Promise<void> {
  const google = await googleOf(page);
  await page.evaluate(
    async ([config, hint]) => {
      Object.assign(window, {
        travelShell: { config: { apiBase: '', apiTimeout: 8000, loadTimeout: 8000, formtoken: '', google: config } },
        tracked: [],
        left: [],
      });
      document.addEventListener('travel-navigate', (event) => {
        event.preventDefault();
        window.left.push((event as CustomEvent).detail.reason);
      });
      await window.one.refreshAuth();
      window.stop = window.one.startOneTap({
        track: (action, label) => window.tracked.push(`${action} ${label}`),
        onSuccess: () => undefined,
        loginHint: hint,
      });
    },
    [google, loginHint] as const,
  );
}

const emailOf = (page: Page) =>
  page.evaluate(() => {
    const auth = window.one.authState.get();
    return auth.status === 'signedIn' ? auth.state.userInfoState.accountEmail : auth.status;
  });

test('SIG-006 SIG-043 SIG-045 SIG-046: the prompt signs in, and the page is loaded anew', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  // A new account, for which there is no dialog.
  problems.allow(/ONE_TAP_FAILED.*welcome/);
  await serveBench(context);
  await openBench(page, baseURL ?? '');
  await start(page, 'ines@example.net');
  const prompt = page.frameLocator('#credential_picker_iframe');
  await prompt.getByRole('button', { name: 'Continue as Inês Duarte' }).click();
  await expect.poll(() => emailOf(page)).toBe('ines@example.net');
  await expect.poll(() => page.evaluate(() => window.left)).toEqual(['one-tap']);
  expect(await page.evaluate(() => window.tracked)).toEqual([
    'show prompt',
    'dismiss credential_returned',
    expect.stringMatching(/^success (welcome|success)$/),
  ]);
  await expect(page.locator('#credential_picker_iframe')).toHaveCount(0);
});

test('SIG-044: the prompt is sent away, and nobody is signed in', async ({ page, context, baseURL }) => {
  await serveBench(context);
  await openBench(page, baseURL ?? '');
  await start(page, 'noor@example.net');
  const prompt = page.frameLocator('#credential_picker_iframe');
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => window.tracked)).toEqual(['show prompt', 'skip user_cancel']);
  expect(await emailOf(page)).toBe('signedOut');
});

test('ERR-029: an ID token made for another page is refused, and nobody is told but the console', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 401/);
  problems.expect(/ONE_TAP_FAILED/);
  await serveBench(context);
  await openBench(page, baseURL ?? '');
  await start(page, 'mina@example.net');
  const frame = page.locator('#credential_picker_iframe');
  await expect(frame).toHaveCount(1);
  // The frame of a page with another form token.
  await frame.evaluate((element: HTMLIFrameElement) => {
    const url = new URL(element.src);
    url.searchParams.set('nonce', 'of-another-page');
    element.src = url.href;
  });
  await page.frameLocator('#credential_picker_iframe').getByRole('button', { name: 'Continue as Mina Kim' }).click();
  await expect.poll(() => page.evaluate(() => window.tracked.at(-1))).toBe('failure refused');
  expect(await emailOf(page)).toBe('signedOut');
});
