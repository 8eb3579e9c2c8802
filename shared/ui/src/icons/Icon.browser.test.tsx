import { accessibilityTree } from '@travel-shell/testing/accessibilityTree';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { chevronForwardIcon, Icon, searchIcon } from './index.ts';

test('it has the size and colour of its text and the brand’s stroke', async () => {
  const { frame } = await renderInShadow(
    <p style={{ fontSize: 32, color: 'rgb(1, 2, 3)' }}>
      <Icon path={searchIcon} />
    </p>,
  );
  const icon = frame.querySelector('svg') as Element;
  expect(icon.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
  const { stroke, strokeWidth } = getComputedStyle(icon);
  expect(stroke).toBe('rgb(1, 2, 3)');
  expect(strokeWidth).toBe(`${getComputedStyle(frame).getPropertyValue('--_icon-stroke')}px`);
});

test('it is hidden from screen readers, as the control around it has a name', async () => {
  const { rerender } = await renderInShadow(<p>Text</p>);
  const before = await accessibilityTree();
  await rerender(
    <>
      <p>Text</p>
      <Icon path={searchIcon} />
    </>,
  );
  expect(await accessibilityTree()).toEqual(before);
});

test('a directional icon is mirrored in right-to-left text', async () => {
  const icon = <Icon path={chevronForwardIcon} className="mirrored" />;
  const { frame, rerender } = await renderInShadow(icon);
  const scale = () => getComputedStyle(frame.querySelector('svg') as Element).scale;
  expect(scale()).toBe('none');
  await rerender(icon, { locale: 'ar' });
  expect(scale()).toBe('-1 1');
});
