import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { ThrownMessage } from '@travel-shell/testing/ThrownMessage';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, test, vi } from 'vitest';
import { Switch, SwitchControl, SwitchHint, SwitchLabel, SwitchRoot, switchSheet } from './index.ts';

const LOOKS = { sheets: [switchSheet] };
const control = () => page.getByRole('switch', { name: 'Price alerts' });

test('Space turns it on and off', async () => {
  const onChange = vi.fn();
  await renderInShadow(<Switch label="Price alerts" hint="By mail" onChange={onChange} />, LOOKS);
  await expect.element(control()).toHaveAccessibleDescription('By mail');
  await userEvent.keyboard('{Tab} ');
  await expect.element(control()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(control()).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('screen readers get a switch that is on', async () => {
  await renderInShadow(<Switch label="Price alerts" isOnAtFirst />, LOOKS);
  expect(await nodesOf('switch')).toMatchObject([{ name: 'Price alerts', states: { checked: 'true' } }]);
});

test('its whole row is the target', async () => {
  const { root } = await renderInShadow(<Switch label="Price alerts" isOnAtFirst />, LOOKS);
  const { left, bottom, height } = (root.querySelector('.ts-switch') as HTMLElement).getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(24);
  (root.elementFromPoint(left + 2, bottom - 2) as HTMLElement).click();
  await expect.element(control()).not.toBeChecked();
});

test('it shows a controlled state', async () => {
  const onChange = vi.fn();
  await renderInShadow(<Switch label="Price alerts" isOn={false} onChange={onChange} />, LOOKS);
  await control().click({ force: true });
  expect(onChange.mock.calls).toEqual([[true]]);
  await expect.element(control()).not.toBeChecked();
});

test('it ignores presses while disabled', async () => {
  const onChange = vi.fn();
  await renderInShadow(<Switch label="Price alerts" isDisabled onChange={onChange} />, LOOKS);
  await expect.element(control()).toBeDisabled();
  await page.getByText('Price alerts').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['en-US', '20px'],
  ['ar', '-20px'],
])('the thumb of a switch that is on is at the inline end, with a mark on it: %s', async (locale, place) => {
  const { root } = await renderInShadow(<Switch label="Price alerts" isOnAtFirst />, { ...LOOKS, locale });
  const input = root.querySelector('input') as Element;
  for (const part of ['::before', '::after'])
    await expect.poll(() => getComputedStyle(input, part).translate).toBe(place);
  expect(getComputedStyle(input, '::after').opacity).toBe('1');
});

test('its size is that of body text, whatever is around it', async () => {
  const { root } = await renderInShadow(<Switch label={<small>Price alerts</small>} hint="By mail" />, LOOKS);
  expect(root.querySelector('input')?.getBoundingClientRect()).toMatchObject({ width: 44, height: 24 });
});

test('the parts may be in another order', async () => {
  await renderInShadow(
    <SwitchRoot>
      <SwitchControl name="alerts" />
      <SwitchLabel>Price alerts</SwitchLabel>
    </SwitchRoot>,
    LOOKS,
  );
  await page.getByText('Price alerts').click();
  await expect.element(control()).toBeChecked();
});

test.each([
  ['SwitchControl', <SwitchControl key="part" />],
  ['SwitchLabel', <SwitchLabel key="part">Alerts</SwitchLabel>],
  ['SwitchHint', <SwitchHint key="part">By mail</SwitchHint>],
])('MSC-056 %s outside its provider throws an error with the fix', async (name, part) => {
  expectConsole(new RegExp(`${name} is outside a SwitchRoot`));
  const { frame } = await renderInShadow(<ThrownMessage>{part}</ThrownMessage>, LOOKS);
  expect(frame.textContent).toContain(`${name} is outside a SwitchRoot`);
});
