import type { Page } from 'playwright';

/** Has the page ask for a piece, whose React a visitor brings only by need (D-110). */
export const askFor = (page: Page, tag: string): Promise<void> =>
  page.evaluate((name) => {
    type Calls = { push(call: (shell: { load(tag: string): Promise<void> }) => void): void };
    const page = window as unknown as { travelShell?: Calls };
    page.travelShell ??= [] as unknown as Calls;
    page.travelShell.push((shell) => void shell.load(name));
  }, tag);
