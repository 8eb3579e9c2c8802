/** The full framework with the real list: 813 vendors, against the real server. */
import type { Page } from '@playwright/test';
import { acceptByForm } from '../consent/consentPage.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { button, cookiesOf, dialog, FORM, PAGE, SAVE, whenReady, withoutReact } from './tcfPage.ts';

test('the first page of the demo leads to it, and it works as it is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'The full consent framework' }).click();
  const banner = page.locator('travel-consent');
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.locator('li.runs')).toHaveCount(4);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('kyk_tcf');
});

test('HTML first: it is there with stacks and the number of vendors, and answers without React', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/runtime|LOAD_FAILED|net::ERR_FAILED/);
  await withoutReact(page);
  await page.goto(PAGE);
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog(page)).toContainText('We and our 816 partners');
  await expect(dialog(page)).toContainText('Personalised advertising and content, advertising and content measurement');
  await expect(dialog(page)).toContainText('Precise geolocation data, and identification through device scanning');
  const answered = page.waitForResponse(FORM);
  await button(page, 'Reject all').click();
  await expect(dialog(page)).toBeHidden();
  expect((await answered).status()).toBe(200);
  const cookies = await cookiesOf(context);
  expect(cookies.kyk_tcf).toMatch(/^C/);
  expect(cookies.consent).toBe('strictlyNecessary');
});

/** A press before React. */
async function pressEarly(page: Page, name: string): Promise<void> {
  await page.goto(PAGE);
  await expect(dialog(page)).toBeVisible();
  const pressed = await button(page, name).elementHandle();
  expect(await page.evaluate(() => document.querySelector('travel-consent')?.matches(':state(ready)'))).toBe(false);
  await pressed?.click();
}
const expectTab = (page: Page, name: string) =>
  expect(dialog(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');

test('CNS-033 CNS-034 CNS-035 hydration keeps the nodes, and "Reject all" stores an empty consent and one category', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await expect(dialog(page)).toBeVisible();
  await test.step('hydration keeps the nodes of the fragment, and what it says', async () => {
    const nodes = [
      page.locator('travel-consent [part=heading]'),
      button(page, 'Manage choices'),
      button(page, 'Accept all'),
      button(page, '816 partners'),
    ];
    const handles = await Promise.all(nodes.map((node) => node.elementHandle()));
    await whenReady(page);
    await runPending(page);
    for (const handle of handles) expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(dialog(page)).toContainText('We and our 816 partners');
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('"Reject all" stores an empty consent and only the strictly necessary category', async () => {
    const saved = page.waitForResponse(SAVE);
    await button(page, 'Reject all').click();
    const sent = (await saved).request().postDataJSON();
    expect(sent.consentedPurposes.concat(sent.consentedVendors, sent.consentedAdditionalVendors)).toEqual([]);
    expect(sent.objectedLegIntPurposes).toEqual([2, 7, 8, 9, 10, 11]);
    await expect.poll(async () => (await cookiesOf(context)).consent).toBe('strictlyNecessary');
  });
});

test('CNS-030 CNS-037 CNS-039 CON-062 "Accept all" is stored with a string for the page’s scripts, and is not asked again', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await page.goto(PAGE);
  await whenReady(page);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    (window as unknown as { __tcfapi: (...call: unknown[]) => void }).__tcfapi('addEventListener', 2, (data: object) =>
      told.push({ ...data }),
    );
  });
  await runPending(page);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /iabtcf/.test(response.url()),
  );
  await button(page, 'Accept all').click();
  await expect(dialog(page)).toBeHidden();
  expect((await saved).status()).toBe(200);
  const sent = (await saved).request().postDataJSON();
  expect(sent.consentedPurposes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(sent.consentedVendors.length).toBeGreaterThan(700);
  expect(sent.objectedLegIntVendors).toEqual([]);
  expect((await cookiesOf(context)).kyk_tcf).toBe(sent.tcString);
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { told: { eventStatus: string; tcString: string }[] }).told.at(-1)),
    )
    .toMatchObject({ eventStatus: 'useractioncomplete', tcString: sent.tcString, gdprApplies: true });
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a withdrawal deletes cookies of the categories, says so, and shows its record the next time', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await page.goto(PAGE);
  await whenReady(page);
  await button(page, 'Accept all').click();
  await expect.poll(async () => (await cookiesOf(context)).kyk_tcf).toMatch(/^C/);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a partner's script does
    document.cookie = '_fbp=fb.1.2; path=/';
  });
  const settings = page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(dialog(page).locator('[part=record]')).toContainText('Purposes: 11 / 11');
  await button(page, 'Withdraw all').click();
  await expect(dialog(page).locator('[part=heading]')).toHaveText('You have withdrawn your consent');
  await expect(dialog(page)).toContainText('1 cookie was deleted.');
  await expectAccessible(page, 'travel-consent');
  const cookies = await cookiesOf(context);
  expect([cookies._fbp, cookies.consent]).toEqual([undefined, 'strictlyNecessary']);
  await button(page, 'Done').click();
  await expect(dialog(page)).toBeHidden();
  await settings.click();
  await expect(dialog(page).locator('[part=record]')).toContainText(/Purposes: 0 \/ 11 .*tcf-1/s);
  await expectAccessible(page, 'travel-consent');
  await button(page, 'Leave as is').click();
  await expect(dialog(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test('a cookie that the back end has deleted with its answer counts as deleted', async ({ page, context }) => {
  await page.goto('/scenarios/bare/');
  await acceptByForm(page, 'tcf');
  await expect.poll(async () => (await cookiesOf(context)).kyk_tcf).toMatch(/^C/);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a partner's script does
    document.cookie = '_fbp=fb.1.2; path=/';
  });
  // Without it the browser makes no string, so the withdrawal goes as the form, whose answer deletes cookies.
  await page.route(/\/tcf(-kit)?\.\w+\.js/, () => {});
  await page.goto(PAGE);
  await page.locator('travel-footer').getByRole('button', { name: 'Cookie settings' }).click();
  const posted = page.waitForResponse(FORM);
  await button(page, 'Withdraw all').click();
  const { 'set-cookie': deleted } = await (await posted).allHeaders();
  expect(deleted).toMatch(/_fbp=;/);
  await expect(dialog(page)).toContainText('1 cookie was deleted.');
  expect((await cookiesOf(context))._fbp).toBeUndefined();
});

/** The answer of `__tcfapi` about the partners outside the framework. */
const addtlConsent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        (window as unknown as { __tcfapi: (...call: unknown[]) => void }).__tcfapi(
          'getTCData',
          2,
          (data: { addtlConsent: string }) => resolve(data.addtlConsent),
        ),
      ),
  );

test('CNS-028 CNS-029 CNS-031 single choices are stored and told, and are on when "Cookie settings" opens it again', async ({
  page,
}) => {
  const measuring = dialog(page).getByRole('switch', { name: 'Consent: Measure advertising performance', exact: true });
  await test.step('a press on “Manage choices” before React is answered by React, on the same nodes', async () => {
    await pressEarly(page, 'Manage choices');
    await expectTab(page, 'Purposes');
  });
  await test.step('single choices are stored', async () => {
    await measuring.click();
    await dialog(page).getByRole('tab', { name: 'Partners' }).click();
    const search = dialog(page).getByRole('searchbox');
    await search.fill('criteo');
    await dialog(page).getByRole('switch', { name: 'Consent: Criteo SA' }).click();
    await search.fill('roomlight');
    await dialog(page).getByRole('switch', { name: 'Consent: Roomlight' }).click();
    const saved = page.waitForResponse(SAVE);
    await button(page, 'Save choices').click();
    expect((await saved).request().postDataJSON()).toMatchObject({
      consentedPurposes: [7],
      consentedVendors: [91],
      objectedLegIntPurposes: [],
    });
    expect((await saved).status()).toBe(200);
  });
  await test.step('`addtlConsent` names the partners outside the framework that have consent', () =>
    expect.poll(() => addtlConsent(page)).toBe('2~2~dv.1.3'));
  await test.step('and they are on when it is opened again', async () => {
    await page.getByRole('button', { name: 'Cookie settings' }).last().click();
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Manage choices').click();
    await expect(measuring).toBeChecked();
    await expect(button(page, 'Reject all')).toBeVisible();
  });
});

test('CNS-038 CNS-040 CNS-041 a vendor’s details, its storage and how long it lasts come when they are asked for', async ({
  page,
  traffic: _traffic,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      /iabtcf/.test(request.url()) && asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await test.step('a press on “816 partners” before React is answered by React, on the same nodes', async () => {
    await pressEarly(page, '816 partners');
    await expectTab(page, 'Partners');
  });
  await test.step('find-in-page reaches every vendor', async () => {
    await expect.poll(() => dialog(page).locator('[data-vendor]:not([data-additional])').count()).toBe(813);
    const lost = await page.evaluate(() => {
      const root = document.querySelector('travel-consent')?.shadowRoot;
      const names = [...(root?.querySelectorAll('[data-vendor]:not([data-additional]) .tcf-vendor-name') ?? [])];
      const find = (text: string) => {
        getSelection()?.removeAllRanges();
        return (window as unknown as { find(...given: unknown[]): boolean }).find(text, true, false, true);
      };
      // Each search starts from the top, so it takes long for the last ones.
      const some = names.filter((_, at) => at % 40 === 0 || at === names.length - 1);
      return some.map((name) => name.textContent?.trim() ?? '').filter((name) => !find(name));
    });
    expect(lost).toEqual([]);
  });
  await test.step('details come when they are asked for', async () => {
    await dialog(page).getByRole('button', { name: 'Criteo SA' }).click();
    const row = dialog(page).locator('[data-vendor="91"]:not([data-additional])');
    await expect(row).toContainText('cto_bundle');
    await expect(row).toContainText('Uses cookies for up to 1 year, 25 days');
    await expect(row.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('target', '_blank');
    expect(asked.filter((path) => /vendorId/.test(path)).sort()).toEqual([
      '/i/api/iabtcf/v1/detailedPrefs?vendorId=91',
      '/i/api/iabtcf/v1/deviceStorageDisclosure?vendorId=91',
    ]);
    expect(asked).not.toContain('/i/api/iabtcf/v1/detailedPrefs');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first layer is visible, and its form is answered with the page', async ({ page, context }) => {
    await page.goto(PAGE);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toContainText('We and our 816 partners');
    // The choices need script.
    await expect(button(page, 'Manage choices')).toBeHidden();
    await button(page, 'Accept all').click();
    await expect(page.locator('h1')).toHaveText('Night trains');
    expect((await cookiesOf(context)).kyk_tcf).toMatch(/^C/);

    // And it is withdrawn where it was given.
    await page.locator('travel-footer').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(/\/privacy\/cookie-settings$/);
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
    expect((await cookiesOf(context)).consent).toBe('strictlyNecessary');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('button', { name: 'Withdraw all' })).toBeVisible();
    expect((await cookiesOf(context)).consent).toContain('analytical');
  });
});
