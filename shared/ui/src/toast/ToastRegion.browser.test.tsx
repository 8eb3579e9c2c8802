import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, render, userEvent } from '@travel-shell/testing/browser';
import { find, HostilePage, isInFront, rootsBelow } from '@travel-shell/testing/HostilePage';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Dialog, dialogSheet } from '../dialog/index.ts';
import { toastSheets } from './index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastData, useToasts } from './useToasts.ts';

const sheets = [...toastSheets, dialogSheet];

function Example({ toast, dismissesAt }: { toast?: Partial<ToastData>; dismissesAt?: string }): ReactNode {
  const { toasts, show, dismiss } = useToasts();
  useEffect(() => {
    if (dismissesAt) saver().addEventListener(dismissesAt, () => dismiss('saved'), { once: true });
  }, [dismissesAt, dismiss]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="saver" onClick={() => show({ id: 'saved', text: 'Trip saved', ...toast })}>
        Save
      </button>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} delayMs={0} heading="Dialog" closeLabel="Close dialog" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => show({ id: 'inner', text: 'Saved from within', durationMs: null })}>
          Save within
        </button>
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={dismiss} label="Messages" closeLabel="Dismiss" />
    </>
  );
}

const region = () => find('.ts-toasts');
const toasts = () => region().querySelectorAll('.ts-toast').length;
const isOpen = () => region().matches(':popover-open');
const saver = () => find('.saver');
const focused = () => (saver().getRootNode() as ShadowRoot).activeElement;

let restoreMotion: () => unknown;
beforeEach(async () => {
  restoreMotion = await reduceMotion();
  await page.viewport(800, 600);
  await userEvent.hover(document.body, { position: { x: 2, y: 2 }, force: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await restoreMotion();
});

test('an existing live region announces its text without its buttons; focus stays', async () => {
  await renderInShadow(<Example toast={{ action: { text: 'Undo', onSelect: () => {} } }} />, { sheets });
  const status = find('[role=status]');
  expect(page.getByRole('status').elements()).toEqual([status]);
  expect(status.textContent).toBe('');
  await userEvent.click(saver());
  await expect.poll(() => status.textContent).toBe('Trip saved');
  expect(find('[role=status]')).toBe(status);
  expect(await nodesOf('status')).toMatchObject([{ states: { live: 'polite', atomic: true } }]);
  expect(await nodesOf('region')).toMatchObject([{ name: 'Messages' }]);
  expect(focused()).toBe(saver());
});

test('a text that is shown again is announced again', async () => {
  await renderInShadow(<Example />, { sheets });
  const status = find('[role=status]');
  const announced: string[] = [];
  new MutationObserver(() => announced.push(status.textContent ?? '')).observe(status, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  saver().click();
  await expect.poll(() => announced).toEqual(['Trip saved']);
  saver().click();
  await expect.poll(() => announced).toEqual(['Trip saved', '', 'Trip saved']);
});

test('one that is shown again is in front of what has been opened since', async () => {
  await renderInShadow(<Example toast={{ durationMs: null }} />, { sheets });
  saver().click();
  await until(isOpen);
  const overlay = document.createElement('div');
  overlay.popover = 'manual';
  overlay.style.cssText = 'inset: 0; inline-size: 100%; block-size: 100%';
  document.body.append(overlay);
  onTestFinished(() => overlay.remove());
  overlay.showPopover();
  expect(isInFront(find('.ts-toast'))).toBe(false);
  saver().click();
  await until(() => isInFront(find('.ts-toast')), 'in front');
});

test('MSC-073 CON-004 it closes by itself after 5 s, not before', async () => {
  stopTimers();
  await renderInShadow(<Example />, { sheets });
  saver().click();
  await expect.poll(toasts).toBe(1);
  await rendered();
  await advance(4999);
  expect(toasts()).toBe(1);
  await advance(1);
  await expect.poll(toasts).toBe(0);
  expect(isOpen()).toBe(false);
});

test('it stays open while it has the pointer or the focus', async () => {
  stopTimers(1500);
  await renderInShadow(<Example toast={{ durationMs: 1500 }} />, { sheets });
  await userEvent.click(saver());
  await userEvent.hover(find('.ts-toast'));
  await advance(1700);
  expect(toasts()).toBe(1);
  find('.ts-toast-close').focus();
  await userEvent.hover(document.body, { position: { x: 2, y: 2 }, force: true });
  await advance(1700);
  expect(toasts()).toBe(1);
  saver().focus();
  await rendered();
  await advance(1500);
  await until(() => toasts() === 0, 'gone');
});

test('a toast with an action stays until it is used once, then the focus returns', async () => {
  const onSelect = vi.fn();
  await renderInShadow(<Example toast={{ action: { text: 'Undo', onSelect } }} />, { sheets });
  saver().focus();
  await userEvent.keyboard('{Enter}');
  await until(isOpen);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(focused()?.textContent).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  await until(() => toasts() === 0, 'gone');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect((focused() as HTMLElement).className).toBe('opener'); // Tab passed it
});

test('one that its owner dismisses gives the focus back', async () => {
  await renderInShadow(<Example toast={{ durationMs: null }} dismissesAt="saved-elsewhere" />, { sheets });
  saver().focus();
  await userEvent.keyboard('{Enter}');
  await until(isOpen);
  await userEvent.keyboard('{Tab}{Tab}');
  expect((focused() as HTMLElement).className).toContain('ts-toast-close');
  saver().dispatchEvent(new CustomEvent('saved-elsewhere'));
  await until(() => toasts() === 0, 'gone');
  expect((focused() as HTMLElement | null)?.className).toBe('opener'); // Tab passed it
});

test('its button and Escape dismiss it', async () => {
  await renderInShadow(<Example toast={{ durationMs: null }} />, { sheets });
  await userEvent.click(saver());
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await until(() => toasts() === 0, 'gone');
  await userEvent.click(saver());
  find('.ts-toast-close').focus();
  const heard = vi.fn();
  document.addEventListener('keydown', heard, { once: true });
  onTestFinished(() => document.removeEventListener('keydown', heard));
  await userEvent.keyboard('{Escape}');
  await until(() => toasts() === 0, 'gone');
  expect(heard).not.toHaveBeenCalled();
  await expect.poll(() => (focused() as HTMLElement | null)?.className).toBe('saver');
});

test('it is the same when a dialog opens and closes: neither announced nor timed again', async () => {
  stopTimers();
  await renderInShadow(<Example />, { sheets });
  const status = find('[role=status]');
  saver().click();
  await expect.poll(toasts).toBe(1);
  await advance(200);
  await expect.poll(() => status.textContent).toBe('Trip saved');
  const [toast, changes] = [find('.ts-toast'), [] as MutationRecord[]];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(status, { childList: true, subtree: true, characterData: true });
  find('.opener').click();
  await expect.poll(() => find('.ts-toasts').closest('dialog')).not.toBeNull();
  expect([find('.ts-toast'), isOpen()]).toEqual([toast, true]);
  find<HTMLDialogElement>('dialog').close();
  await expect.poll(() => find('.ts-toasts').closest('dialog')).toBeNull();
  expect([find('.ts-toast'), isOpen(), changes]).toEqual([toast, true, []]);
  await advance(4850);
  await expect.poll(toasts).toBe(0);
});

test('in front of a modal dialog it is usable, and a press on it keeps the dialog open', async () => {
  await renderInShadow(<Example />, { sheets });
  await userEvent.click(find('.opener'));
  const dialog = find<HTMLDialogElement>('dialog');
  await until(() => dialog.open);
  await userEvent.click(page.getByRole('button', { name: 'Save within' }));
  await until(isOpen);
  expect(isInFront(find('.ts-toast'))).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await until(() => toasts() === 0, 'gone');
  expect(dialog.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await until(() => !dialog.open);
  expect(find('.ts-toasts').closest('dialog')).toBeNull();
});

test('on a hostile page it is unclipped and in front', async () => {
  await render(
    <HostilePage sheets={sheets}>
      <Example />
    </HostilePage>,
  );
  saver().click();
  await until(isOpen);
  await expect.poll(() => isInFront(find('.ts-toast'))).toBe(true);
  expect(rootsBelow(document)).toHaveLength(2);
});

test('the toasts of two pieces share one column: each button is hit, and the upper one comes down when the lower closes', async () => {
  const onSelect = [vi.fn(), vi.fn()] as const;
  for (const each of onSelect) {
    await renderInShadow(<Example toast={{ action: { text: 'Undo', onSelect: each } }} />, { sheets });
  }
  const roots = rootsBelow(document);
  const inRoots = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const [one, two] = inRoots('.saver') as [HTMLElement, HTMLElement];
  one.click();
  two.click();
  await expect.poll(() => inRoots('.ts-toast').length).toBe(2);
  const [lower, upper] = inRoots('.ts-toast') as [HTMLElement, HTMLElement];
  expect(upper.getBoundingClientRect().bottom).toBeLessThanOrEqual(lower.getBoundingClientRect().top);
  for (const button of inRoots('.ts-toast button')) expect(isInFront(button)).toBe(true);
  const { bottom } = lower.getBoundingClientRect();
  await userEvent.click(inRoots('.ts-toast-action')[0] as HTMLElement);
  await expect.poll(() => inRoots('.ts-toast').length).toBe(1);
  expect(onSelect.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await expect.poll(() => upper.getBoundingClientRect().bottom).toBe(bottom);
});

test('100 toasts leak nothing', { timeout: 120_000 }, async () => {
  await renderInShadow(<Example toast={{ durationMs: null }} />, { sheets });
  await expectNoTrace(async () => {
    saver().click();
    await until(() => isOpen() && toasts() === 1);
    find('.ts-toast-close').click();
    await until(() => !isOpen() && toasts() === 0);
  });
});
