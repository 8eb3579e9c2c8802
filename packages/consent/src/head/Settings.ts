import type { ShellConfig } from '@travel-shell/core';

/** The keys of the page's configuration that consent.js reads (docs/host-api.md). */
export type Settings = Partial<ShellConfig>;

/** From the element that stands before consent.js. None without it; the loader reports one that does not parse. */
export function readSettings(): Settings {
  try {
    return JSON.parse((document.querySelector('#travel-shell-config') as Element).textContent);
  } catch {
    return {};
  }
}
