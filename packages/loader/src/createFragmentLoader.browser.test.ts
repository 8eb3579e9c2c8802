import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createFragmentLoader } from './createFragmentLoader.ts';
import { createPolicy } from './createPolicy.ts';

const TAG = 'travel-fragment-test';
const base = `${location.origin}/shell/`;
const requests: string[] = [];
const stale = vi.fn<(tag: string) => void>();
let answer = '';

// The lists that the build takes from the contracts.
vi.stubGlobal('TRAVEL_SHELL_FRAGMENTS', ['fragment-test']);
vi.stubGlobal('TRAVEL_SHELL_SHOWN', ['active-vertical', 'items']);

const fragment = (attributes = '') =>
  `<${TAG} ${attributes}><template shadowrootmode="open"><style>p { color: rgb(1, 2, 3) }</style>` +
  `<div data-travel-root=""><p>Shown</p></div></template><a slot="fallback" href="/">Home</a></${TAG}>`;

beforeEach(() => {
  answer = fragment();
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url.slice(base.length));
    return new Response(answer);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en-US';
  requests.length = 0;
  stale.mockClear();
});

const loader = (config: Partial<ShellConfig> = {}) =>
  createFragmentLoader({
    base,
    shell: { config: { ...CONFIG_DEFAULTS, ...config } },
    policy: createPolicy(base),
    stale,
  }).fill;

function add(attributes = ''): HTMLElement {
  document.body.innerHTML = `<${TAG} ${attributes}></${TAG}>`;
  return document.body.firstElementChild as HTMLElement;
}

it('shows the view with its style as an object, and the light children', async () => {
  const element = add();
  await loader()(element);
  const [text] = element.shadowRoot?.querySelectorAll('p') ?? [];
  expect(text && getComputedStyle(text).color).toBe('rgb(1, 2, 3)');
  expect(element.shadowRoot?.querySelector('style')).toBeNull();
  expect(element.querySelector('a')?.textContent).toBe('Home');
});

it('chooses by the whole language: Pashto (`ps`) is not the pseudo language', async () => {
  await loader()(add('locale="ps-AF"'));
  await loader()(add('locale="de-AT"'));
  expect(requests.map((path) => path.split('.')[1])).toEqual(['en-US', 'de-DE']);
});

it('shows no half of a fragment: says so, and asks for it again past the copy of the browser', async () => {
  expectConsole(/LOAD_FAILED: .*flagship\.en-US\.default\.html has come without its end/, 3);
  const caches: unknown[] = [];
  const half = answer.slice(0, answer.length / 2);
  let answers = [half, answer];
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    caches.push(cache);
    return new Response(answers.shift());
  });
  const element = add();
  await loader()(element);
  expect(element.textContent).toBe('Home');
  expect(caches).toEqual(['default', 'reload']);
  answers = [half, half];
  const other = add();
  await expect(loader()(other)).rejects.toThrow();
  expect(other.shadowRoot).toBeNull();
});

it('is silent about another page in its place', async () => {
  answer = '<!doctype html><title>Not found</title>';
  const element = add();
  await expect(loader()(element)).rejects.toThrow();
  expect([requests.length, element.shadowRoot]).toEqual([1, null]);
});

it('shows each of two elements its own fragment', async () => {
  document.body.innerHTML = `<${TAG} brand="sister"></${TAG}><${TAG} brand="partner"></${TAG}>`;
  vi.stubGlobal('fetch', async (url: string) => {
    const [, brand] = /\/(\w+)\.en-US/.exec(url) ?? [];
    return new Response(fragment().replace('Shown', `Of ${brand}`));
  });
  const [sister, partner] = [...document.body.children] as [HTMLElement, HTMLElement];
  const show = loader();
  await Promise.all([partner, sister].map((element) => show(element)));
  expect([sister, partner].map(({ shadowRoot }) => shadowRoot?.querySelector('p')?.textContent)).toEqual([
    'Of sister',
    'Of partner',
  ]);
});

it('takes over what the server has added, and leaves the looks to the page', async () => {
  answer = fragment('brand="flagship" locale="en-US" presentation="default" load="visible" active-vertical="cars"');
  const element = add('presentation="default" active-vertical="cars"');
  await loader()(element);
  expect(element.getAttributeNames().toSorted()).toEqual(['active-vertical', 'load', 'presentation']);
});

it('shows the style of the light children as an object, too', async () => {
  const element = add();
  // In a slot: what is not shown has no computed style from Chromium 156 on.
  answer = fragment()
    .replace('<p>', '<slot name="fallback"></slot><p>')
    .replace('<a ', '<style>a { color: rgb(4, 5, 6) }</style><a ');
  await loader()(element);
  expect(getComputedStyle(element.querySelector('a') as Element).color).toBe('rgb(4, 5, 6)');
  expect(element.querySelector('style')).toBeNull();
});

it("leaves a host's own children as they are", async () => {
  const element = add();
  element.innerHTML = '<p>Own</p>';
  await loader()(element);
  expect(element.innerHTML).toBe('<p>Own</p>');
  expect(element.getAttribute('load')).toBeNull();
});

it("has React look at a host's own children where the fragment was rendered around others", async () => {
  answer = fragment().replace('<a ', '<p slot="copyright">© Vireo</p><a ');
  const [own, none] = [add(), add()];
  own.innerHTML = '<p>Own</p>';
  for (const element of [own, none]) await loader()(element);
  expect([own, none].map((element) => element.getAttribute('load'))).toEqual(['visible', null]);
});

it.each([
  ['', {}, 'flagship.en-US.default.html'],
  ['brand="sister" locale="de-DE" presentation="dark"', {}, 'sister.de-DE.dark.html'],
  ['', { brand: 'partner', locale: 'fr-FR', presentation: 'aos' } as const, 'partner.fr-FR.aos.html'],
  ['class="x" id="y" data-a', {}, 'flagship.en-US.default.html'],
  ['active-vertical="cars"', {}, 'flagship.en-US.default.html?active-vertical=cars'],
])('asks for %s with %o as %s', async (attributes, config, file) => {
  await loader(config)(add(attributes));
  expect(requests).toEqual([`fragments/fragment-test/${file}`]);
});

it("uses the page's language, and the best there is for it", async () => {
  document.documentElement.lang = 'de-AT';
  await loader()(add());
  expect(requests).toEqual(['fragments/fragment-test/flagship.de-DE.default.html']);
});

it('asks the configured service, and none when it is off', async () => {
  await loader({ fragments: `${base}service` })(add());
  expect(requests).toEqual(['service/fragment-test/flagship.en-US.default.html']);
  await loader({ fragments: 'off' })(add());
  expect(requests).toHaveLength(1);
});

it('does not ask for a property that only the page has', async () => {
  const element = add();
  Object.assign(element, { items: [] });
  await loader()(element);
  expect(requests).toEqual([]);
  expect(element.shadowRoot).toBeNull();
});

it('takes nothing from a host that ignores the query', async () => {
  const element = add('active-vertical="cars"');
  await loader()(element);
  expect(element.shadowRoot).toBeNull();
  answer = fragment('active-vertical="cars"');
  await loader()(element);
  expect(element.shadowRoot).not.toBeNull();
});

it('takes nothing that is older than a change of the element', async () => {
  const element = add();
  const showing = loader()(element);
  element.setAttribute('brand', 'sister');
  await showing;
  expect(element.shadowRoot).toBeNull();
});

it('leaves a root alone that the parser has attached meanwhile', async () => {
  const element = add();
  const showing = loader()(element);
  element.attachShadow({ mode: 'open' }).append('From the page');
  await showing;
  expect(element.shadowRoot?.textContent).toBe('From the page');
});

it.each([
  ['an attribute', (element: HTMLElement) => element.setAttribute('active-vertical', 'cars')],
  ['its language', () => document.documentElement.setAttribute('lang', 'ar')],
  ['its load rule', (element: HTMLElement) => element.setAttribute('load', 'eager')],
])('loads the piece when %s has changed, and renders it again', async (_, change) => {
  const element = add();
  await loader()(element);
  change(element);
  await vi.waitFor(() => expect(stale).toHaveBeenCalledExactlyOnceWith(TAG));
  expect(element.shadowRoot?.querySelector('[data-stale]')).not.toBeNull();
});

it('does not mind changes that a fragment does not show', async () => {
  const element = add();
  await loader()(element);
  element.className = 'moved';
  await runPending();
  expect(stale).not.toHaveBeenCalled();
});

it('renders one again that was not on the page while its language changed, and loads nothing for it', async () => {
  const element = add();
  await loader()(element);
  element.remove();
  document.documentElement.lang = 'ar';
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[data-stale]')).not.toBeNull());
  expect(stale).not.toHaveBeenCalled();
});

it('adopts what two elements have beside their views once, and again where the page has taken it out', async () => {
  answer = fragment().replace('<a ', '<style>a { color: rgb(4, 5, 6) }</style><a ');
  const before = document.adoptedStyleSheets;
  onTestFinished(() => {
    document.adoptedStyleSheets = before;
  });
  document.adoptedStyleSheets = [];
  const show = loader();
  for (const _ of ['one', 'two']) await show(add());
  expect(document.adoptedStyleSheets).toHaveLength(1);
  document.adoptedStyleSheets = [];
  await show(add());
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

it('does not mind a change after React has had the element, and left it empty', async () => {
  const element = add();
  await loader()(element);
  element.remove();
  element.shadowRoot?.replaceChildren();
  const thrown = vi.fn();
  addEventListener('error', thrown);
  document.documentElement.lang = 'ar';
  await runPending();
  removeEventListener('error', thrown);
  expect(thrown).not.toHaveBeenCalled();
  expect(stale).not.toHaveBeenCalled();
});
