/** The dialog as a server renders it, opened before React. */

import { publish } from '@travel-shell/store';
import { page } from '@travel-shell/testing/browser';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { runPending } from '@travel-shell/testing/runPending';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { piece } from './server.ts';
import { type BackEnd, mountDrawer, part, parts, playBackEnd } from './testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  backEnd = playBackEnd();
  await page.viewport(390, 800);
});
afterEach(() => {
  document.querySelector('travel-nav-drawer')?.remove();
  backEnd.undo();
});

const dialog = (drawer: HTMLElement) => part<HTMLDialogElement>(drawer, 'dialog');

async function served(act: (drawer: HTMLElement) => void): Promise<{ drawer: HTMLElement; nodes: readonly Element[] }> {
  const { element, nodes, ready } = await serveFirstScreen(piece, { vertical: 'hotels' });
  document.body.append(element);
  dialog(element).showModal();
  act(element);
  await import('./element.ts');
  await ready;
  return { drawer: element, nodes };
}

it('is hydrated in place, open, with the focus where it was', async () => {
  const { drawer, nodes } = await served((it) => parts(it, 'dialog .entry')[3]?.focus());
  const inDialog = nodes.filter((node) => node.closest('dialog'));
  expect(inDialog.length).toBeGreaterThan(20);
  expect(inDialog.filter((node) => !node.isConnected)).toEqual([]);
  expect(dialog(drawer).matches(':modal')).toBe(true);
  expect(drawer.shadowRoot?.activeElement).toBe(parts(drawer, 'dialog .entry')[3]);
  publish('menu-toggle', { open: true });
  expect(dialog(drawer).open).toBe(true);
  part(drawer, '.ts-dialog-close').click();
  await expect.poll(() => dialog(drawer).open).toBe(false);
});

it('stays closed where it was closed before React, until the next request', async () => {
  const { drawer } = await served((it) => dialog(it).close());
  await runPending();
  expect(dialog(drawer).open).toBe(false);
  publish('menu-toggle', { open: true });
  await expect.poll(() => dialog(drawer).open).toBe(true);
});

it('does not tell again that it has opened, but that it closes', async () => {
  const told: string[] = [];
  const note = ({ type }: Event) => told.push(type);
  for (const type of ['travel-drawer-opened', 'travel-drawer-closed']) document.addEventListener(type, note);
  const { drawer } = await served(() => {});
  expect(told).toEqual([]);
  part(drawer, '.ts-dialog-close').click();
  await expect.poll(() => told).toEqual(['travel-drawer-closed']);
  for (const type of ['travel-drawer-opened', 'travel-drawer-closed']) document.removeEventListener(type, note);
});

it('500 times open and closed leaves nodes, listeners and heap as before', { timeout: 180_000 }, async () => {
  const restore = await reduceMotion();
  const drawer = await mountDrawer();
  await expectNoTrace(async () => {
    for (const open of Array.from({ length: 10 }, (_, index) => index % 2 === 0)) {
      publish('menu-toggle', { open });
      await until(() => dialog(drawer).open === open);
    }
  });
  await restore();
});
