/** Sign-in at other companies' pages, against the stand-ins the server brings. They are another site than ours. */
import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/seed/accounts.ts';
import { expect, test } from '../test.ts';
import { openBench, serveBench } from './bench.ts';

type Provider = 'google' | 'apple' | 'naver';

declare global {
  interface Window {
    opened: { url: unknown; features: unknown; isInClick: boolean }[];
    result: Promise<unknown>;
    link?: ((password: string) => Promise<unknown>) | undefined;
  }
}

async function serve(context: BrowserContext, headers: Record<string, string> = {}): Promise<void> {
  await serveBench(context, { headers });
  await context.addInitScript(() => {
    window.opened = [];
    const { open } = window;
    let isInClick = false;
    addEventListener(
      'click',
      () => {
        isInClick = true;
      },
      true,
    );
    // The last to hear of it.
    addEventListener('click', () => {
      isInClick = false;
    });
    window.open = (url, target, features) => {
      window.opened.push({ url, features, isInClick });
      return open.call(window, url, target, features);
    };
  });
}

/** Presses the button, which signs in; what comes of it is in `window.result`. */
async function press(
  page: Page,
  provider: Provider,
  action: 'signInWith' | 'linkWithGoogle' = 'signInWith',
): Promise<void> {
  await page.evaluate(
    ([name, what]) => {
      const button = document.querySelector('button') as HTMLButtonElement;
      button.onclick = () => {
        const pending = what === 'signInWith' ? window.one.signInWith(name) : window.one.linkWithGoogle();
        window.result = pending.then(
          ({ link, ...rest }: { result: string; link?: (password: string) => Promise<unknown> }) => {
            window.link = link;
            return rest;
          },
          (error) => ({ name: error.name, code: error.code }),
        );
      };
    },
    [provider, action] as const,
  );
  await page.getByRole('button', { name: 'Go' }).click();
}

async function pressAndChoose(page: Page, provider: Provider, person: string, action?: 'linkWithGoogle') {
  const popup = page.context().waitForEvent('page');
  await press(page, provider, action);
  await (await popup).getByRole('button', { name: person }).click();
  return page.evaluate(() => window.result);
}

const emailOf = (page: Page) =>
  page.evaluate(async () => {
    await window.one.refreshAuth();
    const auth = window.one.authState.get();
    return auth.status === 'signedIn'
      ? [auth.state.userInfoState.accountEmail, auth.state.userInfoState.accountName]
      : auth.status;
  });

/** The same from outside the page. */
async function accountOf(page: Page) {
  const answer = await page.request.get('/horizon/common/authentication/providers/AuthStateProviderAction');
  const { accountEmail, accountName } = (await answer.json()).userInfoState;
  return [accountEmail, accountName];
}

async function signsInByPopup(page: Page, site: string | undefined, policy: string, who: Visit): Promise<void> {
  const context = page.context();
  await serve(context, { 'Cross-Origin-Opener-Policy': policy });
  await openBench(page, site ?? '');
  expect(await pressAndChoose(page, who.provider, who.person)).toMatchObject({
    result: expect.stringMatching(/^(welcome|success)$/),
    answer: { status: 0 },
  });
  expect(await emailOf(page)).toEqual([who.email, who.person]);
  await expect.poll(() => context.pages().length, 'the popup has closed').toBe(1);
}

interface Visit {
  provider: Provider;
  person: string;
  email: string;
}

// A page like most, and one that is cut off from the windows it opens.
for (const policy of ['unsafe-none', 'same-origin']) {
  test(`SIG-002: Google signs in by a popup, opener policy ${policy}`, ({ page, baseURL }) =>
    signsInByPopup(page, baseURL, policy, { provider: 'google', person: 'Noor Haddad', email: 'noor@example.net' }));

  test(`SIG-003: Apple signs in by a popup, opener policy ${policy}`, ({ page, baseURL }) =>
    signsInByPopup(page, baseURL, policy, { provider: 'apple', person: 'Kenji Mori', email: 'kenji@example.net' }));

  test(`SIG-004: Naver signs in by a popup, opener policy ${policy}`, ({ page, baseURL }) =>
    signsInByPopup(page, baseURL, policy, { provider: 'naver', person: 'Mina Kim', email: 'mina@example.net' }));
}

test('SIG-038 CON-087: the popup is 500 by 640 and opens in the click itself', async ({ page, context, baseURL }) => {
  await serve(context);
  await openBench(page, baseURL ?? '');
  const popup = context.waitForEvent('page');
  await press(page, 'google');
  expect(await page.evaluate(() => window.opened)).toEqual([
    { url: 'about:blank', features: expect.stringMatching(/^popup,width=500,height=640,/), isInClick: true },
  ]);
  const opened = await popup;
  await opened.waitForURL(/\/google\/authorize/);
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 640]);
  // Nothing of ours but the way back is told, and no token is in any address.
  const asked = new URL(opened.url()).searchParams;
  expect([...asked.keys()].sort()).toEqual([
    'client_id',
    'code_challenge',
    'code_challenge_method',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ]);
});

test('SIG-002: where popups are blocked the visitor goes to the provider and comes back signed in', async ({
  page,
  context,
  baseURL,
}) => {
  await serve(context);
  await openBench(page, baseURL ?? '');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await press(page, 'google');
  await page.getByRole('button', { name: 'Noor Haddad' }).click();
  await page.waitForURL(`${baseURL}/ceremonies-bench`);
  // The page itself is a sign of the demo now: redirects are not the bench's to answer.
  expect(await accountOf(page)).toEqual(['noor@example.net', 'Noor Haddad']);
});

test('SIG-003: Apple comes back by its form without a popup, too', async ({ page, context, baseURL }) => {
  await serve(context);
  await openBench(page, baseURL ?? '');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await press(page, 'apple');
  await page.getByRole('button', { name: 'Kenji Mori' }).click();
  await page.waitForURL(`${baseURL}/ceremonies-bench`);
  // The page itself is a sign of the demo now: redirects are not the bench's to answer.
  expect(await accountOf(page)).toEqual(['kenji@example.net', 'Kenji Mori']);
});

test('SIG-037: who does not agree is not signed in, and may try again', async ({ page, context, baseURL }) => {
  await serve(context);
  await openBench(page, baseURL ?? '');
  expect(await pressAndChoose(page, 'google', 'Cancel')).toEqual({ name: 'SocialError', code: 'CANCELLED' });
  expect(await emailOf(page)).toBe('signedOut');
});

test('a second press takes the place of the first', async ({ page, context, baseURL }) => {
  await serve(context);
  await openBench(page, baseURL ?? '');
  await press(page, 'google');
  const first = page.evaluate(() => window.result);
  await page.waitForTimeout(300);
  await press(page, 'naver');
  expect(await first).toEqual({ name: 'SocialError', code: 'CANCELLED' });
});

test('SIG-037: an account that is there is linked by its password', async ({ page, context, baseURL, problems }) => {
  problems.allow(/status of 401/);
  await serve(context);
  await openBench(page, baseURL ?? '');
  expect(await pressAndChoose(page, 'google', 'Ada Lovelace')).toMatchObject({ result: 'link', answer: { status: 1 } });
  expect(await emailOf(page)).toBe('signedOut');
  const link = (password: string) =>
    page.evaluate(
      (typed) =>
        window.link?.(typed).then(
          (outcome) => (outcome as { result: string }).result,
          (error) => error.status,
        ),
      password,
    );
  expect(await link('not it')).toBe(401);
  expect(await link(DEMO_PASSWORD)).toBe('success');
  expect(await emailOf(page)).toEqual(['ada@example.com', 'Ada Lovelace']);
  // API-139, and API-138 again.
  await page.evaluate(() => window.one.unlinkFromGoogle());
  expect(await pressAndChoose(page, 'google', 'Ada Lovelace', 'linkWithGoogle')).toMatchObject({ result: 'success' });
  await page.evaluate(() => window.one.unlinkFromGoogle());
});

test('a provider that cannot be reached is logged, closes its window, and leaves the page usable', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 503/);
  problems.expect(/SOCIAL_FAILED/);
  await serve(context);
  await openBench(page, baseURL ?? '');
  const json = { errors: [{ code: 'SERVICE_DISABLED', description: 'No.', localizedDescription: 'No.' }] };
  await page.route('**/naverauth/redirect', (route) => route.fulfill({ status: 503, json }));
  await press(page, 'naver');
  expect(await page.evaluate(() => window.result)).toEqual({ name: 'ApiError', code: 'HTTP' });
  await expect.poll(() => context.pages().length).toBe(1);
});

test('ERR-027 SIG-037: an Apple account that opens none is not linkable', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 409/);
  await serve(context);
  await openBench(page, baseURL ?? '');
  expect(await pressAndChoose(page, 'apple', 'Somebody Unconfirmed')).toEqual({ result: 'not-linkable' });
});
