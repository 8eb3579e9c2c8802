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
