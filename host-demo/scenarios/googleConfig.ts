import type { Page } from '@playwright/test';

/** The configuration for Google's prompt, by the server's stand-in, whose origin its redirect names. */
export async function googleConfig(page: Page): Promise<{ origin: string; clientId: string; script: string }> {
  const redirectUrl = await page.evaluate(async () => {
    const token = await fetch('/s/run/formtoken', { method: 'POST' });
    const { formtoken } = (await token.json()) as { formtoken: string };
    const headers = { 'X-CSRF': formtoken, 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await fetch('/k/run/googleauth/redirect', { method: 'POST', headers });
    return ((await answer.json()) as { redirectUrl: string }).redirectUrl;
  });
  const { origin, searchParams } = new URL(redirectUrl);
  return { origin, clientId: searchParams.get('client_id') ?? '', script: `${origin}/gsi/client` };
}
