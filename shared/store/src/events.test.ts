import { stubPage } from '@travel-shell/testing/stubPage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { on, publish } from './events.ts';

let page: EventTarget;
beforeEach(() => {
  ({ page } = stubPage());
});
afterEach(() => vi.unstubAllGlobals());

describe('publish', () => {
  it('calls every listener of that event until it unsubscribes', () => {
    const menu = vi.fn();
    const signIn = vi.fn();
    const end = on('menu-toggle', menu);
    on('sign-in-requested', signIn);

    expect(publish('menu-toggle', { open: true })).toBe(true);
    end();
    publish('menu-toggle', { open: false });
    expect(menu).toHaveBeenCalledExactlyOnceWith({ open: true }, expect.any(Event));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('TRP-027 TRP-028 dispatches the event on the document under its travel name, for hosts', () => {
    const heard: unknown[] = [];
    page.addEventListener('travel-sign-in-requested', (event) => heard.push((event as CustomEvent).detail));
    publish('sign-in-requested', { reason: 'save-trip', resultId: 'r1' });
    expect(heard).toEqual([{ reason: 'save-trip', resultId: 'r1' }]);
  });

  it('stops and returns false when the host or a piece prevents it', () => {
    page.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
    const late = vi.fn();
    on('sign-in-requested', late);
    expect(publish('sign-in-requested', { reason: 'sign-in' })).toBe(false);
    expect(late).not.toHaveBeenCalled();
  });
});

it('receives what an element emits', () => {
  const heard = vi.fn();
  on('menu-toggle', heard);
  page.dispatchEvent(new CustomEvent('travel-menu-toggle', { detail: { open: true } }));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ open: true }, expect.any(Event));
});

it('does nothing on a server', () => {
  vi.unstubAllGlobals();
  expect(publish('menu-toggle', { open: true })).toBe(true);
});
