import { expect, test } from 'vitest';
import { accessibilityTree } from '../testing/accessibilityTree.ts';
import { reduceMotion } from '../testing/leavesNoTrace.ts';
import { renderInShadow } from '../testing/renderInShadow.tsx';
import { Skeleton, skeletonSheet } from './index.ts';

const sheets = [skeletonSheet];

test('lines take the room of as many lines of text, so that nothing moves when the text comes', async () => {
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

test('screen readers do not hear of it', async () => {
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

test('nothing moves where motion is unwelcome', async () => {
  const { frame } = await renderInShadow(<Skeleton />, { sheets });
  const animation = () =>
    getComputedStyle(frame.querySelector('.ts-skeleton-bone') as Element, '::after').animationName;
  expect(animation()).toBe('ts-skeleton-pass');
  const restore = await reduceMotion();
  expect(animation()).toBe('none');
  await restore();
});
