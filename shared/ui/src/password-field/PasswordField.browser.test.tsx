import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { fieldSheet, PasswordField, type PasswordFieldProps, passwordFieldSheet } from './index.ts';

const show = (props: Partial<PasswordFieldProps> = {}) =>
  renderInShadow(
    <PasswordField label="Password" showText="Show password" capsLockText="Caps Lock is on" {...props} />,
    {
      sheets: [fieldSheet, passwordFieldSheet],
    },
  );
const field = () => page.getByLabelText('Password', { exact: true });
const button = () => page.getByRole('button', { name: 'Show password' });

test('the button shows and hides the password, and has the state as aria-pressed', async () => {
  await show({ defaultValue: 'secret' });
  await expect.element(field()).toHaveAttribute('type', 'password');
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  await button().click();
  await expect.element(field()).toHaveAttribute('type', 'text');
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(field()).toHaveValue('secret');
  await userEvent.keyboard(' ');
  await expect.element(field()).toHaveAttribute('type', 'password');
});

test('Tab goes from the text to the button, Space presses it', async () => {
  await show({ defaultValue: 'secret' });
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab} ');
  await expect.element(field()).toHaveAttribute('type', 'text');
  await userEvent.keyboard(' ');
  await expect.element(field()).toHaveAttribute('type', 'password');
});

test('the button is a target of at least 24 px and does not submit', async () => {
  await show();
  const { width, height } = button().element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await expect.element(button()).toHaveAttribute('type', 'button');
});

test('Caps Lock is announced while it is on and the field has the focus', async () => {
  await show();
  const input = field().element() as HTMLInputElement;
  input.focus();
  const press = (modifierCapsLock: boolean) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
  press(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Caps Lock is on');
  press(false);
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  press(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Caps Lock is on');
  input.blur();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('the strength is read with the field', async () => {
  await show({ strength: 'Weak', hint: 'At least 8 characters', autoComplete: 'new-password' });
  await expect.element(field()).toHaveAccessibleDescription('Weak At least 8 characters');
  await expect.element(field()).toHaveAttribute('autocomplete', 'new-password');
});

test('it sets autocomplete and turns off spell checking', async () => {
  await show();
  await button().click();
  await expect.element(field()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(field()).toHaveAttribute('spellcheck', 'false');
});
