import { render } from '@travel-shell/testing/browser';
import { expect, test } from 'vitest';
import { INITIAL_LOOKS } from '../../toolbar.ts';
import { applyTokens, ShellFrame } from './ShellFrame.tsx';

test('a page gets the changed tokens on its root, and loses those that are reset', () => {
  const page = document.implementation.createHTMLDocument();
  applyTokens(page, { 'color-brand': '#123456', 'radius-control': '4px' });
  expect(page.documentElement.style.getPropertyValue('--travel-color-brand')).toBe('#123456');
  applyTokens(page, { 'radius-control': '6px' });
  expect(page.documentElement.getAttribute('style')).toBe('--travel-radius-control: 6px;');
});

test('shows each part of the shell, wide and narrow, dark and right to left', async () => {
  const screen = await render(<ShellFrame looks={INITIAL_LOOKS} composition={{}} />);
  const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
  expect(frame().src).toContain('pieces-whole-page--signed-out');
  await screen.getByLabelText('Shows').selectOptions('Cookie banner');
  await screen.getByLabelText('Presentation').selectOptions('dark');
  await screen.getByLabelText('Direction').selectOptions('Right to left');
  await screen.getByLabelText('Width').selectOptions('Narrow');
  const query = new URL(frame().src).searchParams;
  expect(query.get('id')).toBe('pieces-consent--landing');
  expect(query.get('globals')).toContain('presentation:dark;locale:ar;');
  expect(frame().style.inlineSize).toBe('24.375rem');
});
