/** The page that shows all of the kit, used as a visitor uses it. */
import { ALL, decided } from '../consent/consentPage.ts';
import { runPending } from '../runPending.ts';
import { dialogOf, fillDialog } from '../sign-in/dialog.ts';
import { signOutByHeader } from '../signInByHeader.ts';
import { expect, expectAccessible, headerOf, headerReady, picture, signIn, test } from '../test.ts';

const PAGE = '/scenarios/shell/';
const FRAME = '#credential_picker_iframe';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });
// The banner would cover what is pressed, and Google's prompt waits for consent.
test.beforeEach(({ context, baseURL }) => decided(context, baseURL, { consent: ALL }));

/** Each brand, presentation, direction and width at least once; the stories show every piece in all of them. */
const VISITS = [
  { query: 'brand=flagship', width: 1280 },
  { query: 'brand=sister&presentation=dark&locale=de-DE', width: 390 },
  { query: 'brand=partner&presentation=aos&locale=ar', width: 1100 },
] as const;

for (const { query, width } of VISITS) {
  test(`every piece opens and is accessible, ${width} px wide: ${query}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${PAGE}?${query}`);
    await picture(page, `shell-${width}-${query}`);
    await expectAccessible(page);
    const { header, account, accountMenu } = headerOf(page);
    const footer = page.locator('travel-footer');
    const opened = async (button: ReturnType<typeof page.locator>, surface: ReturnType<typeof page.locator>) => {
      await button.click();
      await expect(surface).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(surface).toBeHidden();
    };
    await opened(header.locator('.more').first(), header.locator('#more'));
    await opened(account, accountMenu);
    const menuButton = header.locator('[part=menu-button]');
    const drawer = page.locator('travel-nav-drawer');
    if (width < 1000) await opened(menuButton, drawer.locator('.ts-dialog').first());
    else {
      await menuButton.click();
      await expect(drawer).toHaveAttribute('pinned', '');
      await menuButton.click();
      await expect(drawer).not.toHaveAttribute('pinned');
    }
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    const trips = page.locator('travel-trips-drawer').getByRole('dialog');
    await opened(header.locator('[part=trips]'), trips);
    for (const around of [header, footer]) {
      if (around === header && width < 1000) await header.locator('.region').click();
      for (const piece of ['country', 'currency']) {
        const picker = around.locator(`travel-${piece}-picker`);
        await opened(picker.locator('.trigger'), picker.locator('#surface'));
      }
    }
    const choices = page.locator('travel-opt-out').getByRole('dialog');
    await opened(footer.locator('[data-requests=privacy-choices-requested]'), choices);
    await account.click();
    await accountMenu.locator('a[data-reason=sign-in]').click();
    await expect(page.locator('travel-sign-in').getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'travel-sign-in');
    await picture(page, `shell-sign-in-${width}-${query}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('travel-sign-in').getByRole('dialog')).toBeHidden();
  });
}

test('a save button asks to sign in, then saves the journey, and the trips drawer has it', async ({ page }) => {
  await page.goto(PAGE);
  const save = page.locator('travel-save-button').first().getByRole('button', { name: /^Save/ });
  await save.click();
  await fillDialog(page);
  await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await headerOf(page).header.locator('[part=trips]').click();
  const drawer = page.locator('travel-trips-drawer').getByRole('dialog');
  await expect(drawer.getByRole('link', { name: /Lofoten/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  // As it was, for other tests of this account.
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a visitor who has not decided', () => {
  test.beforeEach(({ context }) => context.clearCookies());

  test('is asked for consent at once, and the page can be used meanwhile', async ({ page, context }) => {
    await page.goto(PAGE);
    const consent = page.locator('travel-consent');
    await expect(consent.locator('[part=banner]')).toBeVisible();
    await expectAccessible(page, 'travel-consent');
    await picture(page, 'shell-consent');
    await headerOf(page).account.click();
    await expect(headerOf(page).accountMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await consent.getByRole('button', { name: 'Reject all' }).click();
    await expect(consent.locator('[part=banner]')).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value)
      .toBe('strictlyNecessary');
    await page.reload();
    await headerReady(page, 2);
    await expect(consent.locator('[part=banner]')).toBeHidden();
    await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(consent.locator('[part=banner]')).toBeVisible();
  });

  test('is not asked in the frame of the first page, which shows the demo live, in each brand, and lists it first', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('listitem').first()).toContainText('A whole site');
    const live = page.frameLocator('iframe[name=live]');
    await expect(live.locator('travel-header[brand=flagship]').locator('[part=account]')).toBeVisible();
    await expectAccessible(page);
    await test.step('cookie settings open the banner', async () => {
      await expect(live.locator('travel-consent [part=banner]')).toBeHidden();
      await live.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(live.locator('travel-consent [part=banner]')).toBeVisible();
    });
    await page.getByRole('link', { name: 'Solenne' }).click();
    await expect(live.locator('travel-header[brand=sister]').locator('[part=account]')).toBeVisible();
    await live.locator('travel-header').locator('[part=trips]').click();
    // Playwright does not scroll the page around a frame to what is fixed in it.
    await page.locator('iframe[name=live]').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
    await live.locator('travel-trips-drawer').getByRole('link', { name: 'See all trips' }).click();
    await expect(page, 'links lead out of the frame').toHaveURL(/\/trips$/);
  });
});

test('a returning visitor is asked to sign in, once the banner is answered', async ({ page }) => {
  await signIn(page, PAGE, 'bo@example.com');
  await headerReady(page);
  await signOutByHeader(page);
  await page.clock.install();
  await page.goto(`${PAGE}?brand=sister`);
  const prompt = page.locator('travel-sign-in-prompt');
  const banner = page.locator('travel-consent').locator('[part=banner]');
  await expect(banner).toBeVisible();
  // Longer than its delay of three seconds.
  await page.clock.fastForward(4000);
  await runPending(page, 10);
  await expect(prompt.locator('[part=prompt]')).toBeHidden();
  await banner.getByRole('button', { name: 'Reject' }).click();
  await expect(prompt.locator('[part=prompt]')).toBeVisible();
  await expectAccessible(page, 'travel-sign-in-prompt');
  await picture(page, 'shell-prompt');
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialogOf(page).heading('Sign in or create an account')).toBeVisible();
});

test('Google’s prompt signs in from a link of the page', async ({ page, problems }) => {
  // A new account, for which there is no dialog.
  problems.allow(/ONE_TAP_FAILED.*welcome/);
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'With Google’s prompt' }).click();
  await expect(page).toHaveURL(/\?google/);
  const button = page.frameLocator(FRAME).getByRole('button', { name: /^Continue as/ });
  await expect(button).toBeVisible();
  await picture(page, 'shell-google');
  await button.click();
  await expect(headerOf(page).account).toHaveAccessibleName(/^Account: /);
});

test('closed when React is there but not yet its request, the trips drawer stays closed', async ({ page }) => {
  await page.goto(PAGE);
  await page.waitForFunction(() => typeof window.travelShell?.load === 'function');
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const shell = window.travelShell as unknown as { load: (tag: string) => Promise<unknown> };
    const { load } = shell;
    shell.load = (tag) => load(tag).then((loaded) => promise.then(() => loaded));
    Object.assign(window, { letRequest: resolve });
  });
  const drawer = page.locator('travel-trips-drawer');
  await headerOf(page).header.locator('[part=trips]').click();
  await expect(drawer.getByRole('dialog')).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.matches(':state(ready)'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => (window as unknown as { letRequest(): void }).letRequest());
  await expect.poll(() => drawer.evaluate((element) => 'request' in element && element.request)).toBeTruthy();
  await expect(drawer.getByRole('dialog')).toBeHidden();
});

test('the links in its bar change brand, presentation and language, and keep the rest', async ({ page }) => {
  await page.goto(PAGE);
  const bar = page.getByRole('navigation', { name: 'Looks of this demo' });
  await bar.getByRole('link', { name: 'Solenne' }).click();
  await bar.getByRole('link', { name: 'Dark' }).click();
  await bar.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const piece of ['travel-header', 'travel-footer']) {
    await expect(page.locator(piece)).toHaveAttribute('brand', 'sister');
    await expect(page.locator(piece)).toHaveAttribute('presentation', 'dark');
    await expect(page.locator(piece)).toHaveAttribute('locale', 'ar');
  }
  await expect(bar.locator('[aria-current]')).toHaveText(['Solenne', 'Dark', 'العربية']);
});
