import { accessibilityTree } from '@travel-shell/testing/accessibilityTree';
import { page } from '@travel-shell/testing/browser';
import { reduceMotion } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { Spinner, spinnerSheet } from './index.ts';

const sheets = [spinnerSheet];

test('MSC-078 CON-009 it is 40 by 40 by default', async () => {
  const { frame, rerender } = await renderInShadow(<Spinner />, { sheets });
  const box = () => (frame.querySelector('svg') as Element).getBoundingClientRect();
  const duration = (selector: string) => getComputedStyle(frame.querySelector(selector) as Element).animationName;
  // A rotated box is larger, so it is measured at rest.
  const restore = await reduceMotion();
  expect(box()).toMatchObject({ width: 40, height: 40 });
  expect(duration('svg')).toBe('none');
  await rerender(<Spinner size={20} />);
  expect(box()).toMatchObject({ width: 20, height: 20 });
  await restore();
  expect(duration('svg')).toBe('ts-spinner-turn');
});

test('with a label it is a status, without one it is decorative', async () => {
  const { rerender } = await renderInShadow(<Spinner label="Loading trips" />, { sheets });
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading trips');
  expect((await accessibilityTree()).filter(({ name }) => name === 'Loading trips')).not.toEqual([]);
  const before = (await accessibilityTree()).length;
  await rerender(<Spinner />);
  expect(page.getByRole('status').query()).toBeNull();
  expect((await accessibilityTree()).length).toBeLessThan(before);
});
