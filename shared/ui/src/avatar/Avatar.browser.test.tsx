import { accessibilityTree } from '@travel-shell/testing/accessibilityTree';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { phoneIcon, userIcon } from '../generated/icons.ts';
import { NO_PICTURE, PORTRAIT } from './Avatar.fixtures.ts';
import { Avatar, type AvatarProps, avatarSheet } from './index.ts';

async function show(props: Partial<AvatarProps> = {}) {
  const shown = await renderInShadow(<Avatar name="Amelia Fernández" {...props} />, { sheets: [avatarSheet] });
  return { ...shown, avatar: () => shown.frame.querySelector('.avatar') as HTMLElement };
}

test('MSC-048 without an image it is neutral', async () => {
  const { avatar } = await show();
  expect(avatar().dataset.state).toBe('neutral');
  expect(avatar().textContent).toBe('AF');
});

test('writes initials in the typeface of the brand', async () => {
  const { avatar, frame } = await show();
  frame.style.setProperty('--_font-family', 'Fraunces, serif');
  expect(getComputedStyle(avatar()).fontFamily).toBe('Fraunces, serif');
});

test('MSC-048 goes from loading, with initials, to success, with the image', async () => {
  // The request hangs until the URL changes.
  const { avatar, rerender } = await show({ imageUrl: 'http://192.0.2.1/never' });
  expect(avatar().dataset.state).toBe('loading');
  expect(avatar().textContent).toBe('AF');
  await rerender(<Avatar name="Amelia Fernández" imageUrl={PORTRAIT} />);
  await expect.poll(() => avatar().dataset.state).toBe('success');
  expect(avatar().textContent).toBe('');
  await expect.poll(() => getComputedStyle(avatar().querySelector('img') as Element).opacity).toBe('1');
});

test('MSC-048 MSC-049 a failed image is replaced by initials, and a new URL is tried', async () => {
  const { avatar, rerender } = await show({ imageUrl: NO_PICTURE });
  await expect.poll(() => avatar().dataset.state).toBe('error');
  expect(avatar().textContent).toBe('AF');
  expect(avatar().querySelector('img')).toBeNull();
  await rerender(<Avatar name="Amelia Fernández" imageUrl={PORTRAIT} />);
  await expect.poll(() => avatar().dataset.state).toBe('success');
});

test.each([
  ['MSC-050 a phone for a name that begins with +', '+49 170 1234567', phoneIcon],
  ['a person for a name without letters', '42', userIcon],
])('%s', async (_, name, path) => {
  const { avatar } = await show({ name });
  expect(avatar().querySelector('path')?.getAttribute('d')).toBe(path);
  expect(avatar().textContent).toBe('');
});

test('MSC-051 MSC-052 any other name shows at most two initials', async () => {
  expect((await show({ name: 'amelia' })).avatar().textContent).toBe('A');
  expect((await show({ name: 'Ana María del Mar Gómez' })).avatar().textContent).toBe('AG');
});

test('it is hidden from screen readers, as the name is beside it', async () => {
  const { rerender } = await renderInShadow(<p>Amelia</p>, { sheets: [avatarSheet] });
  const before = await accessibilityTree();
  await rerender(
    <>
      <p>Amelia</p>
      <Avatar name="Amelia Fernández" />
    </>,
  );
  expect(await accessibilityTree()).toEqual(before);
});
