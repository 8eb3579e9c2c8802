import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { Badge, badgeSheet } from './index.ts';

const heard = async () => (await nodesOf('StaticText')).map(({ name }) => name);

test('screen readers read the label, or the text without one', async () => {
  await renderInShadow(
    <>
      <Badge>Confirmed</Badge>
      <Badge shape="count" label="3 unread messages">
        3
      </Badge>
      <Badge shape="dot" label="Unread" />
    </>,
    { sheets: [badgeSheet] },
  );
  expect(await heard()).toEqual(['Confirmed', '3 unread messages', 'Unread']);
});

test('a number is at least as wide as high, and a count keeps its order in right-to-left text', async () => {
  const { frame } = await renderInShadow(<Badge shape="count">9+</Badge>, { sheets: [badgeSheet], locale: 'ar' });
  const { width, height } = (frame.querySelector('.ts-badge') as Element).getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(height - 1);
  const text = frame.querySelector('bdi')?.firstChild as Text;
  const leftOf = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeLessThan(leftOf(1));
});
