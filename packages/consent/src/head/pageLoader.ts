/** As much as consent.js needs of loader.js (`LoaderBridge` of packages/loader). */
interface PageLoader {
  /** Folder of loader.js. */
  base: string;
  fetchScript(url: string): Promise<void>;
  /** Undefined, or rejects, where it cannot be had or used. */
  fetchFragment(element: HTMLElement, form: string): Promise<{ view: ShadowRoot; sheets: CSSStyleSheet[] } | undefined>;
}

interface LoaderScope {
  /** The loader's queue, until it is there. */
  travelShell?: { push(call: () => void): unknown };
  [LOADER]?: PageLoader;
}

const LOADER = /*#__PURE__*/ Symbol.for('travel-shell.loader');

const scope = globalThis as unknown as LoaderScope;

export const hasLoader = (): boolean => LOADER in scope;

/** Calls with the loader, as soon as it is there: it knows where this release's files are, and what the page allows. */
export function withLoader<T>(act: (loader: PageLoader) => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    scope.travelShell ??= [];
    scope.travelShell.push(() => resolve(act(scope[LOADER] as PageLoader)));
  });
}

/** Fills an empty element with the static file of its kind. The browser has logged a request that fails. */
export async function fillBanner(element: HTMLElement, kind: string): Promise<void> {
  const fragment = await withLoader(async ({ fetchFragment }) => fetchFragment(element, `.${kind}`));
  // React may have been faster.
  if (!fragment || element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = fragment.sheets;
  root.append(...fragment.view.childNodes);
}
