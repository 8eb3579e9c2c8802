/** The page of the account's passkeys, with a virtual authenticator, and without script. */
import { addAuthenticator } from './authenticator.ts';
import { linkIn, mailTo } from './outbox.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

// Passkeys do not work on IP addresses.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

const PAGE = '/s/ident/passkeys';

test('adds, names and removes a passkey, and tells the owner by mail', async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page, '/profile/account', 'bo@example.com');
  await page.getByRole('link', { name: 'Your passkeys' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Passkey without a name' })).toBeVisible();
  expect(linkIn(await mailTo(page, 'bo@example.com', 'sign-in-changed'))).toBe(PAGE);
  await page.getByLabel('Name').fill('Telephone');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('heading', { name: 'Telephone' })).toBeVisible();
  await expectAccessible(page, 'main');
  // The device has one of this account.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device has a passkey already.');
  await page.getByRole('button', { name: 'Remove Telephone' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('says that adding needs it, and offers the rest', async ({ page }) => {
    await page.goto(`/login?redir=${PAGE}`);
    await page.getByLabel('Email or phone').fill('grace@example.com');
    await page.getByLabel('Password').fill('travel-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
    await expect(page.getByText('with JavaScript switched on')).toBeVisible();
  });
});

test('shows what else signs in after a new password, to keep or remove', async ({ page }) => {
  test.slow();
  await addAuthenticator(page);
  await signIn(page, PAGE, 'layla@example.com');
  const loadsAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await loadsAnew;
  await page.context().clearCookies();
  await page.goto('/s/ident/forgot');
  await page.getByLabel('Email or phone').fill('layla@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(linkIn(await mailTo(page, 'layla@example.com', 'reset-password')));
  await page.getByLabel('New password').fill('travel-demo');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Is all of this yours?' })).toBeVisible();
  await expectAccessible(page, 'main');
  // The oldest may be the one of a run before this one.
  await page
    .getByRole('checkbox', { name: /^Passkey, added on/ })
    .last()
    .check();
  await page.getByRole('button', { name: 'Remove what is ticked, keep the rest' }).click();
  await expect(page.getByRole('heading', { name: 'That is your new password' })).toBeVisible();
  expect(await mailTo(page, 'layla@example.com', 'sign-in-changed')).toContain('does not sign you in any more');
});
