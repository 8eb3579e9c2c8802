/** How the drawer opens, closes, pins and expands. */

import { on, publish } from '@travel-shell/store';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIN } from './NavDrawer.fixtures.ts';
import { type BackEnd, json, mountDrawer, part, parts, playBackEnd } from './testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  backEnd = playBackEnd();
  await page.viewport(1300, 800);
  await userEvent.unhover(document.body);
});
afterEach(() => {
  document.body.replaceChildren();
  backEnd.undo();
});

const isExpanded = (drawer: HTMLElement) => drawer.matches(':state(expanded)');
const dialog = (drawer: HTMLElement) => part<HTMLDialogElement>(drawer, 'dialog');
const rail = (drawer: HTMLElement) => part(drawer, '.drawer');

/** As the browser reports a mouse, without one that is really there. */
function pointer(drawer: HTMLElement, type: 'over' | 'out', pointerType = 'mouse'): void {
  const init = { bubbles: true, composed: true, pointerType, relatedTarget: document.body };
  rail(drawer).dispatchEvent(new PointerEvent(`pointer${type}`, init));
}

const link = (drawer: HTMLElement, index = 0) => parts(drawer, '.drawer a.entry')[index] as HTMLElement;
const focus = (element: HTMLElement) => element.focus({ focusVisible: true } as FocusOptions);
const press = (element: EventTarget, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

describe('a collapsed drawer', () => {
  /** Until then, and from then on. */
  async function expectChangeAfter(ms: number, drawer: HTMLElement, isExpandedThen: boolean): Promise<void> {
    await advance(ms - 1);
    expect(isExpanded(drawer)).toBe(!isExpandedThen);
    await advance(1);
    expect(isExpanded(drawer)).toBe(isExpandedThen);
    await advance(1);
    expect(isExpanded(drawer)).toBe(isExpandedThen);
  }

  it('NAV-018 CON-029 is expanded 400 ms after the mouse has come, and until 400 ms after it has gone', async () => {
    const drawer = await mountDrawer();
    stopTimers();
    pointer(drawer, 'over');
    await expectChangeAfter(400, drawer, true);
    pointer(drawer, 'out');
    await expectChangeAfter(400, drawer, false);
  });

  it('NAV-019 CON-030 is expanded 50 ms after the focus of a keyboard has come, and until 50 ms after it has gone', async () => {
    const drawer = await mountDrawer();
    stopTimers();
    focus(link(drawer));
    await expectChangeAfter(50, drawer, true);
    link(drawer).blur();
    await expectChangeAfter(50, drawer, false);
  });

  it('does not expand for a finger, nor for a focus that a mouse has set', async () => {
    const drawer = await mountDrawer();
    stopTimers();
    pointer(drawer, 'over', 'touch');
    link(drawer).focus({ focusVisible: false } as FocusOptions);
    await advance(1000);
    expect(isExpanded(drawer)).toBe(false);
  });

  it('stays expanded while the focus moves inside', async () => {
    const drawer = await mountDrawer();
    stopTimers();
    focus(link(drawer));
    await advance(50);
    focus(link(drawer, 1));
    await advance(1000);
    expect(isExpanded(drawer)).toBe(true);
  });

  it('NAV-015 collapses on Escape until the focus has left', async () => {
    const drawer = await mountDrawer();
    stopTimers();
    focus(link(drawer));
    await advance(50);
    expect(press(link(drawer), 'Escape').defaultPrevented).toBe(true);
    await rendered();
    expect(isExpanded(drawer)).toBe(false);
    focus(link(drawer, 1));
    await advance(1000);
    expect(isExpanded(drawer), 'the focus is still inside').toBe(false);
    link(drawer, 1).blur();
    await advance(50);
    focus(link(drawer));
    await advance(50);
    expect(isExpanded(drawer)).toBe(true);
  });

  it('NAV-015 collapses on Escape while the mouse has expanded it, with the focus on the page', async () => {
    const drawer = await mountDrawer();
    stopTimers();
    pointer(drawer, 'over');
    await advance(400);
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press(document.body, 'Escape');
    await rendered();
    expect(isExpanded(drawer), 'the page has used the key').toBe(true);
    expect(press(document.body, 'Escape').defaultPrevented).toBe(true);
    await rendered();
    expect(isExpanded(drawer)).toBe(false);
    await advance(1000);
    expect(isExpanded(drawer), 'the mouse is still on it').toBe(false);
    expect(press(document.body, 'Escape').defaultPrevented, 'nothing is left to close').toBe(false);
  });

  it.each([
    ['Safari', { keyCode: 229 }],
    ['Chromium', { keyCode: 229, isComposing: true }],
    ['Firefox', { isComposing: true }],
  ])('leaves the Escape that takes back what is composed on the page to it: %s', async (_browser, init) => {
    const drawer = await mountDrawer();
    stopTimers();
    pointer(drawer, 'over');
    await advance(400);
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
    document.body.dispatchEvent(key);
    await rendered();
    expect([isExpanded(drawer), key.defaultPrevented]).toEqual([true, false]);
  });

  it('NAV-014 NAV-016 collapses with an item, and with a press beside it', async () => {
    const drawer = await mountDrawer({ items: json([{ verticalName: 'hotels', url: '#hotels' }]) });
    stopTimers();
    focus(link(drawer));
    await advance(50);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await rendered();
    expect(isExpanded(drawer)).toBe(false);
    link(drawer).blur();
    await advance(50);
    pointer(drawer, 'over');
    await advance(400);
    expect(isExpanded(drawer)).toBe(true);
    link(drawer, 1).click();
    await rendered();
    expect(isExpanded(drawer)).toBe(false);
  });

  it('covers the page and moves nothing', async () => {
    const drawer = await mountDrawer();
    const room = () => getComputedStyle(document.documentElement).getPropertyValue('--travel-nav-drawer-inline-size');
    focus(link(drawer));
    await expect.poll(() => part(drawer, '.panel').getBoundingClientRect().width).toBe(272);
    expect(room()).toBe('72px');
    expect(rail(drawer).getBoundingClientRect().width).toBe(72);
  });
});

describe('beside the page', () => {
  it('NAV-017 is pinned or collapsed with each press on the menu button, and says so', async () => {
    const drawer = await mountDrawer();
    const heard: string[] = [];
    for (const type of ['travel-drawer-opened', 'travel-drawer-closed']) {
      drawer.addEventListener(type, ({ detail }: CustomEventInit) => heard.push(`${type} ${detail.drawer}`));
    }
    publish('menu-toggle', { open: true });
    await expect.poll(() => heard).toEqual(['travel-drawer-opened navigation']);
    expect(drawer.hasAttribute('pinned')).toBe(true);
    publish('menu-toggle', { open: false });
    await expect.poll(() => heard.at(-1)).toBe('travel-drawer-closed navigation');
    expect(drawer.hasAttribute('pinned')).toBe(false);
    expect(dialog(drawer).open).toBe(false);
  });

  it('collapses with a press of a header that did not know that it was pinned', async () => {
    const drawer = await mountDrawer({ pinned: '' });
    publish('menu-toggle', { open: true });
    expect(drawer.hasAttribute('pinned')).toBe(false);
  });

  it('tells a header that comes later that it is pinned, and the page nothing', async () => {
    const drawer = await mountDrawer({ pinned: '' });
    const [heard, toldPage]: [unknown[], unknown[]] = [[], []];
    const end = on('drawer-opened', (detail) => heard.push(detail));
    document.addEventListener('travel-drawer-opened', (event) => toldPage.push(event), { once: true });
    const ready = (tag: string) =>
      document.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, detail: { tag } }));
    ready('travel-footer');
    ready('travel-header');
    expect(heard).toEqual([{ drawer: 'navigation' }]);
    publish('menu-toggle', { open: false });
    await expect.poll(() => drawer.hasAttribute('pinned')).toBe(false);
    await rendered();
    ready('travel-header');
    drawer.setAttribute('pinned', '');
    await expect.poll(() => heard).toHaveLength(2); // by its own event
    drawer.remove();
    await runPending();
    ready('travel-header');
    expect([heard.length, toldPage.length]).toEqual([2, 1]);
    end();
  });

  it('NAV-011 collapses when the accordion becomes a drawer, not the other way', async () => {
    const drawer = await mountDrawer({ pinned: '', responsive: '' });
    await page.viewport(1024, 800);
    await expect.poll(() => drawer.hasAttribute('pinned')).toBe(false);
    drawer.setAttribute('pinned', '');
    await page.viewport(1300, 800);
    await expect.poll(() => getComputedStyle(drawer).getPropertyValue('--_heading')).toBe('flex');
    expect(drawer.hasAttribute('pinned')).toBe(true);
  });

  it('is a navigation with a name, and no dialog', async () => {
    const drawer = await mountDrawer();
    expect(rail(drawer).localName).toBe('nav');
    expect(rail(drawer).getAttribute('aria-label')).toBe('Site navigation');
    expect(dialog(drawer).checkVisibility()).toBe(false);
  });
});

async function openNarrow(width = 390, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await page.viewport(width, 800);
  const drawer = await mountDrawer({ items: json(MAIN), ...attributes });
  publish('menu-toggle', { open: true });
  await expect.poll(() => dialog(drawer).open).toBe(true);
  return drawer;
}

describe('in front of the page', () => {
  it.each([390, 700])('NAV-001 is a modal dialog from the start of the line %s px wide', async (width) => {
    const drawer = await openNarrow(width);
    expect(dialog(drawer).matches(':modal')).toBe(true);
    await expect.poll(() => dialog(drawer).getBoundingClientRect().left).toBe(0);
    expect(dialog(drawer).getBoundingClientRect().height).toBe(800);
    expect(parts(drawer, '.drawer')).toEqual([]);
    expect(drawer.matches(':state(open)')).toBe(true);
  });

  it('is at the right where the text runs to the left', async () => {
    document.documentElement.dir = 'rtl';
    const drawer = await openNarrow(390, { locale: 'ar' });
    await expect.poll(() => dialog(drawer).getBoundingClientRect().right).toBe(390);
    document.documentElement.dir = '';
  });

  it('NAV-015 closes on Escape', async () => {
    const drawer = await openNarrow();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(drawer).open).toBe(false);
  });

  it('NAV-016 closes with a press beside it', async () => {
    const drawer = await openNarrow();
    const init = { bubbles: true, composed: true, clientX: 385, clientY: 400 };
    dialog(drawer).dispatchEvent(new PointerEvent('pointerdown', init));
    dialog(drawer).dispatchEvent(new MouseEvent('click', init));
    await expect.poll(() => dialog(drawer).open).toBe(false);
  });

  it('NAV-014 closes with an item', async () => {
    const drawer = await openNarrow(390, { items: json([{ verticalName: 'hotels', url: '#hotels' }]) });
    part(drawer, 'dialog [href="#hotels"]').click();
    await expect.poll(() => dialog(drawer).open).toBe(false);
  });

  it.each([
    [700, 390],
    [390, 1300],
    [390, 700],
  ])('NAV-013 closes when the window goes from %s to %s px', async (from, to) => {
    const drawer = await openNarrow(from);
    await page.viewport(to, 800);
    await expect.poll(() => dialog(drawer).open).toBe(false);
    expect(drawer.matches(':state(open)')).toBe(false);
  });

  it('opens for a request that comes with a change of the window, which closes what was open before', async () => {
    const drawer = await openNarrow(700);
    // As a press does whose page turns at the same moment.
    addEventListener('resize', () => Object.assign(drawer, { request: { open: true } }), { once: true });
    await page.viewport(390, 800);
    await rendered();
    await expect.poll(() => dialog(drawer).open).toBe(true);
    expect(drawer.matches(':state(open)')).toBe(true);
  });

  it('closes with the menu-toggle event, and stays open while its window keeps the layout', async () => {
    const drawer = await openNarrow(700);
    await page.viewport(710, 800);
    await rendered();
    expect(dialog(drawer).open).toBe(true);
    publish('menu-toggle', { open: false });
    await expect.poll(() => dialog(drawer).open).toBe(false);
  });

  it('opens for a request from before it was there', async () => {
    await page.viewport(390, 800);
    const drawer = document.createElement('travel-nav-drawer');
    Object.assign(drawer, { request: { open: true } });
    document.body.append(drawer);
    await import('./element.ts');
    await expect.poll(() => drawer.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  });
});
