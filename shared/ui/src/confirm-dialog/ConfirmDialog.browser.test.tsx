import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { find } from '@travel-shell/testing/HostilePage';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmDialogSheets } from './index.ts';

interface ExampleProps {
  onConfirm: () => Promise<string | undefined>;
  onClose?: () => void;
}

function Example({ onConfirm, onClose }: ExampleProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        delayMs={0}
        heading="Delete this trip?"
        confirmText="Delete"
        cancelText="Keep"
        sendingText="Deleting…"
        errorText="It could not be deleted."
        isDangerous
        onConfirm={onConfirm}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <p>Lisbon, 3 saved flights</p>
      </ConfirmDialog>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const focused = () => (dialog().getRootNode() as ShadowRoot).activeElement;
const dialog = () => find<HTMLDialogElement>('dialog');
async function open(): Promise<void> {
  await button('Open').click();
  await until(() => dialog().open, 'open');
}

let restoreMotion: () => unknown;
beforeEach(async () => {
  restoreMotion = await reduceMotion();
});
afterEach(() => restoreMotion());

test('it is an alert dialog, named by its question, described by its text, with the cancel button focused', async () => {
  await renderInShadow(<Example onConfirm={async () => undefined} />, { sheets: confirmDialogSheets });
  await open();
  expect(await nodesOf('alertdialog')).toMatchObject([{ name: 'Delete this trip?', states: { modal: true } }]);
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('Lisbon, 3 saved flights');
  expect(focused()).toBe(button('Keep').element());
  await userEvent.keyboard('{Enter}');
  await until(() => !dialog().open, 'closed');
});

test('while confirming it shows progress, confirms once, and cannot be closed', async () => {
  let answer: (problem?: string) => void = () => {};
  const onConfirm = vi.fn(() => new Promise<string | undefined>((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  await renderInShadow(<Example onConfirm={onConfirm} onClose={onClose} />, { sheets: confirmDialogSheets });
  await open();
  await button('Delete').click();
  await expect.element(button('Deleting…')).toBeVisible();
  expect((await nodesOf('button')).find(({ name }) => name === 'Deleting…')?.states).toMatchObject({
    disabled: true,
    busy: 1,
  });
  expect(focused()).toBe(button('Deleting…').element());
  await userEvent.keyboard('{Enter}{Escape}{Escape}');
  await button('Keep').click({ force: true });
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog().open).toBe(true);
  answer();
  await until(() => !dialog().open, 'closed');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['the returned text', async () => 'You are offline.', 'You are offline.'],
  ['a general text without one', () => Promise.reject(new Error('broken')), 'It could not be deleted.'],
])('a failure is shown inside: %s; it can be retried, and is cleared on reopening', async (_, fail, text) => {
  const onConfirm = vi.fn<() => Promise<string | undefined>>().mockImplementationOnce(fail);
  await renderInShadow(<Example onConfirm={onConfirm} />, { sheets: confirmDialogSheets });
  await open();
  await button('Delete').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await button('Keep').click();
  await until(() => !dialog().open && dialog().childElementCount === 0, 'closed');
  await open();
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  onConfirm.mockResolvedValueOnce(undefined);
  await button('Delete').click();
  await until(() => !dialog().open, 'closed');
});

test('confirming 100 times leaks nothing', { timeout: 120_000 }, async () => {
  await renderInShadow(<Example onConfirm={async () => undefined} />, { sheets: confirmDialogSheets });
  const opener = find('.opener');
  await expectNoTrace(async () => {
    opener.click();
    await until(() => dialog().open);
    find('.ts-button-danger').click();
    await until(() => !dialog().open && dialog().childElementCount === 0);
  });
});
