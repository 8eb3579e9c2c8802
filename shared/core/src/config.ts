/**
 * What the page has configured. A host writes `<script type="application/json" id="travel-shell-config">{…}</script>` or
 * calls `travelShell.configure({…})`. Every key is in `configTable.ts`.
 */
import { EARLY_DEFAULTS, FIRST_DEFAULTS, LATE_DEFAULTS } from './generated/configDefaults.ts';
import type { ShellConfig } from './generated/ShellConfig.ts';
import { ownGlobal } from './ownGlobal.ts';

/** Of the keys that the loader checks. */
const CHECKED_DEFAULTS = /*#__PURE__*/ Object.assign({}, FIRST_DEFAULTS, EARLY_DEFAULTS);

export const CONFIG_DEFAULTS: ShellConfig = /*#__PURE__*/ Object.assign({}, CHECKED_DEFAULTS, LATE_DEFAULTS);

/** Whether the page has configured a key that the loader does not check, so that `lateConfig.ts` has to. */
export const hasLateKey = (config: object): boolean =>
  Object.entries(config).some(
    ([key, value]) => !(key in CHECKED_DEFAULTS) && CONFIG_DEFAULTS[key as keyof ShellConfig] !== value,
  );

const shell = () => ownGlobal<{ config?: ShellConfig; release?: string }>('travelShell');

/**
 * The configuration of this page, else the defaults (also on a server). It is another object after each change; views read
 * it by `useConfig` of shared/piece.
 */
export const getConfig = (): ShellConfig => shell()?.config ?? CONFIG_DEFAULTS;

/** One value, by a name that is data, such as an attribute's; undefined where there is no such key. */
export const configOf = (name: string): unknown => (getConfig() as unknown as Record<string, unknown>)[name];

/** Makes this the page's configuration: a copy of the one before, with what has changed. */
export function setConfig(config: ShellConfig): void {
  Object.assign(shell() ?? {}, { config });
}

/** Calls the listener after each change of the configuration. Returns the undo. */
export function onConfigured(listener: () => void): () => void {
  addEventListener('travel-configured', listener);
  return () => removeEventListener('travel-configured', listener);
}

/** Configured origin of the back end; empty without a configuration. */
export const getApiBase = (): string => shell()?.config?.apiBase ?? '';

/** The release the loader has picked. Empty until then, on a server, and on a page without the loader. */
export const getRelease = (): string => shell()?.release ?? '';
