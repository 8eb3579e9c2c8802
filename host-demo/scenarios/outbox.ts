/** The mails the demo has sent. */
import type { Page } from '@playwright/test';

/** The texts of all mails of a kind, newest first. */
export async function mailsTo(page: Page, address: string, kind: string): Promise<string[]> {
  const response = await page.request.get(`/demo/outbox?to=${encodeURIComponent(address)}&format=json`);
  const { mails } = (await response.json()) as { mails: { kind: string; text: string }[] };
  return mails.filter((mail) => mail.kind === kind).map(({ text }) => text);
}

/** Waits for the newest of them. */
export async function mailTo(page: Page, address: string, kind: string): Promise<string> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const [text] = await mailsTo(page, address, kind);
    if (text) return text;
    if (Date.now() > deadline) throw new Error(`${address} has got no mail "${kind}"`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Path and query of the link in a mail. */
export function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'nothing:');
  return pathname + search;
}
