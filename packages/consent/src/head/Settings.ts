import type { ShellConfig } from '@travel-shell/core';
import { configScript } from '@travel-shell/core/configScript';

/** The keys of the page's configuration that consent.js reads (docs/host-api.md). */
export type Settings = Partial<ShellConfig>;

/**
 * From the script before consent.js. None without it; the loader reports one that does not parse.
 */
export function readSettings(): Settings {
  try {
    return JSON.parse((configScript() as HTMLScriptElement).text);
  } catch {
    return {};
  }
}
