import type { ElementContract } from '@travel-shell/element/contract';
import { cleanup, page, userEvent } from '@travel-shell/testing/browser';
import { mountElement, part, parts } from '@travel-shell/testing/mountElement';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { registerPiece } from '../registerPiece.ts';
import type { ScreenModule } from './defineScreens.ts';
import { bringAll, deskPiece, deskScreens, fetched, screenSheets } from './testDesk.tsx';

const start = location.pathname + location.search;
const title = document.title;
let count = 0;

beforeEach(() => {
  bringAll();
  document.title = 'Overview | Example';
  history.pushState(null, '', '/desk');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.pushState(null, '', start);
  document.title = title;
});

/** An element of its own, whose chunks nobody has fetched. */
async function openDesk(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  count += 1;
  const piece = deskPiece(`travel-desk-${count}`);
  registerPiece(piece as never);
  return mountElement(piece.contract.tag, attributes);
}

const headingOf = (element: HTMLElement) => part(element, 'h1').textContent;
const focused = (element: HTMLElement) => element.shadowRoot?.activeElement;
const linkTo = (element: HTMLElement, path: string) => part<HTMLAnchorElement>(element, `a[href="${path}"]`);
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

/** A chunk that comes when the test says so. */
function holdBack(key: string) {
  const bring = fetched[key] as () => Promise<ScreenModule<never>>;
  const gate = Promise.withResolvers<void>();
  const asked = vi.fn();
  fetched[key] = async () => {
    asked();
    await gate.promise;
    return bring() as never;
  };
  return { asked, arrive: () => gate.resolve() };
}

/** The host's listener of each navigation. */
function hearNavigation(act: (event: CustomEvent) => void = () => {}) {
  const heard: unknown[] = [];
  const end = new AbortController();
  const listener = (event: Event) => {
    heard.push((event as CustomEvent).detail);
    act(event as CustomEvent);
  };
  document.addEventListener('travel-navigate', listener, { signal: end.signal });
  return { heard, [Symbol.dispose]: () => end.abort() };
}

describe('its router', () => {
  test('a press on a link swaps the screen without a page load', async () => {
    const element = await openDesk();
    await shows('The overview');
    expect(linkTo(element, '/desk').ariaCurrent).toBe('page');
    // Gone with a new document.
    const nodes = [part(element, 'nav'), part(element, 'h1')];
    linkTo(element, '/desk/people').click();
    await expect.element(page.getByLabelText('Name')).toBeVisible();
    expect([part(element, 'nav'), part(element, 'h1')]).toEqual(nodes);
    expect(element.shadowRoot?.adoptedStyleSheets).toEqual(expect.arrayContaining(screenSheets));
    expect(location.pathname).toBe('/desk/people');
    expect(headingOf(element)).toBe('People');
    expect(focused(element)).toBe(part(element, 'h1'));
    expect(document.title).toBe('People | Example');
    expect(linkTo(element, '/desk/people').ariaCurrent).toBe('page');
    expect(linkTo(element, '/desk').ariaCurrent).toBe(null);
  });

  test('a form of the page that is called "title" does not keep the title from changing', async () => {
    const form = document.createElement('form');
    form.name = 'title';
    document.body.append(form);
    const element = await openDesk();
    await shows('The overview');
    linkTo(element, '/desk/people').click();
    await expect.element(page.getByLabelText('Name')).toBeVisible();
    expect(document.head.querySelector('title')?.textContent).toBe('People | Example');
  });

  test('a screen below one of the navigation has parameters, and that one is current', async () => {
    const element = await openDesk({ page: '/desk/people' });
    await expect.element(page.getByLabelText('Name')).toBeVisible();
    linkTo(element, '/desk/people/ada%20l').click();
    await shows('This is ada l');
    expect(linkTo(element, '/desk/people').ariaCurrent).toBe('true');
  });

  test('the host is told before each navigation, and may go there itself', async () => {
    const element = await openDesk();
    await shows('The overview');
    using told = hearNavigation((event) => event.preventDefault());
    linkTo(element, '/desk/people').click();
    await page.getByRole('button', { name: 'Done' }).click();
    const url = `${location.origin}/desk/people`;
    expect(told.heard).toEqual([
      { kind: 'link', url, reason: 'link' },
      { kind: 'redirect', url, reason: 'overview-done' },
    ]);
    expect(location.pathname).toBe('/desk');
    expect(headingOf(element)).toBe('Overview');
    // As its router does.
    element.setAttribute('page', '/desk/people');
    await expect.element(page.getByLabelText('Name')).toBeVisible();
    expect(focused(element)).toBe(part(element, 'h1'));
  });

  test('a screen goes to another one by itself', async () => {
    const element = await openDesk();
    using told = hearNavigation();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => headingOf(element)).toBe('People');
    expect(location.pathname).toBe('/desk/people');
    expect(told.heard).toHaveLength(1);
  });

  test('Back restores search and scroll, and Forward again', async () => {
    const element = await openDesk();
    await shows('The overview');
    linkTo(element, '/desk/people').click();
    await userEvent.fill(page.getByLabelText('Name'), 'ada');
    expect(location.search).toBe('?name=ada');
    scrollTo(0, 1500);
    linkTo(element, '/desk/people/ada%20l').click();
    await shows('This is ada l');
    await expect.poll(() => scrollY).toBe(0);
    history.back();
    await expect.element(page.getByLabelText('Name')).toHaveValue('ada');
    await expect.poll(() => scrollY).toBe(1500);
    expect(location.search).toBe('?name=ada');
    expect(focused(element)).toBe(part(element, 'h1'));
    scrollTo(0, 1200);
    history.back();
    await shows('The overview');
    await expect.poll(() => scrollY).toBe(0);
    history.forward();
    await expect.element(page.getByLabelText('Name')).toHaveValue('ada');
    await expect.poll(() => scrollY).toBe(1200);
  });

  test('an entry of a screen’s own keeps what the host’s router has there, and the host may write it itself', async () => {
    history.replaceState({ key: 'host' }, '', '/desk/people?name=Ada');
    const element = await openDesk({ page: '/desk/people?name=Ada' });
    await shows('Page 1');
    const next = () => page.getByRole('link', { name: 'Next' });
    using navigation = hearNavigation();
    await next().click();
    await shows('Page 2');
    const url = `${location.origin}/desk/people?name=Ada&page=2`;
    expect([location.href, history.state]).toEqual([url, { key: 'host' }]);
    expect(navigation.heard).toEqual([{ kind: 'link', url, reason: 'link' }]);
    history.back();
    await shows('Page 1');

    using taken = hearNavigation((event) => {
      event.preventDefault();
      history.pushState({ key: 'host 2' }, '', event.detail.url);
      element.setAttribute('page', location.pathname + location.search);
    });
    await next().click();
    await shows('Page 2');
    expect(taken.heard).toHaveLength(1);
    history.back();
    await shows('Page 1');
    expect(history.state).toEqual({ key: 'host' });
  });

  test('on a page of the host’s own the address stays that page, and says the same after a reload', async () => {
    history.replaceState({ key: 'host' }, '', '/company.html?lang=de#team');
    const element = await openDesk({ page: '/desk/people' });
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada');
    await expect.poll(() => location.search).toBe('?lang=de&name=Ada');
    await page.getByRole('link', { name: 'Next' }).click();
    await shows('Page 2');
    expect(location.href).toBe(`${location.origin}/company.html?lang=de&name=Ada&page=2#team`);
    expect(history.state).toEqual({ key: 'host' });
    await expect
      .element(page.getByRole('link', { name: 'Next' }))
      .toHaveAttribute('href', location.pathname + location.search + location.hash);

    element.remove();
    await openDesk({ page: '/desk/people' });
    await shows('Page 2');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    history.back();
    await shows('Page 1');
    expect(location.pathname).toBe('/company.html');
  });

  test('a host that takes its links keeps them on a page of its own, by the attribute', async () => {
    history.replaceState(null, '', '/company.html?screen=/desk/people');
    const element = await openDesk({ page: '/desk/people' });
    const showScreen = () =>
      element.setAttribute('page', new URLSearchParams(location.search).get('screen') ?? '/desk');
    using _taken = hearNavigation((event) => {
      event.preventDefault();
      const { pathname, search } = new URL(event.detail.url);
      history.pushState(null, '', `/company.html?${new URLSearchParams({ screen: pathname + search })}`);
      showScreen();
    });
    window.addEventListener('popstate', showScreen);
    onTestFinished(() => window.removeEventListener('popstate', showScreen));
    await shows('Page 1');
    linkTo(element, '/desk').click();
    await shows('The overview');
    expect(location.pathname + location.search).toBe('/company.html?screen=%2Fdesk');
    history.back();
    await shows('Page 1');
    expect(location.pathname).toBe('/company.html');
  });

  test('without a Navigation API it shows the page of a list that a host writes when it likes', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigation') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'navigation', { value: undefined, configurable: true });
    onTestFinished(() => void Object.defineProperty(globalThis, 'navigation', own));
    history.replaceState(null, '', '/company.html');
    await openDesk({ page: '/desk/people' });
    await shows('Page 1');
    const { promise, resolve } = Promise.withResolvers<void>();
    using _taken = hearNavigation((event) => {
      event.preventDefault();
      void promise.then(() => history.pushState(null, '', event.detail.url));
    });
    await page.getByRole('link', { name: 'Next' }).click();
    resolve();
    await shows('Page 2');
    await expect.poll(() => location.search).toBe('?page=2');
    history.back();
    await shows('Page 1');
  });

  test('while a slow chunk loads its heading shows already, and Back waits for it before it scrolls', async () => {
    const people = holdBack('people');
    const element = await openDesk();
    await shows('The overview');
    scrollTo(0, 900);
    linkTo(element, '/desk/people').click();
    await expect.poll(() => headingOf(element)).toBe('People');
    expect(focused(element)).toBe(part(element, 'h1'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
    people.arrive();
    await expect.element(page.getByLabelText('Name')).toBeVisible();
    await expect.poll(() => scrollY).toBe(0);
    history.back();
    await shows('The overview');
    await expect.poll(() => scrollY).toBe(900);
  });

  test('a newer press counts while the chunk of an older one loads', async () => {
    const people = holdBack('people');
    const element = await openDesk({ page: '/desk/people/ada' });
    await shows('This is ada');
    linkTo(element, '/desk/people').click();
    await expect.poll(() => people.asked.mock.calls.length).toBe(1);
    linkTo(element, '/desk').click();
    await shows('The overview');
    scrollTo(0, 700);
    people.arrive();
    await expect.poll(() => headingOf(element)).toBe('Overview');
    // The older one is there now, for the next press.
    linkTo(element, '/desk/people').focus({ preventScroll: true });
    await shows('The overview');
    expect(location.pathname).toBe('/desk');
    expect(scrollY).toBe(700);
  });

  test('a chunk that does not come is said, and tried again by another press and by a button', async () => {
    const bring = fetched.people as (typeof fetched)[string];
    const asked = vi.fn();
    let isOffline = true;
    fetched.people = async () => {
      asked();
      if (isOffline) throw new Error('offline');
      return bring();
    };
    expectConsole(/LOAD_FAILED/, 2);
    const element = await openDesk();
    await shows('The overview');
    linkTo(element, '/desk/people').click();
    await shows('This could not be loaded.');
    expect(location.pathname).toBe('/desk/people');
    linkTo(element, '/desk/people').click();
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    await shows('This could not be loaded.');
    isOffline = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByLabelText('Name')).toBeVisible();
  });

  test('leaves presses alone that open elsewhere', async () => {
    const element = await openDesk();
    await shows('The overview');
    using told = hearNavigation();
    const left: (string | null)[] = [];
    const end = new AbortController();
    // The browser would follow them.
    const note = (press: MouseEvent) => {
      const link = press.composedPath()[0] as HTMLAnchorElement;
      if (!press.defaultPrevented) left.push(link.getAttribute('href'));
      press.preventDefault();
    };
    window.addEventListener('click', note, { signal: end.signal });
    const people = linkTo(element, '/desk/people');
    for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      people.dispatchEvent(
        new MouseEvent('click', { [modifier]: true, bubbles: true, composed: true, cancelable: true }),
      );
    linkTo(element, '/elsewhere').click();
    people.target = '_blank';
    people.click();
    end.abort();
    expect(left).toEqual([...Array(4).fill('/desk/people'), '/elsewhere', '/desk/people']);
    expect(told.heard).toEqual([]);
    expect(headingOf(element)).toBe('Overview');
  });

  test('once the element is gone, addresses are the page’s alone', async () => {
    const element = await openDesk();
    await shows('The overview');
    linkTo(element, '/desk/people').click();
    await expect.element(page.getByLabelText('Name')).toBeVisible();
    element.remove();
    await expect.poll(() => element.shadowRoot?.querySelector('h1')).toBeFalsy();
    document.title = 'The page’s';
    history.back();
    await expect.poll(() => location.pathname).toBe('/desk');
    expect(document.title).toBe('The page’s');
  });
});

test.each([
  ['is none', undefined],
  ['is an element of the page', document.createElement('nav')],
  ['is a variable of the page', { items: ['Home'] }],
])('the browser loads the page of a screen where "navigation" %s', async (_, navigation) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigation') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'navigation', { value: navigation, configurable: true });
  onTestFinished(() => void Object.defineProperty(globalThis, 'navigation', own));
  const { scrollRestoration } = history;
  const element = await openDesk();
  await shows('The overview');
  const left: boolean[] = [];
  const note = (press: MouseEvent) => {
    left.push(!press.defaultPrevented);
    press.preventDefault();
  };
  window.addEventListener('click', note);
  onTestFinished(() => window.removeEventListener('click', note));
  linkTo(element, '/desk/people').click();
  expect(left).toEqual([true]);
  expect(history.scrollRestoration).toBe(scrollRestoration);
  using told = hearNavigation((event) => event.preventDefault());
  part(element, 'button').click();
  expect(told.heard).toEqual([{ kind: 'redirect', url: `${location.origin}/desk/people`, reason: 'overview-done' }]);
});

test('a chunk is fetched once the visitor is about to press, and no sooner', async () => {
  const people = holdBack('people');
  const element = await openDesk();
  await shows('The overview');
  expect(people.asked).not.toHaveBeenCalled();
  await userEvent.hover(linkTo(element, '/desk/people'));
  await expect.poll(() => people.asked.mock.calls.length).toBe(1);
  people.arrive();
  linkTo(element, '/desk/people').click();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  expect(people.asked).toHaveBeenCalledTimes(1);
});

test('the links are in one row, which scrolls to the screen that is shown', async () => {
  const element = await openDesk();
  await shows('The overview');
  const row = part(element, '.screens ul');
  const box = (path: string) => linkTo(element, path).getBoundingClientRect();
  // The room of the second link alone, whatever typeface the machine has.
  element.style.cssText = `display: block; inline-size: ${Math.ceil(box('/desk/people').width) + 1}px`;
  expect(box('/desk/people').top).toBe(box('/desk').top);
  const end = () => row.getBoundingClientRect().right;
  expect(box('/desk/people').left).toBeGreaterThan(end());
  linkTo(element, '/desk/people').click();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  await expect.poll(() => Math.round(box('/desk/people').right) <= Math.round(end())).toBe(true);
});

test('what gets the focus by script is below a header that stays in view', async () => {
  const element = await openDesk();
  element.style.cssText = 'display: block; margin-block-start: 500px';
  await shows('The overview');
  scrollTo(0, 1000);
  part(element, 'h1').focus();
  await expect.poll(() => part(element, 'h1').getBoundingClientRect().top).toBeGreaterThan(80);
});

test('what the visitor must not open is neither shown in the navigation nor loaded', async () => {
  const invoices = holdBack('invoices');
  const element = await openDesk({ page: '/desk/invoices' });
  const member = (permissions: string[]) => ({ businessProfile: true, features: [], permissions });
  Object.assign(element, { business: member([]) });
  await shows('Ask an administrator to let you see this.');
  expect(parts(element, 'nav a').map(({ textContent }) => textContent)).toEqual(['Overview', 'People']);
  expect(headingOf(element)).toBe('Invoices');
  invoices.arrive();
  Object.assign(element, { business: member(['COMPANY_SETTINGS_MANAGEMENT']) });
  await shows('The invoices');
  expect(parts(element, 'nav a').map(({ textContent }) => textContent)).toEqual(['Overview', 'People', 'Invoices']);
});

test('an address without a screen says so', async () => {
  const element = await openDesk({ page: '/desk/nothing' });
  expect(headingOf(element)).toBe('There is no such page');
});

test('the nodes of a fragment are kept, with its links, until the screen is there', async () => {
  count += 1;
  const piece = deskPiece(`travel-desk-${count}`, deskScreens());
  const home = holdBack('home');
  const served = await serveFirstScreen({ ...piece, Fallback: () => null } as never, {}, { opened: null });
  expect(served.nodes.map(({ localName }) => localName)).toContain('h1');
  document.body.append(served.element);
  registerPiece(piece as unknown as Parameters<typeof registerPiece<ElementContract, unknown, unknown>>[0]);
  await served.ready;
  home.arrive();
  await shows('The overview');
  expect(
    served.nodes.filter(({ localName }) => ['a', 'h1'].includes(localName)).every((node) => node.isConnected),
  ).toBe(true);
});
