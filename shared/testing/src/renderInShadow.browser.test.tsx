import { expect, test } from 'vitest';
import { page } from './browser.ts';
import { renderInShadow } from './renderInShadow.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync('button { color: rgb(1, 2, 3) }');

test('it renders into a shadow root with the given looks and sheets', async () => {
  const { root, frame, rerender } = await renderInShadow(<button type="button">Go</button>, {
    sheets: [sheet],
    brand: 'sister',
    presentation: 'dark',
    locale: 'ar',
  });
  const button = page.getByRole('button', { name: 'Go' }).element();
  expect(button.getRootNode()).toBe(root);
  expect(frame).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
  const surface = getComputedStyle(frame).getPropertyValue('--_color-surface');
  expect(surface).not.toBe('');

  await rerender(<button type="button">Stop</button>, { presentation: 'default' });
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(frame.dir).toBe('ltr');
  expect(getComputedStyle(frame).getPropertyValue('--_color-surface')).not.toBe(surface);
});
