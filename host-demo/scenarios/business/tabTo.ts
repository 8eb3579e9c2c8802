import type { Page } from '@playwright/test';

/** The element in focus, also inside pieces: its name, its text and its label. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let focus = document.activeElement;
    while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
    const label = (focus as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return [focus?.ariaLabel, focus?.textContent, label].filter(Boolean).join(' ').trim();
  });

/** With the keyboard alone, from where the focus is. Fails where a visitor would not come to it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focusedName(page)).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" never had the focus.`);
}
