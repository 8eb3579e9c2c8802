import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nodesOf } from '../testing/accessibilityTree.ts';
import { find } from '../testing/HostilePage.tsx';
import { expectNoTrace, reduceMotion, until } from '../testing/leavesNoTrace.ts';
import { renderInShadow } from '../testing/renderInShadow.tsx';
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

test('it is an alert dialog, named by its question, described by its text, with the harmless answer in focus', async () => {
  await renderInShadow(<Example onConfirm={async () => undefined} />, { sheets: confirmDialogSheets });
  await open();
  expect(await nodesOf('alertdialog')).toMatchObject([{ name: 'Delete this trip?', states: { modal: true } }]);
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('Lisbon, 3 saved flights');
  expect(focused()).toBe(button('Keep').element());
  await userEvent.keyboard('{Enter}');
  await until(() => !dialog().open, 'closed');
});

test('while sending it says so, sends once, and cannot be left', async () => {
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
  ['what it was told', async () => 'You are offline.', 'You are offline.'],
  ['a general text when it was not told', () => Promise.reject(new Error('broken')), 'It could not be deleted.'],
])('a failure is said inside: %s; it can be tried again, and is forgotten when opened anew', async (_, fail, text) => {
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

test('500 answers leave nothing behind', { timeout: 120_000 }, async () => {
  await renderInShadow(<Example onConfirm={async () => undefined} />, { sheets: confirmDialogSheets });
  const opener = find('.opener');
  await expectNoTrace(async () => {
    opener.click();
    await until(() => dialog().open);
    find('.ts-button-danger').click();
    await until(() => !dialog().open && dialog().childElementCount === 0);
  });
});
