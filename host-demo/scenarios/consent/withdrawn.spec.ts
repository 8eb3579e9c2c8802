/** Two records of one choice, beside the table of `matrix.spec.ts`. */
import { expect, loadReact, test } from '../test.ts';
import {
  ALL,
  acceptByForm,
  BACK_END,
  banner,
  button,
  cookiesOf,
  isReady,
  mayRun,
  purposesTold,
  running,
  settings,
  siteOf,
  withoutReact,
} from './consentPage.ts';

for (const kind of ['cookies', 'tcf'] as const) {
  test(`${kind}: an answer in one tab opens the gate of the others, and closes their banners, also in React`, async ({
    page,
    context,
  }) => {
    await withoutReact(page);
    await page.goto(siteOf(kind));
    const other = await context.newPage();
    await withoutReact(other);
    await other.goto(siteOf(kind));
    const inReact = await context.newPage();
    await inReact.goto(siteOf(kind));
    await loadReact(inReact, 'travel-consent');
    await expect.poll(() => isReady(inReact)).toBe(true);
    for (const tab of [other, inReact]) await expect(banner(tab)).toBeVisible();
    await button(page, 'Accept all').click();
    for (const tab of [other, inReact]) {
      await expect(banner(tab)).toBeHidden();
      await expect.poll(() => running(tab)).toContain('functional analytical');
    }
    if (kind === 'tcf') await expect.poll(() => purposesTold(other)).toContain('1');
    await inReact.close();
    await other.close();
  });

  test(`${kind}: a cookie that has gone is asked for again, and no read restores it`, async ({ page, context }) => {
    await page.goto('/scenarios/bare/');
    await acceptByForm(page, kind);
    const name = kind === 'tcf' ? 'kyk_tcf' : 'consent';
    await context.clearCookies({ name });
    await page.goto(siteOf(kind));
    await loadReact(page, 'travel-consent');
    await expect.poll(() => isReady(page)).toBe(true);
    await page.evaluate(() => fetch('/horizon/common/privacy/providers/CookiesDataProvider'));
    expect(Object.keys(await cookiesOf(context))).not.toContain(name);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    if (kind === 'cookies') expect(await running(page)).toEqual([]);
  });
}

test('a choice that takes back some in the full framework is kept, and sent later, as it was said', async ({
  page,
  context,
  problems,
}) => {
  test.slow();
  problems.allow(/ERR_FAILED|Failed to (load|fetch)|CONSENT_FAILED/);
  await page.goto('/scenarios/bare/');
  await acceptByForm(page, 'tcf');
  expect((await cookiesOf(context)).consent?.split('.').sort()).toEqual(ALL.split('.').sort());
  await page.goto(siteOf('tcf'));
  await settings(page).click();
  await button(page, 'Manage choices').click();
  const name = 'Consent: Use limited data to select advertising';
  await page.locator('travel-consent').getByRole('switch', { name, exact: true }).click();
  await page.route(BACK_END, (route) => route.abort());
  await button(page, 'Save choices').click();
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toContain('choice=accept');
  await page.unroute(BACK_END);
  await page.goto(siteOf('tcf'));
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toBeUndefined();
  await expect.poll(async () => (await purposesTold(page)).length).toBe(10);
  const { purpose, consentedAdditionalVendors } = await page.evaluate(async () =>
    (await fetch('/i/api/iabtcf/v1/consent')).json(),
  );
  expect(purpose.consents).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(consentedAdditionalVendors).toEqual([1, 2, 3]);
});

test('a choice of purposes that changes no category is told in another tab, too', async ({ page, context }) => {
  test.slow();
  const consent = (name: string) =>
    page.locator('travel-consent').getByRole('switch', { name: `Consent: ${name}`, exact: true });
  await page.goto(siteOf('tcf'));
  await loadReact(page, 'travel-consent');
  await expect.poll(() => isReady(page)).toBe(true);
  await button(page, 'Manage choices').click();
  await consent('Use limited data to select advertising').click();
  await consent('Measure advertising performance').click();
  await button(page, 'Save choices').click();
  await expect.poll(async () => (await cookiesOf(context)).consent).toBe('strictlyNecessary');
  const other = await context.newPage();
  await other.goto(siteOf('tcf'));
  await expect.poll(() => purposesTold(other)).toEqual(['2', '7']);
  await settings(page).click();
  await button(page, 'Manage choices').click();
  await consent('Measure advertising performance').click();
  await button(page, 'Save choices').click();
  await expect.poll(() => purposesTold(other)).toEqual(['2']);
  await other.close();
});

test('a withdrawal in one tab is sent by that tab alone, and stays, while the other waits for its record', async ({
  page,
  context,
}) => {
  await page.goto('/scenarios/bare/');
  await acceptByForm(page, 'cookies');
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRead = false;
  await page.route('**/cookiebanner/v1/consent', async (route) => {
    const response = await route.fetch();
    isRead = true;
    await promise;
    // The answer's own cookie would be an old one, too; the test is of the page's code.
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(siteOf('cookies'));
  await settings(page).click();
  await expect.poll(() => isRead).toBe(true);

  const other = await context.newPage();
  await withoutReact(other);
  await other.goto(siteOf('cookies'));
  await settings(other).click();
  await button(other, 'Reject all').click();
  await expect.poll(async () => (await cookiesOf(context)).travel_consent_unsent).toBeUndefined();
  expect((await cookiesOf(context)).consent).toBe('strictlyNecessary');
  const answered = page.waitForResponse(/cookiebanner\/v1\/consent/);
  resolve();
  await answered;
  await expect.poll(() => isReady(page)).toBe(true);
  await other.goto(siteOf('cookies'));
  expect(await mayRun(other)).toBe(false);
  expect((await cookiesOf(context)).consent).toBe('strictlyNecessary');
});
