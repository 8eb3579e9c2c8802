import type { Schema } from '@travel-shell/contract';
import type { Settings } from '../Settings.ts';
import type { TcfLists } from '../TcfKit.ts';

/** In ms. */
const PATIENCE = 8000;
const FOLDER = '/i/api/iabtcf/v1';

/**
 * Asks the back end without the kit's client, which this file would bring to pages that need no more of it. Undefined
 * where it cannot be had; the browser has logged the request.
 */
async function fetchJson<T>({ apiBase = '' }: Settings, path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(`${apiBase}${FOLDER}/${path}`, {
      credentials: 'include',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** API-063. */
export const readInitial = (settings: Settings): Promise<Schema<'TcfInitialPreferences'> | undefined> =>
  fetchJson(settings, 'initialPrefs');

/** API-062, without what is shown with details only. */
export const readRows = (settings: Settings): Promise<TcfLists['rows'] | undefined> =>
  fetchJson(settings, 'detailedPrefs?part=rows');

/** API-060. */
export const readSaved = (settings: Settings): Promise<Schema<'TcfConsent'> | undefined> =>
  fetchJson(settings, 'consent');

/** The list as IAB Europe publishes it. */
export const readVendorList = (settings: Settings, version: string): Promise<object | undefined> =>
  fetchJson(settings, `vendorList?version=${version}`);
