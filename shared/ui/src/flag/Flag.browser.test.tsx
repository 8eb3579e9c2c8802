import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { runPending } from '@travel-shell/testing/runPending';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { JAPAN, NO_PICTURE, PORTUGAL } from './Flag.fixtures.ts';
import { Flag, flagSheet } from './index.ts';

const sheets = [flagSheet];
const flagIn = (root: ParentNode) => root.querySelector('.ts-flag') as HTMLElement;

test.each([
  ['CON-053', undefined, 18, 12],
  ['CON-054', 'large', 21, 14],
] as const)('%s flags are 3 by 2, and a failed one takes the same room', async (_, size, width, height) => {
  const { frame, rerender } = await renderInShadow(<Flag src={PORTUGAL} {...(size && { size })} />, { sheets });
  expect(flagIn(frame).getBoundingClientRect()).toMatchObject({ width, height });
  await rerender(<Flag src={NO_PICTURE} {...(size && { size })} />);
  await expect.poll(() => flagIn(frame).dataset.state).toBe('error');
  expect(flagIn(frame).getBoundingClientRect()).toMatchObject({ width, height });
});

test('ERR-059 a failed picture is replaced by a placeholder, and a new URL is tried', async () => {
  const { frame, rerender } = await renderInShadow(<Flag src={NO_PICTURE} />, { sheets });
  await expect.poll(() => frame.querySelector('img')).toBeNull();
  expect(getComputedStyle(flagIn(frame)).backgroundImage).toContain('gradient');
  await rerender(<Flag src={JAPAN} />);
  await expect.poll(() => frame.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
});

test('ERR-059 a picture that failed before hydration is replaced too', async () => {
  const { frame } = await renderInShadow(<Flag src={PORTUGAL} />, { sheets });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = frame.innerHTML.replace(PORTUGAL, NO_PICTURE);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
  const root = hydrateRoot(container, <Flag src={NO_PICTURE} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => flagIn(container).dataset.state).toBe('error');
});

test('it is decorative unless it has a name, which a failed one keeps', async () => {
  const { rerender } = await renderInShadow(<Flag src={PORTUGAL} />, { sheets });
  expect(await nodesOf('image')).toEqual([]);
  await rerender(<Flag src={PORTUGAL} label="Portugal" />);
  await expect.element(page.getByRole('img', { name: 'Portugal' })).toBeVisible();
  await rerender(<Flag src={NO_PICTURE} label="Atlantis" />);
  await expect.poll(() => page.getByRole('img', { name: 'Atlantis' }).query()?.localName).toBe('span');
});

test('it loads when near the viewport', async () => {
  const url = URL.createObjectURL(
    new Blob([decodeURIComponent(PORTUGAL.split(',')[1] ?? '')], { type: 'image/svg+xml' }),
  );
  onTestFinished(() => URL.revokeObjectURL(url));
  const { frame } = await renderInShadow(
    <div style={{ paddingBlockStart: '20000px' }}>
      <Flag src={url} />
    </div>,
    { sheets },
  );
  const image = frame.querySelector('img') as HTMLImageElement;
  await runPending();
  expect(image.naturalWidth).toBe(0);
  image.scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
});
