import { LOCALES, type ShellConfig } from '@travel-shell/core';
import { languageOf } from '@travel-shell/core/languageOf';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { resolveMarkup } from '@travel-shell/core/resolveMarkup';
import type { Policy } from './createPolicy.ts';
import { fetchFile } from './fetchFile.ts';
import { report } from './report.ts';

/** Attributes of the pieces that a fragment can show, opened or not, besides its looks: from the contracts, by the build. */
declare const TRAVEL_SHELL_SHOWN: readonly string[];

/** Names of the pieces that have a fragment. */
declare const TRAVEL_SHELL_FRAGMENTS: readonly string[];

interface FragmentLoaderOptions {
  /** Folder of loader.js. */
  base: string;
  /** Has the configuration: another object after each change. */
  shell: { readonly config: ShellConfig };
  policy: Policy;
  /** Called when an element's fragment shows no longer what it should. */
  stale: (tag: string) => void;
}

/**
 * Shows pieces as HTML from a server, without React (D-29). Where that cannot be had, React renders them; the browser
 * has logged the request that failed.
 */
export function createFragmentLoader({ base, shell, policy, stale }: FragmentLoaderOptions) {
  /** Elements that show a fetched fragment, with its address. Weak, as pages replace their elements. */
  const shown = new Map<WeakRef<HTMLElement>, string>();

  /** Undefined where no server knows what the element should show, or React shall render it at once. */
  const addressOf = (element: HTMLElement, form = '') => {
    const { config } = shell;
    const settings: Readonly<Record<string, unknown>> = { ...config };
    const name = element.localName.slice('travel-'.length);
    const look = (attribute: 'brand' | 'locale' | 'presentation') =>
      element.getAttribute(attribute) || config[attribute];
    const isShown = TRAVEL_SHELL_FRAGMENTS.includes(name) && element.getAttribute('load') !== 'eager';
    if (config.fragments === 'off' || !(form || isShown)) return;
    const wanted = languageOf(look('locale') || pageDocument.documentElement.lang);
    const locale = LOCALES.find((each) => languageOf(each) === wanted) ?? LOCALES[0];
    const query = new URLSearchParams();
    for (const attribute of TRAVEL_SHELL_SHOWN) {
      // `sign-in-url` -> `signInUrl`
      const property = attribute.replace(/-./g, (pair) => (pair[1] as string).toUpperCase());
      if (property in element) return; // set on the element, to be taken over when it is defined
      const value = element.getAttribute(attribute);
      // Turns on a piece inside: with what the page has configured for that.
      if (value != null) query.set(attribute, value || JSON.stringify(settings[property]) || '');
    }
    const folder = config.fragments === 'auto' ? `${base}fragments` : config.fragments;
    return `${folder}/${name}/${look('brand')}.${locale}.${look('presentation')}${form}.html${query.size ? `?${query}` : ''}`;
  };

  const check = () => {
    for (const [held, address] of shown) {
      const element = held.deref();
      if (element && addressOf(element) === address) continue;
      shown.delete(held);
      // Not hydrated: React renders it with what it has now. One that React has had, and left, is empty.
      element?.shadowRoot?.querySelector('[data-travel-root]')?.setAttribute('data-stale', '');
      if (element?.isConnected) stale(element.localName);
    }
  };
  const changes = new MutationObserver(check);
  changes.observe(pageDocument.documentElement, { attributeFilter: ['lang'] });
  addEventListener('travel-configured', check);

  /** A proxy may cut it off: half a view is shown to nobody, and asked for again past the browser's copy. */
  const read = async (address: string, tag: string): Promise<string> => {
    for (const cache of ['default', 'reload'] as const) {
      const answer = await fetchFile(address, cache);
      const html = answer.ok ? await answer.text() : '';
      if (html.includes(`</${tag}>`)) return html;
      // Another page, such as a site's own for what it does not have.
      if (!html.includes(`<${tag}`)) break;
      report('LOAD_FAILED', `${address} has come without its end.`);
    }
    throw new Error(address);
  };

  /** Fetches it. Undefined, or rejects, where it cannot be had or used. */
  const fragment = async (element: HTMLElement, form?: `.${string}`) => {
    const address = addressOf(element, form);
    if (!address) return;
    const html = await read(address, element.localName);
    const holder = pageDocument.createElement('div');
    holder.setHTMLUnsafe(policy.createHTML(resolveMarkup(html, shell.config)));
    const served = holder.firstElementChild as Element;
    const view = served.shadowRoot;
    // A static host ignores the query; the element of the answer has the attributes that it was rendered with.
    const isHonoured = [...new URL(address).searchParams].every(([name, value]) => served.getAttribute(name) === value);
    const isWanted = addressOf(element, form) === address && !customElements.get(element.localName);
    if (view && isHonoured && isWanted) return { served, view, sheets: takeStyles(view) };
  };

  return {
    fragment,
    async fill(element: HTMLElement, form?: `.${string}`): Promise<void> {
      const fetched = await fragment(element, form);
      if (!fetched || element.shadowRoot) return;
      const { served, view, sheets } = fetched;
      // The server's additional attributes: the current site's flag, when to load. The looks are configured.
      for (const { name, value } of served.attributes) {
        if (!(name in shell.config) && !element.hasAttribute(name)) element.setAttribute(name, value);
      }
      const root = element.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = sheets;
      root.append(...view.childNodes);
      // The server's contents for crawlers; a host's own contents go first.
      if (!element.firstElementChild) {
        takeStyles(served, adoptSheet); // a footer's, for its lists
        element.append(...served.childNodes);
      }
      // The view was rendered around other contents: React looks at these.
      else if (served.querySelector('[slot]:not([slot=fallback])')) element.setAttribute('load', 'visible');
      changes.observe(element, { attributes: true });
      for (const held of shown.keys()) if (!held.deref()) shown.delete(held);
      shown.set(new WeakRef(element), addressOf(element) as string);
    },
  };
}

function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The page's style sheets by their text: one for all elements that need it. */
const pageSheets = new Map<string, CSSStyleSheet>();

export function adoptSheet(text: string): CSSStyleSheet {
  const sheet = pageSheets.get(text) ?? createSheet(text);
  pageSheets.set(text, sheet);
  const { adoptedStyleSheets } = pageDocument;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  return sheet;
}

/** A page that assigns the list has taken ours out. */
export function adoptAgain(): void {
  for (const text of pageSheets.keys()) adoptSheet(text);
}

/** Turns style elements into objects, which no content security policy of the page refuses. */
function takeStyles(root: ParentNode, create = createSheet): CSSStyleSheet[] {
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot) shadowRoot.adoptedStyleSheets = takeStyles(shadowRoot);
  }
  return [...root.querySelectorAll('style')].map((style) => {
    style.remove();
    return create(style.textContent);
  });
}
