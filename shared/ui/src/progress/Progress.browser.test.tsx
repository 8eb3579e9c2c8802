import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { Progress, type ProgressProps, progressSheet } from './index.ts';

const sheets = [progressSheet];

async function heard(props: Partial<ProgressProps> = {}) {
  await renderInShadow(<Progress label="Setting up" {...props} />, { sheets });
  const [bar] = await nodesOf('progressbar');

  return { name: bar?.name, value: bar?.states.value };
}

test.each([
  ['a value', { value: 60 }, '60'],
  ['one beyond its end', { value: 140 }, '100'],
  ['one below nought', { value: -5 }, '0'],
])('%s is read with the label', async (_, props, value) => {
  const found = await heard(props);
  expect(found.name).toBe('Setting up');
  expect(String(found.value)).toBe(value);
});

test('valueText is shown, and read once, instead of the number', async () => {
  await heard({ value: 60, valueText: '3 of 5 steps' });
  // The attribute itself: Chromium's protocol leaves `valuetext` empty for every role.
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 steps');
  await expect.element(page.getByText('3 of 5 steps')).toBeVisible();
  expect((await nodesOf('StaticText')).map(({ name }) => name)).toEqual(['Setting up']);
});

test('without a value it is indeterminate', async () => {
  expect((await heard()).value).toBeUndefined();
  expect((page.getByRole('progressbar').element() as HTMLProgressElement).position).toBe(-1);
});

test('a hidden label still names it', async () => {
  expect((await heard({ hideLabel: true, value: 1 })).name).toBe('Setting up');
  expect(page.getByText('Setting up').element().getBoundingClientRect().width).toBeGreaterThan(1);
  expect(getComputedStyle(page.getByText('Setting up').element().parentElement as Element).clipPath).toBe('inset(50%)');
});
