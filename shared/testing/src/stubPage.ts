/** For tests in Node: the parts of a page that the client and the store use. */
import { vi } from 'vitest';

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.items.set(name, text);
  removeItem = (name: string) => void this.items.delete(name);
}

/**
 * Puts a page at this address into the global scope; `vi.unstubAllGlobals()` removes it. Window and document are one
 * event target, to simulate bubbling. It never navigates: `assign` and `reload` only record their calls.
 */
export function stubPage(href = 'https://shop.example/hotels?stars=4') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState, cookie: '' });
  const { origin, host, hostname, pathname, search } = new URL(href);
  const location = { href, origin, host, hostname, pathname, search, assign: vi.fn(), reload: vi.fn() };
  const localStorage = new MemoryStorage();
  const sessionStorage = new MemoryStorage();
  for (const [name, value] of Object.entries({
    document: page,
    Document: { prototype: page },
    window: page,
    location,
    localStorage,
    sessionStorage,
  })) {
    vi.stubGlobal(name, value);
  }
  return { page, location, localStorage, sessionStorage };
}
