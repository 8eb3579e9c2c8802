import type { ShellConfig } from '@travel-shell/core';

/** The keys of the page's configuration that consent.js reads (docs/host-api.md). */
export type Settings = Partial<ShellConfig>;

/**
 * From the script before consent.js. None without it; the loader reports one that does not parse. Only a script counts,
 * as for the loader: any other element may come from markup that visitors write.
 */
export function readSettings(): Settings {
  try {
    return JSON.parse((document.scripts['travel-shell-config' as never] as HTMLScriptElement).text);
  } catch {
    return {};
  }
}
