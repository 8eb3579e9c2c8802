import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fieldSheet, TextField, type TextFieldProps } from './index.ts';

const LOOKS = { sheets: [fieldSheet] };
const show = (props: Partial<TextFieldProps> = {}) => renderInShadow(<TextField label="Name" {...props} />, LOOKS);
const textbox = () => page.getByRole('textbox', { name: 'Name' });

test('it is named by its label and described by its hint and its error', async () => {
  const { rerender } = await show({ hint: 'As in your passport' });
  await expect.element(textbox()).toHaveAccessibleDescription('As in your passport');
  await expect.element(textbox()).not.toHaveAttribute('aria-invalid');
  await rerender(<TextField label="Name" hint="As in your passport" error="Enter a name." />);
  await expect.element(textbox()).toHaveAccessibleDescription('As in your passport Enter a name.');
  await expect.element(textbox()).toHaveAttribute('aria-invalid', 'true');
});

test('an address is left-to-right but aligned like other text', async () => {
  await renderInShadow(
    <div dir="rtl">
      <TextField label="Name" type="email" />
      <TextField label="City" />
    </div>,
    LOOKS,
  );
  const [address, city] = ['Name', 'City'].map((name) =>
    getComputedStyle(page.getByRole('textbox', { name }).element()),
  );
  expect(address?.direction).toBe('ltr');
  expect(city?.direction).toBe('rtl');
  // The right-hand side, both.
  expect(address?.textAlign).toBe('end');
  expect(city?.textAlign).toBe('start');
});

test('a hidden label still names it', async () => {
  await show({ hideLabel: true });
  await expect.element(textbox()).toBeVisible();
  expect(page.getByText('Name').element().getBoundingClientRect().width).toBe(1);
});

test.each([
  ['text', 'textbox'],
  ['email', 'textbox'],
  ['number', 'spinbutton'],
  ['search', 'searchbox'],
] as const)('MSC-054 the type %s is a %s', async (type, role) => {
  await show({ type });
  await expect.element(page.getByRole(role, { name: 'Name' })).toHaveAttribute('type', type);
});

test('MSC-054 the type password hides its text', async () => {
  await show({ type: 'password' });
  await expect.element(page.getByLabelText('Name')).toHaveAttribute('type', 'password');
});

describe('MSC-053 the maximum length', () => {
  test('stops typing', async () => {
    const onValueChange = vi.fn();
    await show({ maxLength: 3, onValueChange });
    await userEvent.type(textbox(), 'abcdef');
    await expect.element(textbox()).toHaveValue('abc');
    expect(onValueChange).toHaveBeenLastCalledWith('abc');
  });

  test('truncates a number, unlike the platform', async () => {
    await show({ type: 'number', maxLength: 3 });
    const field = page.getByRole('spinbutton');
    await userEvent.type(field, '12345');
    await expect.element(field).toHaveValue(123);
  });

  test('truncates initial and later values', async () => {
    const { rerender } = await show({ maxLength: 3, defaultValue: 'abcdef' });
    await expect.element(textbox()).toHaveValue('abc');
    await rerender(<TextField key="other" label="Name" maxLength={3} value="uvwxyz" />);
    await expect.element(textbox()).toHaveValue('uvw');
  });

  test('waits for the end of an IME composition', async () => {
    await show({ maxLength: 2 });
    const input = textbox().element() as HTMLInputElement;
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = 'とうき';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value).toBe('とうき');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(input.value).toBe('とう');
  });
});

test('it may be controlled', async () => {
  function Owner() {
    const [text, setText] = useState('a');
    return <TextField label="Name" value={text} onValueChange={(next) => setText(next.toUpperCase())} />;
  }
  await renderInShadow(<Owner />, LOOKS);
  await userEvent.type(textbox(), 'bc');
  await expect.element(textbox()).toHaveValue('ABC');
});

test('a form gets its text, and Enter submits', async () => {
  const sent: unknown[] = [];
  await renderInShadow(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(...new FormData(event.currentTarget));
      }}
    >
      <TextField label="Name" name="name" required />
    </form>,
    LOOKS,
  );
  await userEvent.type(textbox(), 'Mira{Enter}');
  expect(sent).toEqual([['name', 'Mira']]);
  await expect.element(textbox()).toBeRequired();
});

test('prefix and suffix are inside the focus ring', async () => {
  const { root } = await show({ prefix: '€', suffix: 'per night' });
  const input = textbox().element() as HTMLInputElement;
  input.focus();
  const [before, after] = [page.getByText('€'), page.getByText('per night')].map((text) =>
    text.element().getBoundingClientRect(),
  );
  const own = input.getBoundingClientRect();
  expect(before?.right).toBeLessThanOrEqual(own.left);
  expect(after?.left).toBeGreaterThanOrEqual(own.right);
  expect(getComputedStyle(root.querySelector('.ts-box') as Element).outlineStyle).toBe('solid');
  expect(getComputedStyle(input).outlineStyle).toBe('none');
});
