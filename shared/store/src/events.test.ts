import { stubPage } from '@travel-shell/api/testPage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { on, publish } from './events.ts';

let page: EventTarget;
beforeEach(() => {
  ({ page } = stubPage());
});
afterEach(() => vi.unstubAllGlobals());

describe('publish', () => {
  it('tells every listener of that event, until it ends', () => {
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

  it('TRP-027 TRP-028 tells hosts too: the event on the page under its travel name', () => {
    const heard: unknown[] = [];
    page.addEventListener('travel-sign-in-requested', (event) => heard.push((event as CustomEvent).detail));
    publish('sign-in-requested', { reason: 'save-trip', resultId: 'r1' });
    expect(heard).toEqual([{ reason: 'save-trip', resultId: 'r1' }]);
  });

  it('stops, and says so, where the host or a piece takes it over', () => {
    page.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
    const late = vi.fn();
    on('sign-in-requested', late);
    expect(publish('sign-in-requested', { reason: 'sign-in' })).toBe(false);
    expect(late).not.toHaveBeenCalled();
  });
});

it('hears what an element emits', () => {
  const heard = vi.fn();
  on('menu-toggle', heard);
  page.dispatchEvent(new CustomEvent('travel-menu-toggle', { detail: { open: true } }));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ open: true }, expect.any(Event));
});

it('reaches nobody on a server, and breaks nothing there', () => {
  vi.unstubAllGlobals();
  expect(publish('menu-toggle', { open: true })).toBe(true);
});
