/** As much as consent.js needs of loader.js (`LoaderBridge` of packages/loader). */
interface PageLoader {
  /** Folder of loader.js. */
  base: string;
  fetchScript(url: string): Promise<void>;
  /** Undefined, or rejects, where it cannot be had or used. */
  fetchFragment(element: HTMLElement, form: string): Promise<Fragment | undefined>;
}

interface Fragment {
  view: ShadowRoot;
  sheets: CSSStyleSheet[];
}

interface LoaderScope {
  /** The loader's queue, until it is there. */
  travelShell?: { push(call: () => void): unknown };
  [LOADER]?: PageLoader;
}

const LOADER = /*#__PURE__*/ Symbol.for('travel-shell.loader');

const scope = globalThis as unknown as LoaderScope;

export const hasLoader = (): boolean => LOADER in scope;

/** The loader, as soon as it is there: it knows where this release's files are, and what the page allows. */
export function pageLoader(): Promise<PageLoader> {
  return new Promise((resolve) => {
    scope.travelShell ??= [];
    scope.travelShell.push(() => resolve(scope[LOADER] as PageLoader));
  });
}

/**
 * Fills an empty element with the static file of its kind. Rejects where that cannot be had or used; the browser has logged
 * a request that fails.
 */
export async function fillBanner(element: HTMLElement, kind: string): Promise<void> {
  const { sheets, view } = (await (await pageLoader()).fetchFragment(element, `.${kind}`)) as Fragment;
  // React may have been faster.
  if (element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.append(...view.childNodes);
}
