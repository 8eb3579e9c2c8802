import { publish } from '@travel-shell/store';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShell } from './createShell.ts';
import type { ShellParts } from './ShellParts.ts';

const scope = globalThis as { travelShell?: unknown };
const sheets = [...document.adoptedStyleSheets];
const define = vi.fn<() => Promise<void>>();
const parts: ShellParts = {
  version: '1.2.3',
  pieces: { 'travel-probe': define },
  answers: {},
  heard: {},
  room: 'travel-probe { min-block-size: 40px; display: block; }',
};

beforeEach(() => {
  define.mockReset().mockResolvedValue(undefined);
  delete scope.travelShell;
});
afterEach(() => {
  delete scope.travelShell;
  document.adoptedStyleSheets = sheets;
  document.body.replaceChildren();
});

const asked = () => document.querySelector<HTMLElement & { request?: object }>('travel-probe')?.request;

it('installs travelShell once, and runs the calls that waited for it', () => {
  const waiting = vi.fn();
  scope.travelShell = [waiting];
  const shell = createShell(parts);
  expect(scope.travelShell).toBe(shell);
  expect(waiting).toHaveBeenCalledWith(shell);
  expect(createShell(parts)).toBe(shell);
});

it('leaves a shell of another version in charge, and says so', () => {
  const shell = createShell(parts);
  const lines = expectConsole(/LOADER_CONFLICT/);
  expect(createShell({ ...parts, version: '2.0.0' })).toBe(shell);
  expect(lines[0]).toContain('1.2.3 runs, 2.0.0 is ignored.');
});

it('applies the valid part of a configuration, and tells the pieces', () => {
  const configured = vi.fn();
  addEventListener('travel-configured', configured, { once: true });
  const shell = createShell(parts);
  const lines = expectConsole(/CONFIG/);
  shell.configure({ brand: 'sister', apiBase: 'no address' });
  expect(lines[0]).toContain('apiBase="no address" is ignored');
  expect(shell.config).toMatchObject({ brand: 'sister', apiBase: '' });
  expect(configured).toHaveBeenCalledOnce();
});

it('keeps the place of a piece until it has rendered', () => {
  const element = document.body.appendChild(document.createElement('travel-probe'));
  createShell(parts);
  expect(element.getBoundingClientRect().height).toBe(40);
});

it('rejects a tag it does not have, with those it has', async () => {
  await expect(createShell(parts).load('travel-other')).rejects.toThrow('Known: travel-probe.');
});

it('loads a piece that has failed again when the browser is back online', async () => {
  define.mockRejectedValueOnce(new Error('offline'));
  await expect(createShell(parts).load('travel-probe')).rejects.toThrow('offline');
  expect(define).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(define).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  expect(define).toHaveBeenCalledTimes(2);
});

it('loads what a control leads to when the pointer comes near it', () => {
  createShell(parts);
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<a data-loads="travel-probe"><b>Open</b></a>';
  root.querySelector('b')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  expect(define).toHaveBeenCalled();
});

it('passes a request to the piece that answers it', async () => {
  const answers = { 'sign-in-requested': { tag: 'travel-probe', endedBy: 'sign-in-closed', otherwise: {} } };
  const shell = createShell({ ...parts, answers } as unknown as ShellParts);
  const closed = shell.openSignIn({ reason: 'sign-in', resultId: 'r1' });
  await vi.waitFor(() => expect(asked()).toMatchObject({ reason: 'sign-in', resultId: 'r1', resumes: true }));
  publish('sign-in-closed', { signedIn: true, resultId: 'r1' });
  expect(await closed).toEqual({ signedIn: true, resultId: 'r1' });
});

it('answers a piece that requests a sign-in, so that its link is not followed', async () => {
  const answers = { 'sign-in-requested': { tag: 'travel-probe', endedBy: 'sign-in-closed', otherwise: {} } };
  createShell({ ...parts, answers } as unknown as ShellParts);
  const request: Parameters<typeof publish<'sign-in-requested'>>[1] = { reason: 'sign-in' };
  expect(publish('sign-in-requested', request)).toBe(false);
  await vi.waitFor(() => expect(asked()).toBe(request));
  publish('sign-in-closed', { signedIn: false });
  expect(await request.result).toEqual({ signedIn: false });
});

it('answers each of two pieces in its own looks', async () => {
  const answers = { 'sign-in-requested': { tag: 'travel-probe', endedBy: 'sign-in-closed', otherwise: {} } };
  createShell({ ...parts, answers } as unknown as ShellParts);
  document.body.innerHTML =
    '<travel-asker brand="sister" locale="de-DE"></travel-asker><travel-asker brand="partner" locale="ar"></travel-asker>';
  for (const asker of document.querySelectorAll<HTMLElement>('travel-asker')) {
    const request: Parameters<typeof publish<'sign-in-requested'>>[1] = { reason: 'sign-in' };
    publish('sign-in-requested', request, asker);
    await vi.waitFor(() => expect(asked()).toBe(request));
    const probes = [...document.querySelectorAll('travel-probe')];
    expect(probes.map((probe) => [probe.getAttribute('brand'), probe.getAttribute('locale')])).toEqual([
      [asker.getAttribute('brand'), asker.getAttribute('locale')],
    ]);
    publish('sign-in-closed', { signedIn: false });
    await request.result;
  }
});

it('shows the menu button of the header once the page listens for it', () => {
  const shell = createShell(parts);
  const shown = () => getComputedStyle(document.documentElement).getPropertyValue('--travel-menu-toggle');
  shell.on('travel-sign-out', () => {});
  expect(shown()).toBe('');
  const opened = vi.fn();
  const end = shell.on('travel-menu-toggle', opened);
  expect(shown()).toBe('grid');
  const sheets = document.adoptedStyleSheets.length;
  shell.on('travel-menu-toggle', () => {})();
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
  document.dispatchEvent(new CustomEvent('travel-menu-toggle'));
  end();
  document.dispatchEvent(new CustomEvent('travel-menu-toggle'));
  expect(opened).toHaveBeenCalledTimes(1);
});
