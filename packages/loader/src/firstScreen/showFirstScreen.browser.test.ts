import { page, userEvent } from '@travel-shell/testing/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReplays } from './replays.ts';
import { showFirstScreen } from './showFirstScreen.ts';

// Each test has its own tag, which it may define.
let tag = '';
let count = 0;
beforeEach(() => {
  count += 1;
  tag = `travel-first-${count}`;
  document.body.style.pointerEvents = '';
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const parse = (html: string): ShadowRoot => {
  const host = document.createElement('div');
  host.setHTMLUnsafe(`<p><template shadowrootmode="open">${html}</template></p>`);
  return host.firstElementChild?.shadowRoot as ShadowRoot;
};
const find = <E extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector(selector) as E;
startReplays();
const ready = (element: HTMLElement) => element.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true }));
const define = () => customElements.define(tag, class extends HTMLElement {});

describe('a popover', () => {
  const PLAIN = `<style>p{color:red}</style><div data-travel-root><button popovertarget="list">Open</button>
    <div id="list" popover><div data-first-screen>Wait</div></div></div>`;
  const OPENED = `<style>p{color:green}</style><div data-travel-root data-opened=""><button popovertarget="list">Other</button>
    <div id="list" popover><div data-first-screen><input data-first-focus><a href="#here">Here</a>
    <button type="button">Choose</button></div></div></div><script type="application/json" data-travel-data>{}</script>`;

  function mount(): HTMLElement {
    document.body.setHTMLUnsafe(`<${tag}><template shadowrootmode="open">${PLAIN}</template></${tag}>`);
    return document.querySelector(tag) as HTMLElement;
  }

  it('gets its contents, styles and data, while everything else stays', async () => {
    const element = mount();
    const trigger = find(element, 'button');
    trigger.click();
    showFirstScreen(element, parse(OPENED), true);
    expect(find(element, '#list').matches(':popover-open')).toBe(true);
    expect(find(element, 'button')).toBe(trigger);
    expect(find(element, '[data-travel-root]').dataset.opened).toBe('');
    expect([...(element.shadowRoot?.querySelectorAll('style') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'p{color:green}',
    ]);
    expect(find(element, '[data-travel-data]').textContent).toBe('{}');
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(find(element, 'input'));
  });

  it('repeats the last press when React is there, once, and none of before it was closed', () => {
    const element = mount();
    find(element, '[popovertarget]').click();
    showFirstScreen(element, parse(OPENED), true);
    const choose = find<HTMLButtonElement>(element, '[data-first-screen] button');
    choose.click();
    const chosen = vi.fn();
    choose.addEventListener('click', chosen);
    ready(element);
    ready(element);
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('forgets a press when it is closed', async () => {
    const element = mount();
    find(element, '[popovertarget]').click();
    showFirstScreen(element, parse(OPENED), true);
    const choose = find<HTMLButtonElement>(element, '[data-first-screen] button');
    choose.click();
    const chosen = vi.fn();
    choose.addEventListener('click', chosen);
    const closed = new Promise((resolve) => find(element, '#list').addEventListener('toggle', resolve));
    find(element, '#list').hidePopover();
    await closed;
    ready(element);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('is left alone once the element is defined', () => {
    define();
    const element = mount();
    showFirstScreen(element, parse(OPENED), true);
    expect(find(element, '[data-first-screen]').textContent).toBe('Wait');
  });
});

describe('a dialog', () => {
  const screen = (inside: string) =>
    `<dialog data-first-screen data-shape="popup" data-narrow-shape="sheet">${inside}</dialog>`;
  const OPENED = `<style></style>
    <div data-travel-root data-opened="landing" data-unless-stored="known">${screen(
      `<h2>Landing</h2><form method="post" action="/login" data-page="signInUrl">
      <button name="with" value="google">Google</button>
      <button name="with" value="email" data-screen="email">Email</button></form>
      <button type="button" data-dismiss>Close</button>`,
    )}</div>
    <template data-screen="email">${screen(
      `<h2>Email</h2><button type="button" data-screen="">Back</button>
      <form method="post" action="/login" data-page="signInUrl"><input name="username"><button>Go on</button></form>
      <button type="button" data-dismiss>Close</button>`,
    )}</template>
    <template data-screen="gate" data-reason="save">${screen('<h2>Gate</h2><button data-screen="email">Email</button>')}</template>
    <template data-screen="signUp" data-reason="register"></template>`;

  const ask = (request: { reason?: string; state?: string } = { reason: 'any' }, element = create()) => {
    document.body.append(element);
    showFirstScreen(element, parse(OPENED), request);
    return element;
  };
  const create = () => document.createElement(tag);
  const dialogOf = (element: HTMLElement) => find<HTMLDialogElement>(element, 'dialog');
  const heading = (element: HTMLElement) => find(element, 'h2').textContent;
  const button = (element: HTMLElement, text: string) =>
    [...dialogOf(element).querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement;

  it('is opened as modal', () => {
    const element = ask();
    expect(dialogOf(element).matches(':modal')).toBe(true);
    expect(heading(element)).toBe('Landing');
  });

  it.each([
    [{ reason: 'save' }, 'Gate'],
    [{ reason: 'other' }, 'Landing'],
    [{ reason: 'save', state: 'email' }, 'Email'],
    [{ reason: 'save', state: 'landing' }, 'Landing'],
  ])('begins for %j with %s', (request, expected) => {
    expect(heading(ask(request))).toBe(expected);
  });

  it.each([{ reason: 'register' }, { reason: 'any', state: 'signUp' }, { reason: 'any', state: 'locked' }])(
    'waits for React where %j is not HTML',
    (request) => {
      expect(dialogOf(ask(request)).open).toBe(false);
    },
  );

  it('does not open for a visitor whom the browser may sign in by itself, unless a state is asked for', () => {
    localStorage.setItem('known', 'true');
    const element = ask();
    expect(dialogOf(element).open).toBe(false);
    ask({ state: 'email' }, element);
    expect(dialogOf(element).open).toBe(true);
  });

  it('goes to another screen and back, and keeps what was typed', () => {
    const element = ask({ reason: 'save' });
    button(element, 'Email').click();
    expect(heading(element)).toBe('Email');
    const field = find<HTMLInputElement>(element, 'input');
    expect(element.shadowRoot?.activeElement).toBe(field);
    field.value = 'ada@';
    const { dataset } = find(element, '[data-travel-root]');
    expect({ ...dataset }).toMatchObject({ opened: 'email', before: 'gate' });
    button(element, 'Back').click();
    expect(heading(element)).toBe('Gate');
    expect({ ...dataset }).toMatchObject({ opened: 'gate' });
    button(element, 'Email').click();
    expect(find<HTMLInputElement>(element, 'input').value).toBe('ada@');
  });

  it('no longer changes once the element is defined, and repeats the press then', () => {
    const element = ask();
    define();
    const pressed = vi.fn();
    button(element, 'Email').click();
    expect(heading(element)).toBe('Landing');
    button(element, 'Email').addEventListener('click', (event) => {
      event.preventDefault(); // as React does
      pressed();
    });
    ready(element);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its button', async (element: HTMLElement) => button(element, 'Close').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a press beside it',
      async (element: HTMLElement) =>
        ['pointerdown', 'click'].map((type) =>
          dialogOf(element).dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 1, clientY: 1 })),
        ),
    ],
  ])('is closed by %s, which is noted, and opened by the next request', async (_, close) => {
    const element = ask();
    button(element, 'Google').click();
    await close(element);
    await expect.poll(() => dialogOf(element).dataset.dismissed).toBe('');
    expect(dialogOf(element).open).toBe(false);
    const pressed = vi.fn();
    button(element, 'Google').addEventListener('click', pressed);
    ask({ reason: 'any' }, element);
    expect(dialogOf(element).open).toBe(true);
    expect(dialogOf(element).dataset.dismissed).toBeUndefined();
    ready(element);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('keeps its forms for React, and has the browser send them where it cannot be loaded', () => {
    vi.stubGlobal('travelShell', { config: { apiBase: '', signInUrl: '/account/sign-in' } });
    const element = ask();
    const sent: string[] = [];
    element.shadowRoot?.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { target, submitter } = event as SubmitEvent;
      sent.push(`${(target as HTMLFormElement).action} ${submitter?.getAttribute('value')}`);
    });
    button(element, 'Google').click();
    expect(sent).toEqual([]);
    element.dispatchEvent(new CustomEvent('travel-error'));
    const action = new URL('/account/sign-in', location.href);
    action.searchParams.set('redir', location.href);
    expect(sent).toEqual([`${action} google`]);
  });

  it('its forms lead to the site, also where the back end is of another origin', () => {
    const [apiBase, siteBase] = ['https://api.example', 'https://site.example'];
    vi.stubGlobal('travelShell', { config: { apiBase, siteBase } });
    const element = create();
    document.body.append(element);
    showFirstScreen(element, parse(OPENED.replaceAll('action="', `action="${apiBase}`)), { reason: 'any' });
    const action = new URL('/login', siteBase);
    action.searchParams.set('redir', location.href);
    expect(find<HTMLFormElement>(element, 'form').action).toBe(action.href);
    button(element, 'Email').click();
    expect(find<HTMLFormElement>(element, 'form').action).toBe(action.href);
  });

  it('has the shape of a narrow window there', async () => {
    await page.viewport(390, 700);
    expect(dialogOf(ask()).dataset.shape).toBe('sheet');
    await page.viewport(1100, 800);
  });
});
