import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';
import { expect, open } from '../test.ts';

declare global {
  interface Window {
    /** The sign-in events of the dialog. */
    signedIn?: { method: string; result: string };
  }
}

/** Page object for the dialog, in the page's language. */
export function dialogOf(page: Page) {
  const dialog = page.locator('travel-sign-in').getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  return {
    element: page.locator('travel-sign-in'),
    dialog,
    button,
    heading: (name: string) => dialog.getByRole('heading', { name, exact: true }),
    /** Fields are in the page, so look them up there. */
    name: page.locator('travel-sign-in [name=username]'),
    password: page.locator('travel-sign-in [name=password]'),
    code: page.locator('travel-sign-in [name=code]'),
    submit: page.locator('travel-sign-in [type=submit]'),
  };
}

/** Signs in by e-mail and password in the open dialog. */
export async function fillDialog(page: Page, login = 'ada@example.com'): Promise<void> {
  const { button, name, password, submit } = dialogOf(page);
  await button('Continue with email').click();
  await name.fill(login);
  await submit.click();
  await password.fill(DEMO_PASSWORD);
  await submit.click();
}

/** Opens a page of this scenario, and the dialog with the page's button. */
export async function openDialog(page: Page, path = '/scenarios/sign-in/'): Promise<ReturnType<typeof dialogOf>> {
  await open(page, path);
  await hearSignIn(page);
  return openAgain(page);
}

export async function openAgain(page: Page): Promise<ReturnType<typeof dialogOf>> {
  await page.locator('#save').click();
  const dialog = dialogOf(page);
  await expect(dialog.button('Continue with email')).toBeVisible();
  return dialog;
}

/** Records the dialog's sign-in events; it also closes when the visitor signs in elsewhere. */
export const hearSignIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('travel-sign-in', (event) => {
      window.signedIn = (event as CustomEvent).detail;
    });
  });

/** Waits for a sign-in with the dialog and returns its result. */
export async function signedInBy(page: Page, method: string): Promise<string> {
  await expect.poll(() => page.evaluate(() => window.signedIn?.method)).toBe(method);
  return page.evaluate(() => window.signedIn?.result ?? '');
}
