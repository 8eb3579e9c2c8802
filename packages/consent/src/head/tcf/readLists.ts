import type { Schema } from '@travel-shell/contract';
import { fetchJson } from '../fetchJson.ts';
import type { Settings } from '../Settings.ts';
import type { TcfLists } from '../TcfKit.ts';

/** Undefined where it cannot be had; the browser has logged the request. */
function read<T>(settings: Settings, path: string): Promise<T | undefined> {
  return fetchJson<T>(settings, path).catch(() => undefined);
}

/** API-063. */
export const readInitial = (settings: Settings): Promise<Schema<'TcfInitialPreferences'> | undefined> =>
  read(settings, '/i/api/iabtcf/v1/initialPrefs');

/** API-062, without what is shown with details only. */
export const readRows = (settings: Settings): Promise<TcfLists['rows'] | undefined> =>
  read(settings, '/i/api/iabtcf/v1/detailedPrefs?part=rows');

/** API-060. */
export const readSaved = (settings: Settings): Promise<Schema<'TcfConsent'> | undefined> =>
  read(settings, '/i/api/iabtcf/v1/consent');

/** The list as IAB Europe publishes it. */
export const readVendorList = (settings: Settings, version: string): Promise<object | undefined> =>
  read(settings, `/i/api/iabtcf/v1/vendorList?version=${version}`);
