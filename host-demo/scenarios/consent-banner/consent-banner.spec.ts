import type { BrowserContext, Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, headerOf, loadReact, picture, seen, slowDown, test } from '../test.ts';

const PAGE = '/scenarios/consent-banner/';
const ALL = 'strictlyNecessary.functional.advertising.analytical';

const banner = (page: Page) => page.locator('travel-consent [part=banner]');
const heading = (page: Page) => page.locator('travel-consent [part=heading]:visible');
const button = (page: Page, name: string) => page.locator('travel-consent').getByRole('button', { name, exact: true });
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;
const isReady = (page: Page) =>
  expect.poll(async () => (await seen(page, 'travel-ready')).map(({ tag }) => tag)).toContain('travel-consent');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Answers by the form, which leads back. */
  async function answer(page: Page, context: BrowserContext, name: string, cookie: string): Promise<void> {
    await button(page, name).click();
    await expect(page).toHaveURL(PAGE);
    expect(await cookieOf(context, 'consent')).toBe(cookie);
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  }

  // In the full framework: tcf.spec.ts.
  test('CNS-016 CNS-017 CNS-018 accepting posts the form, records all categories, leads back, and is withdrawn as it is given', {
    tag: '@smoke',
  }, async ({ page, context }) => {
    await page.goto(PAGE);
    await expect(banner(page)).toBeVisible();
    // The choices need script.
    await expect(button(page, 'Manage choices')).toBeHidden();
    await answer(page, context, 'Accept all', ALL);
    await page.locator('travel-footer').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(/\/privacy\/cookie-settings$/);
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    await expect.poll(() => cookieOf(context, 'consent')).toBe('strictlyNecessary');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => cookieOf(context, 'consent')).toBe(ALL);
  });

  test('CNS-001 CNS-019 CNS-020 declining and the close icon post the form, and record only what is necessary', async ({
    page,
    context,
  }) => {
    await test.step('CNS-001 the banner stays hidden where the query has hcd=true', async () => {
      await page.goto(`${PAGE}?hcd=true`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });
    for (const name of ['Reject all', 'Close without accepting'])
      await test.step(name, async () => {
        await context.clearCookies();
        await page.goto(PAGE);
        await expect(banner(page)).toBeVisible();
        await answer(page, context, name, 'strictlyNecessary');
      });
  });

  test('CNS-049 CNS-046 CNS-043 the notice and the dialogs are answered, too', async ({ page, context }) => {
    await page.goto(`${PAGE}?kind=notice`);
    await expect(page.locator('travel-consent').getByRole('link')).toHaveAttribute('href', '/privacy');
    await button(page, 'Close').click();
    await expect(page).toHaveURL(`${PAGE}?kind=notice`);
    expect(await cookieOf(context, 'travel_meta_hideCookieMessage')).toBe('true');
    await expect(banner(page)).toBeHidden();
    for (const [kind, cookie] of [
      ['two-party', 'travel_meta_twoPartyAccepted'],
      ['data-transfer', 'DATA_CONSENT'],
    ] as const) {
      await page.goto(`${PAGE}?kind=${kind}`);
      await page.getByRole('checkbox').check();
      await button(page, 'Continue').click();
      await expect.poll(() => cookieOf(context, cookie)).toBe('true');
      await expect(page.locator('h1')).toBeVisible();
      await expect(banner(page)).toBeHidden();
    }
  });
});

test.describe('the banner', () => {
  test('CNS-002 CNS-010 CNS-011 CNS-015 is there before React, which keeps every node of it', async ({ page }) => {
    await slowDown(page, 300, /\/travel-shell\/(consent|runtime)\/.*\.js/);
    await page.goto(`${PAGE}?head`);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page, 'travel-consent');
    await picture(page, 'consent-landing');
    expect((await seen(page, 'travel-ready')).map(({ tag }) => tag)).not.toContain('travel-consent');
    const nodes = await page.evaluateHandle(() => {
      const root = document.querySelector('travel-consent')?.shadowRoot;
      const all = [...(root?.querySelectorAll('[part=banner] *') ?? [])];
      const kept: { count: number; gone?: string[] } = { count: all.length };
      document.addEventListener(
        'travel-ready',
        ({ target }) => {
          // Before the press is repeated.
          if ((target as Element).localName !== 'travel-consent') return;
          kept.gone = all.filter((node) => !node.isConnected).map(({ localName }) => localName);
        },
        true,
      );
      return kept;
    });
    await loadReact(page, 'travel-consent');
    await isReady(page);
    await button(page, 'Manage choices').click();
    await expect(heading(page)).toHaveText('Choose your cookies');
    const kept = await nodes.jsonValue();
    expect(kept.count).toBeGreaterThan(15);
    expect(kept.gone).toEqual([]);
    await expectAccessible(page, 'travel-consent');
    await picture(page, 'consent-selection');
    await button(page, 'Back').click();
    await expect(heading(page)).toHaveText('We use cookies');
  });

  test('CNS-012 CNS-013 CNS-017 CNS-023 what was chosen is stored, and shown when it is opened again', async ({
    page,
    context,
  }) => {
    await page.goto(`${PAGE}?head`);
    await button(page, 'Manage choices').click();
    await button(page, 'Show cookies: Advertising').click();
    await expect(page.getByRole('cell', { name: 'doubleclick.net' })).toBeVisible();
    await expectAccessible(page, 'travel-consent');
    await button(page, 'Back').click();
    await page.getByRole('switch', { name: 'Analytics' }).check();
    await button(page, 'Save choices').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => cookieOf(context, 'consent')).toBe('strictlyNecessary.analytical');

    await page.reload();
    await runPending(page);
    await expect(banner(page)).toBeHidden();
    await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner(page)).toBeVisible();
    const record = page.locator('travel-consent [part=record]');
    await expect(record).toContainText('Accepted: Analytics');
    await expect(record).toContainText('cookies-1');
    await expectAccessible(page, 'travel-consent');
    await picture(page, 'consent-reopened');
    await button(page, 'Manage choices').click();
    await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Functional' })).not.toBeChecked();
  });

  test('FTR-030 the footer opens it again after an answer, the focus returns, and a withdrawal deletes cookies', async ({
    page,
    context,
  }) => {
    await page.goto(`${PAGE}?head`);
    await button(page, 'Accept all').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => cookieOf(context, 'consent')).toBe(ALL);
    const settings = page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' });
    await test.step('it opens, and the focus returns', async () => {
      await settings.click();
      await expect(banner(page)).toBeVisible();
      await isReady(page);
      await expect(button(page, 'Withdraw all')).toBeVisible();
      await button(page, 'Leave as is').click();
      await expect(banner(page)).toBeHidden();
      await expect(settings).toBeFocused();
      expect(await cookieOf(context, 'consent')).toBe(ALL);
    });
    await test.step('a withdrawal deletes the cookies of its categories, and says so', async () => {
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as a partner's script does
        document.cookie = '_fbp=fb.1.2; path=/';
        // Listed as `_gcl_*`.
        // biome-ignore lint/suspicious/noDocumentCookie: as above
        document.cookie = '_gcl_au=1.1; path=/';
      });
      // React is there now.
      await settings.click();
      await expect(heading(page)).toBeFocused();
      await button(page, 'Withdraw all').click();
      await expect(heading(page)).toHaveText('You have withdrawn your consent');
      await expect(banner(page)).toContainText('2 cookies were deleted.');
      await expect(banner(page)).toContainText('uuid2');
      await picture(page, 'consent-withdrawn');
      expect([await cookieOf(context, '_fbp'), await cookieOf(context, '_gcl_au')]).toEqual([undefined, undefined]);
      await expect.poll(() => cookieOf(context, 'consent')).toBe('strictlyNecessary');
      await button(page, 'Done').click();
      await expect(banner(page)).toBeHidden();
    });
  });

  test('NAV-030 the drawer opens it again, and not where the host prevents the request', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'consent', value: 'strictlyNecessary', url: baseURL as string }]);
    await page.goto(`${PAGE}?head`);
    await test.step('a host that prevents it shows its own settings, and nothing of ours opens or loads', async () => {
      await page.evaluate(() =>
        document.addEventListener(
          'travel-cookie-settings-requested',
          (event) => {
            event.preventDefault();
            document.title = 'Settings of the host';
          },
          { once: true },
        ),
      );
      await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page).toHaveTitle('Settings of the host');
      await runPending(page);
      await expect(banner(page)).toBeHidden();
      expect((await seen(page, 'travel-ready')).map(({ tag }) => tag)).not.toContain('travel-consent');
    });
    await test.step('the drawer opens it again', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await headerOf(page).menuButton.click();
      const entry = page.locator('travel-nav-drawer').getByRole('button', { name: 'Cookie settings' });
      await entry.click();
      await expect(banner(page)).toBeVisible();
      await isReady(page);
      await expect(heading(page)).toBeFocused();
      await expect(entry).toBeHidden();
    });
  });

  test('CNS-002 CNS-004 React asks where consent.js is not on the page', async ({ page, context }) => {
    await page.goto(`${PAGE}?client`);
    await expect(banner(page)).toBeVisible();
    await button(page, 'Reject all').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => cookieOf(context, 'consent')).toBe('strictlyNecessary');
    await page.reload();
    await isReady(page);
    await runPending(page);
    await expect(banner(page)).toBeHidden();
    await context.clearCookies({ name: 'consent' });
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('consent.js shows an empty element from its static file, which React hydrates', async ({ page, traffic }) => {
    await page.goto(`${PAGE}?head&client`);
    await expect(banner(page)).toBeVisible();
    expect(traffic.paths(/fragments\/consent/)).toEqual([
      '/travel-shell/fragments/consent/flagship.en-US.default.cookies.html',
    ]);
    await button(page, 'Manage choices').click();
    await expect(heading(page)).toHaveText('Choose your cookies');
  });
});

test.describe('on a page without the tag', () => {
  for (const [ids, query] of [
    ['FTR-030 NAV-030 the footer and the drawer open', '?none'],
    ['FTR-030 the footer opens', '?none&head'],
  ] as const) {
    test(`${ids} the banner all the same, and the focus returns: ${query}`, async ({ page, context }) => {
      await page.goto(PAGE + query);
      const settings = page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' });
      await settings.focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(banner(page)).toBeHidden();
      await expect(settings).toBeFocused();
      if (query === '?none')
        await test.step('so does the drawer', async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          await headerOf(page).menuButton.click();
          await page.locator('travel-nav-drawer').getByRole('button', { name: 'Cookie settings' }).click();
          await expect(heading(page)).toBeFocused();
          await expectAccessible(page, 'travel-consent');
          await page.keyboard.press('Escape');
          await expect(banner(page)).toBeHidden();
          await page.setViewportSize({ width: 1280, height: 800 });
          await settings.focus();
        });
      await page.keyboard.press('Enter');
      await button(page, 'Accept all').click();
      await expect.poll(() => cookieOf(context, 'consent')).toBe(ALL);
      await settings.click();
      await expect(page.locator('travel-consent [part=record]')).toContainText('Accepted:');
      await expect(page.locator('travel-consent')).toHaveCount(1);
    });
  }

  test('where the site has the full framework, that opens', async ({ page }) => {
    const config = JSON.stringify({ consentCategories: true, consent: { cmpId: 10 } });
    await page.goto(`${PAGE}?none&head&config=${encodeURIComponent(config)}`);
    await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.locator('travel-consent').getByRole('dialog')).toBeVisible();
    await expect(page.locator('travel-consent[kind=tcf]')).toHaveCount(1);
  });
});

for (const [title, kind, cookie] of [
  [
    'CNS-045 CNS-046 the two-party dialog stays until it is accepted, which is stored',
    'two-party',
    'travel_meta_twoPartyAccepted',
  ],
  [
    'CNS-042 CNS-043 the data-transfer dialog stays until it is accepted, which is stored',
    'data-transfer',
    'DATA_CONSENT',
  ],
] as const) {
  // The test that it does not return is in withoutReact.spec.ts.
  test(title, async ({ page, context }) => {
    await page.goto(`${PAGE}?head&kind=${kind}`);
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Continue').click();
    await expect(banner(page)).toBeVisible();
    await loadReact(page, 'travel-consent');
    await isReady(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page, 'travel-consent');
    await picture(page, `consent-${kind}`);
    await page.getByRole('checkbox').check();
    await button(page, 'Continue').click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => cookieOf(context, cookie)).toBe('true');
  });
}

test('CNS-048 CNS-049 the notice is closed, which is stored', async ({ page, context }) => {
  await page.goto(`${PAGE}?head&kind=notice`);
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
  await expectAccessible(page, 'travel-consent');
  await loadReact(page, 'travel-consent');
  await isReady(page);
  await button(page, 'Close').click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => cookieOf(context, 'travel_meta_hideCookieMessage')).toBe('true');
});
