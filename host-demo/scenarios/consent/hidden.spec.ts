/** A rule of the host, or of an ad blocker, that hides the dialog of the full framework once it is open. */
import type { Page } from '@playwright/test';
import { expect, loadReact, test } from '../test.ts';
import { banner, CONSENT_TAG, configTag, isReady, openPage, TCF, withoutReact } from './consentPage.ts';

const RULES = {
  'of the element': 'travel-consent { display: none !important; }',
  'of its part': 'travel-consent::part(banner) { display: none !important; }',
  'of what is around it': '#cookie-banner { display: none !important; }',
};

const HTML = `<!doctype html><html lang="en"><title>Bays</title><link rel="icon" href="data:,">
${configTag(TCF)}${CONSENT_TAG}<script src="/travel-shell/loader.js" async></script>
<body><div id="cookie-banner"><travel-consent kind="tcf"></travel-consent></div>
<main><a href="#bays">Bays of the north</a> <button popovertarget="menu">Menu</button>
<div id="menu" popover>A menu of the page</div><p style="height: 300vh">A long page</p></main>`;

const isModal = (page: Page) => banner(page).evaluate((dialog) => dialog.matches(':modal'));
const hash = (page: Page) => page.evaluate(() => location.hash);

/** As a visitor does. */
async function expectFree(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bays of the north' }).click();
  expect(await hash(page)).toBe('#bays');
  const menu = page.getByText('A menu of the page');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

for (const moment of ['before React', 'in React'] as const)
  for (const [name, rule] of Object.entries(RULES))
    test(`a rule ${name} that hides the open dialog ${moment} leaves the page usable, and it asks again once that is gone`, async ({
      page,
    }) => {
      if (moment === 'before React') await withoutReact(page);
      await openPage(page, HTML);
      await expect(banner(page)).toBeVisible();
      if (moment === 'in React') {
        await loadReact(page, 'travel-consent');
        await expect.poll(() => isReady(page)).toBe(true);
      }
      await expect.poll(() => isModal(page)).toBe(true);
      const style = await page.addStyleTag({ content: rule });
      await expect(banner(page)).toBeHidden();
      await expect.poll(() => isModal(page)).toBe(false);
      await expectFree(page);

      await style.evaluate((element) => (element as HTMLElement).remove());
      await expect(banner(page)).toBeVisible();
      expect(await isModal(page)).toBe(true);
    });
