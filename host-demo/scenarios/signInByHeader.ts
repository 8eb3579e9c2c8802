import { expect, type Page } from '@playwright/test';
import { fillDialog } from './sign-in/dialog.ts';
import { headerOf } from './test.ts';

/** The header's link, its menu opened by a click. */
export async function openMenu(page: Page, link: string) {
  const { account, header } = headerOf(page);
  await account.click();
  const found = header.getByRole('link', { name: link, exact: true });
  await expect(found).toBeVisible();
  return found;
}

/** Clicks the header's "Sign in" and resolves with the milliseconds until the dialog's form can be typed into. */
export async function clickSignIn(page: Page): Promise<number> {
  const link = await openMenu(page, 'Sign in');
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () =>
            requestAnimationFrame(() => {
              const dialog = document.querySelector('travel-sign-in')?.shadowRoot?.querySelector('dialog');
              const button = dialog?.open && dialog.querySelector('button:enabled, input');
              if (button) resolve(performance.now() - timeStamp);
              else look();
            });
          look();
        };
        addEventListener('click', begin, { capture: true, once: true });
      }),
  );
  await link.click();
  return waited;
}

/** Signs in with the dialog that the header brings; the page loads again afterwards, unless its own router keeps it. */
export async function signInByHeader(page: Page, login = 'ada@example.com', isKept = false): Promise<number> {
  const waited = await clickSignIn(page);
  const reloaded = isKept || page.waitForEvent('load');
  await fillDialog(page, login);
  await reloaded;
  await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
  return waited;
}

export async function signOutByHeader(page: Page): Promise<void> {
  await (await openMenu(page, 'Sign out')).click();
  await expect(headerOf(page).account).toHaveAccessibleName('Sign in');
}
