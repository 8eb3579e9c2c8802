import type { Visitor } from '../../../testing/Visitor.ts';

export interface ReceivedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  kind: string;
  sentAt: string;
}

/** The mails to an address, newest first. */
export async function mailsTo(visitor: Visitor, address: string): Promise<ReceivedMail[]> {
  const response = await visitor.fetch(`/demo/outbox?to=${encodeURIComponent(address)}&format=json`);
  return ((await response.json()) as { mails: ReceivedMail[] }).mails;
}

/** The newest mail of a kind. */
export async function lastMail(visitor: Visitor, address: string, kind: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(visitor, address)).find((one) => one.kind === kind);
  if (!mail) throw new Error(`${address} has got no mail "${kind}"`);
  return mail;
}

/** Path and query of the link in a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'nothing:');
  return url.pathname + url.search;
}

/** The address that a page's form posts to, and the fields that it sends by itself. */
export async function readForm(
  page: Response,
): Promise<{ action: string; fields: Record<string, string>; html: string }> {
  const html = await page.text();
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!action) throw new Error(`${page.url} has no form`);
  return { action, fields: Object.fromEntries(hidden), html };
}

/** Opens a page with a form, and sends it back with the fields filled in. */
export async function submitPage(
  visitor: Visitor,
  path: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = await readForm(await visitor.fetch(path));
  return visitor.post(form.action, { ...form.fields, ...fields });
}
