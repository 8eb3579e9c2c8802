import { page } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { avatarSheet } from '../avatar/index.ts';
import { AccountButton, type AccountButtonProps, accountButtonSheet } from './index.ts';

const sheets = [avatarSheet, accountButtonSheet];
const USER = { name: 'Maximiliane Fernández', label: 'Account: Maximiliane Fernández', imageUrl: null };

const example = (props: Partial<AccountButtonProps> = {}) => (
  <>
    <AccountButton ref={null} menu="menu" part="account" signInText="Sign in" locale="en-US" {...props} />
    <div id="menu" popover="auto">
      Menu
    </div>
  </>
);

test('it shows the sign-in label, then the account name, at the same size', async () => {
  const { root, rerender } = await renderInShadow(example(), { sheets });
  const button = root.querySelector('button') as HTMLElement;
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const { width, height } = button.getBoundingClientRect();
  await rerender(example({ user: USER }), { sheets });
  await expect.element(page.getByRole('button', { name: USER.label, exact: true })).toBeVisible();
  expect(root.querySelector('[data-face="signed-out"]')?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(button.getBoundingClientRect()).toMatchObject({ width, height });
});

test('it opens its menu without JavaScript', async () => {
  const { root } = await renderInShadow(example(), { sheets });
  (root.querySelector('button') as HTMLElement).click();
  expect(root.getElementById('menu')?.matches(':popover-open')).toBe(true);
});
