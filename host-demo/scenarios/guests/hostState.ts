/** Reads everything that a host may find changed by what it embeds. */
import type { BrowserContext, Page } from '@playwright/test';

interface Watched extends Window {
  /** Intervals that go on, by our init script. */
  intervals: Map<unknown, string>;
}

/** Notes intervals from the start of each page on. */
export const watchHost = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const intervals = new Map<unknown, string>();
    Object.defineProperty(window, 'intervals', { value: intervals });
    const { setInterval, clearInterval, clearTimeout } = window;
    const ending = (end: (id: number) => void) => (id: number) => {
      intervals.delete(id);
      end(id);
    };
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = setInterval(...args);
        intervals.set(id, `every ${args[1]} ms`);
        return id;
      },
      // Either ends both.
      clearInterval: ending(clearInterval),
      clearTimeout: ending(clearTimeout),
    });
  });

/** Globals that stay by docs/embed-guide.md; those of the federation runtime are not enumerable. */
const OUR_GLOBALS = /^(travelShell|travel_|Symbol\(travel-shell)/;
/** Globals by which zone.js knows of listeners. */
const OF_ZONE = /^__zone_symbol__/;
const HIDDEN_GLOBALS = /^(_+FEDERATION_|__VMOK__|__GLOBAL_LOADING_REMOTE_ENTRY__)/;

/** The dialog that a press on "Sign in" has put there, once a page. */
const PLACED = /<travel-sign-in[^>]*><\/travel-sign-in><\/body>/;

export interface HostState {
  /** Equal to that of the host without us. */
  page: Record<string, unknown>;
  /** Left by us, as the guide says: globals, style sheets of the document, and listeners beside the host's own. */
  ours: { globals: string[]; styles: number; listeners: string[] };
}

export async function hostState(page: Page): Promise<HostState> {
  const state = await page.evaluate(() => {
    const natives = Function.prototype.toString;
    const describe = (value: unknown) =>
      typeof value === 'function' ? natives.call(value).replace(/\s+/g, ' ').slice(0, 80) : typeof value;
    const isEnumerable = (key: PropertyKey) => Object.prototype.propertyIsEnumerable.call(window, key);
    const globals = Reflect.ownKeys(window).map((key) => ({ name: String(key), isHidden: !isEnumerable(key) }));
    const prototypes = Object.getOwnPropertyNames(window).flatMap((name) => {
      const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
      const prototype = typeof value === 'function' && value.prototype;
      if (!prototype) return [];
      return Reflect.ownKeys(prototype).map((key) => {
        const { value: own, get, set } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
        return `${name}.${String(key)}: ${[own, get, set].map(describe)}`;
      });
    });
    const { documentElement, body, adoptedStyleSheets, activeElement } = document;
    const { overflow, position, scrollPadding, paddingBlockEnd } = getComputedStyle(documentElement);
    return {
      html: documentElement.outerHTML,
      globals,
      prototypes,
      scroll: { overflow, position, scrollPadding, paddingBlockEnd, body: getComputedStyle(body).overflow },
      focus: activeElement?.localName,
      intervals: [...(window as unknown as Watched).intervals.values()],
      styles: adoptedStyleSheets.length,
    };
  });
  const { globals, styles, html, ...rest } = state;
  const isOfUs = ({ name, isHidden }: (typeof globals)[number]) =>
    OUR_GLOBALS.test(name) || OF_ZONE.test(name) || (isHidden && HIDDEN_GLOBALS.test(name));
  const names = (list: typeof globals) => list.map(({ name }) => name).sort();
  return {
    page: { ...rest, html: html.replace(PLACED, '</body>'), globals: names(globals.filter((each) => !isOfUs(each))) },
    ours: { globals: names(globals.filter(isOfUs)), styles, listeners: await listenersOf(page) },
  };
}

/** Those of the browser itself, whoever has replaced `addEventListener`. */
async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const target of ['window', 'document', 'document.documentElement', 'document.head', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    found.push(...listeners.map(({ type }) => `${target} ${type}`));
  }
  await session.detach();
  return found.sort();
}
