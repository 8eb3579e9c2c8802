/** For tests in Node: as much of a page as the client and the store look at. */
import { vi } from 'vitest';

export class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.items.set(name, text);
  removeItem = (name: string) => void this.items.delete(name);
}

/**
 * Puts a page at this address into the global scope; `vi.unstubAllGlobals()` takes it away. Window and document are one
 * event target, which is what bubbling comes to. Nothing is left: `assign` and `reload` only say that they were called.
 */
export function stubPage(href = 'https://shop.example/hotels?stars=4') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const { origin, host, pathname, search } = new URL(href);
  const location = { href, origin, host, pathname, search, assign: vi.fn(), reload: vi.fn() };
  const localStorage = new MemoryStorage();
  const sessionStorage = new MemoryStorage();
  for (const [name, value] of Object.entries({
    document: page,
    window: page,
    location,
    localStorage,
    sessionStorage,
  })) {
    vi.stubGlobal(name, value);
  }
  return { page, location, localStorage, sessionStorage };
}
