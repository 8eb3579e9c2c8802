import { accessibilityTree } from '@travel-shell/testing/accessibilityTree';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { TripPicture, tripPictureSheet } from './index.ts';
import { HILLS, NO_PICTURE } from './TripPicture.fixtures.ts';

const sheets = [tripPictureSheet];
const pictureIn = (root: ParentNode) => root.querySelector('.ts-trip-picture') as HTMLElement;
const isDefault = (root: ParentNode) => pictureIn(root).dataset.state === 'default';

test.each(['thumbnail', 'cover'] as const)(
  'ERR-060 a failed picture is replaced by the default one at the same size, and a new URL is tried: %s',
  async (size) => {
    const { frame, rerender } = await renderInShadow(<TripPicture src={HILLS} size={size} />, { sheets });
    const { width, height } = pictureIn(frame).getBoundingClientRect();
    expect(isDefault(frame)).toBe(false);
    await rerender(<TripPicture src={NO_PICTURE} size={size} />);
    await expect.poll(() => isDefault(frame)).toBe(true);
    expect(frame.querySelector('img')).toBeNull();
    expect(frame.querySelector('svg')).toBeVisible();
    expect(pictureIn(frame).getBoundingClientRect()).toMatchObject({ width, height });
    await rerender(<TripPicture src={HILLS} size={size} />);
    await expect.poll(() => frame.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  },
);

test('ERR-060 a picture that failed before hydration is replaced too', async () => {
  const { frame } = await renderInShadow(<TripPicture src={HILLS} />, { sheets });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = frame.innerHTML.replaceAll(HILLS, NO_PICTURE);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
  const root = hydrateRoot(container, <TripPicture src={NO_PICTURE} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => isDefault(container)).toBe(true);
});

test.each([null, ''])('a trip without a picture (%s) shows the default one without a request', async (src) => {
  const { frame } = await renderInShadow(<TripPicture src={src} />, { sheets });
  expect(isDefault(frame)).toBe(true);
  expect(frame.querySelector('img')).toBeNull();
});

test('CON-104 a thumbnail is 32 by 32', async () => {
  const { frame } = await renderInShadow(<TripPicture src={HILLS} />, { sheets });
  expect(pictureIn(frame).getBoundingClientRect()).toMatchObject({ width: 32, height: 32 });
});

test('it is hidden from screen readers, as the name is beside it', async () => {
  const { rerender } = await renderInShadow(<p>Lisbon</p>, { sheets });
  const before = await accessibilityTree();
  for (const src of [HILLS, null]) {
    await rerender(
      <>
        <p>Lisbon</p>
        <TripPicture src={src} />
      </>,
    );
    expect(await accessibilityTree()).toEqual(before);
  }
});
