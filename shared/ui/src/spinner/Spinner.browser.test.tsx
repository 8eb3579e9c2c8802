import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityTree } from '../testing/accessibilityTree.ts';
import { reduceMotion } from '../testing/leavesNoTrace.ts';
import { renderInShadow } from '../testing/renderInShadow.tsx';
import { Spinner, spinnerSheet } from './index.ts';

const sheets = [spinnerSheet];

test('MSC-078 CON-009 it is 40 by 40 unless told otherwise', async () => {
  const { frame, rerender } = await renderInShadow(<Spinner />, { sheets });
  const box = () => (frame.querySelector('svg') as Element).getBoundingClientRect();
  const duration = (selector: string) => getComputedStyle(frame.querySelector(selector) as Element).animationName;
  // The box of something that turns is larger than it is, so it is measured at rest.
  const restore = await reduceMotion();
  expect(box()).toMatchObject({ width: 40, height: 40 });
  expect(duration('svg')).toBe('none');
  await rerender(<Spinner size={20} />);
  expect(box()).toMatchObject({ width: 20, height: 20 });
  await restore();
  expect(duration('svg')).toBe('ts-spinner-turn');
});

test('with a label it is a status that says it, without one it is decoration', async () => {
  const { rerender } = await renderInShadow(<Spinner label="Loading trips" />, { sheets });
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading trips');
  expect((await accessibilityTree()).filter(({ name }) => name === 'Loading trips')).not.toEqual([]);
  const before = (await accessibilityTree()).length;
  await rerender(<Spinner />);
  expect(page.getByRole('status').query()).toBeNull();
  expect((await accessibilityTree()).length).toBeLessThan(before);
});
