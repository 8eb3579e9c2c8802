import type { ShellConfig } from '@travel-shell/core';
import { configScript } from '@travel-shell/core/configScript';
import { readCookie } from '@travel-shell/core/consentCookies';

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

/** Begins the name of the cookie that an answer leaves: behind it is the version of what was asked (`consent.version`). */
export const ANSWERED = 'travel_consent_';

/** An answer of before, if there is one, was about something else, and does not count (D-58). */
export function isOutdated({ consent }: Settings): boolean {
  const version = consent?.version;
  return Boolean(version) && !readCookie(ANSWERED + version, 'true');
}
