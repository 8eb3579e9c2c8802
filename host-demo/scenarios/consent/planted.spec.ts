/** Another host of the domain sets cookies of the same names. A longer path stands for it: browsers put those first, too. */
import type { BrowserContext } from '@playwright/test';
import { expect, loadReact, test } from '../test.ts';
import { ALL, acceptByForm, banner, cookiesOf, isReady, PAGE, purposesTold, running, siteOf } from './consentPage.ts';

const plant = (context: BrowserContext, baseURL: string | undefined, name: string, value: string) =>
  context.addCookies([{ name, value, domain: new URL(String(baseURL)).hostname, path: PAGE.slice(0, -1) }]);

for (const kind of ['cookies', 'tcf'] as const) {
  test(`${kind}: a refusal is not undone by another host’s cookies`, async ({ page, context, baseURL }) => {
    await page.goto('/scenarios/bare/');
    await acceptByForm(page, kind);
    const { kyk_tcf: everything = '' } = await cookiesOf(context);
    await page.evaluate(async (regime) => {
      const body = new URLSearchParams({ regime, choice: 'decline', text: `${regime}-1`, locale: 'en-US' });
      await fetch('/privacy/consent', { method: 'POST', body, headers: { accept: 'application/json' } });
    }, kind);
    await plant(context, baseURL, 'consent', ALL);
    if (kind === 'tcf') await plant(context, baseURL, 'kyk_tcf', everything);
    await page.goto(siteOf(kind));
    expect(await page.evaluate(() => document.cookie)).toContain(`consent=${ALL}; `);
    expect(await running(page)).toEqual([]);
    // A string that may be another host's is none: the dialog asks again.
    await expect(banner(page)).toBeVisible({ visible: kind === 'tcf' });
    if (kind === 'cookies') return;
    expect(await purposesTold(page)).toEqual([]);
    // Nor by what React reads.
    await loadReact(page, 'travel-consent');
    await expect.poll(() => isReady(page)).toBe(true);
    expect(await running(page)).toEqual([]);
    expect(await purposesTold(page)).toEqual([]);
  });
}
