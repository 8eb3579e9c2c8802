import type { ShellConfig } from '@travel-shell/core';

/** The keys of the page's configuration that consent.js reads (docs/host-api.md). */
export type Settings = Partial<ShellConfig>;

/** From the element that stands before consent.js. One that does not parse is reported by the loader. */
export function readSettings(): Settings {
  try {
    return JSON.parse(document.querySelector('script[type*=json]#travel-shell-config')?.textContent ?? '{}');
  } catch {
    return {};
  }
}
