import type { Page } from '@playwright/test';

/** The dialog and what is in it, in the words of the page's language. */
export function dialogOf(page: Page) {
  const dialog = page.locator('travel-sign-in').getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  return {
    element: page.locator('travel-sign-in'),
    dialog,
    button,
    heading: (name: string) => dialog.getByRole('heading', { name, exact: true }),
    /** Fields stand in the page, so they are looked for there. */
    name: page.locator('travel-sign-in [name=username]'),
    password: page.locator('travel-sign-in [name=password]'),
    code: page.locator('travel-sign-in [name=code]'),
    submit: page.locator('travel-sign-in [type=submit]'),
  };
}

/** The newest mail of a kind in the demo's outbox. */
export async function mailTo(page: Page, address: string, kind: string): Promise<string> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const response = await page.request.get(`/demo/outbox?to=${encodeURIComponent(address)}&format=json`);
    const { mails } = (await response.json()) as { mails: { kind: string; text: string }[] };
    const mail = mails.find((one) => one.kind === kind);
    if (mail) return mail.text;
    if (Date.now() > deadline) throw new Error(`${address} has got no mail "${kind}"`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Path and query of the link in a mail. */
export function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'nothing:');
  return pathname + search;
}
