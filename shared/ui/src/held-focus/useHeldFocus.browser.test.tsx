import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { type ReactNode, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useHeldFocus } from './useHeldFocus.ts';

interface RegionProps {
  /** The effect of a press on its button. */
  way: 'removes' | 'hides' | 'disables' | 'keeps';
  hasPlace?: boolean;
}

function Region({ way, hasPlace = true }: RegionProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  useHeldFocus(region);
  return (
    <>
      <div ref={region}>
        <h2 tabIndex={-1}>Heading</h2>
        <div tabIndex={hasPlace ? -1 : undefined} id="place">
          {!(isPressed && way === 'removes') && (
            <div hidden={isPressed && way === 'hides'}>
              <button type="button" disabled={isPressed && way === 'disables'} onClick={() => setPressed(true)}>
                Press
              </button>
            </div>
          )}
          {isPressed && <p>Pressed</p>}
        </div>
      </div>
      <button type="button">Other</button>
    </>
  );
}

async function press(props: RegionProps) {
  const { root } = await renderInShadow(<Region {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Press' }));
  await expect.element(page.getByText('Pressed', { exact: true })).toBeVisible();
  return root;
}

test.each(['removes', 'hides', 'disables'] as const)(
  'a press that %s its button leaves the focus around it',
  async (way) => {
    const root = await press({ way });
    await expect.poll(() => root.activeElement?.id).toBe('place');
  },
);

test('where nothing around it takes the focus, the heading of the region does', async () => {
  const root = await press({ way: 'removes', hasPlace: false });
  await expect.poll(() => root.activeElement?.textContent).toBe('Heading');
});

test('a button that stays keeps the focus', async () => {
  const root = await press({ way: 'keeps' });
  expect(root.activeElement?.textContent).toBe('Press');
});

test('the focus is not taken from elsewhere', async () => {
  const { root } = await renderInShadow(<Region way="removes" />);
  const button = page.getByRole('button', { name: 'Press' }).element() as HTMLElement;
  button.focus();
  await userEvent.click(page.getByRole('button', { name: 'Other' }));
  button.click();
  await expect.element(page.getByText('Pressed', { exact: true })).toBeVisible();
  expect(root.activeElement?.textContent).toBe('Other');
});
