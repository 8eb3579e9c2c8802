import { accessibilityTree } from '@travel-shell/testing/accessibilityTree';
import { reduceMotion } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { Skeleton, skeletonSheet } from './index.ts';

const sheets = [skeletonSheet];

test('lines have the height of as many lines of text, to avoid layout shift', async () => {
  const { frame } = await renderInShadow(
    <>
      <Skeleton lines={3} />
      <p style={{ margin: 0, lineHeight: 'var(--_line-normal)' }}>
        One
        <br />
        Two
        <br />
        Three
      </p>
    </>,
    { sheets },
  );
  const heightOf = (selector: string) => (frame.querySelector(selector) as Element).getBoundingClientRect().height;
  expect(Math.abs(heightOf('.ts-skeleton') - heightOf('p'))).toBeLessThan(0.5);
});

test('it is hidden from screen readers', async () => {
  const { rerender } = await renderInShadow(<p>Text</p>, { sheets });
  const before = (await accessibilityTree()).length;
  await rerender(
    <>
      <p>Text</p>
      <Skeleton lines={3} />
    </>,
  );
  expect((await accessibilityTree()).length).toBe(before);
});

test('it does not animate under reduced motion', async () => {
  const { frame } = await renderInShadow(<Skeleton />, { sheets });
  const animation = () =>
    getComputedStyle(frame.querySelector('.ts-skeleton-bone') as Element, '::after').animationName;
  expect(animation()).toBe('ts-skeleton-pass');
  const restore = await reduceMotion();
  expect(animation()).toBe('none');
  await restore();
});
