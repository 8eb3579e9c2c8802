import type { ShellConfig } from '@travel-shell/core';
import { page } from '@travel-shell/testing/browser';
import { find } from '@travel-shell/testing/HostilePage';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DialogWidth } from './configured.ts';
import { Dialog, type DialogShape, dialogSheet } from './dialog/index.ts';
import { choose, pictureOf, texts } from './file-field/FileField.fixtures.ts';
import { buttonSheet, FileField, fieldSheet, fileFieldSheet } from './file-field/index.ts';
import { ToastRegion, toastSheets, useToasts } from './toast/index.ts';

const scope = globalThis as { travelShell?: { config: Partial<ShellConfig> } };
const configure = (config: Partial<ShellConfig>) => {
  scope.travelShell = { config };
};
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  delete scope.travelShell;
});

function Message(): ReactNode {
  const { toasts, show, dismiss } = useToasts();
  useEffect(() => show({ id: 'saved', text: 'Trip saved' }), [show]);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} label="Messages" closeLabel="Dismiss" />;
}

test.each([
  [undefined, 5000],
  [8000, 8000],
])('CON-011 a page that configures %s closes messages after %i ms', async (autoCloseMs, lasts) => {
  if (autoCloseMs) configure({ autoCloseMs });
  stopTimers();
  await renderInShadow(<Message />, { sheets: toastSheets });
  const messages = () => find('.ts-toasts').querySelectorAll('.ts-toast:not([data-leaving])').length;
  await expect.poll(messages).toBe(1);
  await rendered();
  await advance(lasts - 1);
  expect(messages()).toBe(1);
  await advance(1);
  await expect.poll(messages).toBe(0);
});

test.each([
  [undefined, 96],
  [64, 64],
])('CON-012 a page that configures %s shows a chosen picture %i px wide', async (pictureSize, width) => {
  if (pictureSize) configure({ pictureSize });
  const { root } = await renderInShadow(<FileField label="Logo" name="logo" hasPreview {...{ texts }} />, {
    sheets: [fieldSheet, buttonSheet, fileFieldSheet],
  });
  choose(root.querySelector('input') as HTMLInputElement, await pictureOf(400, 100));
  const preview = page.getByRole('img', { name: 'Preview of logo.png' });
  await expect.element(preview).toBeVisible();
  expect(preview.element().getBoundingClientRect().width).toBe(width);
  expect((preview.element() as HTMLCanvasElement).width).toBe(Math.round(width * devicePixelRatio));
});

async function widthOf(maxWidth: DialogWidth | undefined, shape: DialogShape): Promise<number> {
  const { unmount } = await renderInShadow(
    <Dialog isOpen delayMs={0} heading="Question" shape={shape} onClose={() => {}} {...(maxWidth && { maxWidth })} />,
    { sheets: [dialogSheet] },
  );
  await expect.poll(() => find('dialog').matches(':modal')).toBe(true);
  const { width } = find('dialog').getBoundingClientRect();
  await unmount();
  return width;
}

test('CON-014 CON-015 CON-016 dialogs are 400 px, 440 px or as wide as the window', async () => {
  expect(await widthOf('small', 'popup')).toBe(400);
  expect(await widthOf('medium', 'popup')).toBe(440);
  expect(await widthOf(undefined, 'full')).toBe(1000);
});

test('CON-014 CON-015 CON-016 a page configures other widths, which a narrow window still limits', async () => {
  configure({ dialogWidths: { small: '320px', medium: '60%', full: '90%' } });
  expect(await widthOf('small', 'popup')).toBe(320);
  expect(await widthOf('medium', 'popup')).toBe(600);
  expect(await widthOf(undefined, 'full')).toBe(900);
  await page.viewport(300, 600);
  expect(await widthOf('small', 'popup')).toBeLessThan(300);
  expect(await widthOf(undefined, 'sheet')).toBe(270);
});
