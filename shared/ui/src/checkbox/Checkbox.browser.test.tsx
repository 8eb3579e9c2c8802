import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test, vi } from 'vitest';
import { Checkbox, type CheckboxProps, choiceSheet, fieldSheet } from './index.ts';

const LOOKS = { sheets: [fieldSheet, choiceSheet] };
const show = (props: Partial<CheckboxProps> = {}) => renderInShadow(<Checkbox label="Breakfast" {...props} />, LOOKS);
const checkbox = () => page.getByRole('checkbox', { name: 'Breakfast' });

test('Space toggles it', async () => {
  const onCheckedChange = vi.fn();
  await show({ onCheckedChange });
  await userEvent.keyboard('{Tab} ');
  await expect.element(checkbox()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(checkbox()).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test('its whole row is the target, at least 24 px high; a link in the label stays a link', async () => {
  const { root } = await show({
    label: (
      <>
        I agree to the <a href="#terms">terms</a>
      </>
    ),
  });
  const row = root.querySelector('.ts-choice') as HTMLElement;
  const { height, right, top } = row.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(24);
  expect(root.elementFromPoint(right - 2, top + 2)).toBe(root.querySelector('label'));
  await page.getByRole('link', { name: 'terms' }).click();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

test('indeterminate is neither checked nor unchecked until it is pressed', async () => {
  const { rerender } = await show({ isIndeterminate: true });
  await expect.element(checkbox()).toBePartiallyChecked();
  expect(await nodesOf('checkbox')).toMatchObject([{ name: 'Breakfast', states: { checked: 'mixed' } }]);
  await rerender(<Checkbox label="Breakfast" />, LOOKS);
  await expect.element(checkbox()).not.toBePartiallyChecked();
});

test('hint and error describe it', async () => {
  await show({ hint: 'From 7 to 10', error: 'Choose one meal.' });
  await expect.element(checkbox()).toHaveAccessibleDescription('From 7 to 10 Choose one meal.');
  await expect.element(checkbox()).toHaveAttribute('aria-invalid', 'true');
});

test('a form submits its value, and its ref is the input', async () => {
  const ref = vi.fn();
  await renderInShadow(
    <form>
      <Checkbox ref={ref} label="Breakfast" name="meals" value="breakfast" defaultChecked />
    </form>,
    LOOKS,
  );
  const input = checkbox().element() as HTMLInputElement;
  expect(ref).toHaveBeenCalledWith(input);
  expect([...new FormData(input.form as HTMLFormElement)]).toEqual([['meals', 'breakfast']]);
});
