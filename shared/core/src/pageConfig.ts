/** The page's configuration, without the defaults of all keys: for code that many files carry. */
import type { ShellConfig } from './generated/ShellConfig.ts';
import { ownGlobal } from './ownGlobal.ts';

const shell = () => ownGlobal<{ config?: ShellConfig; release?: string }>('travelShell');

/** The configuration of a page that has our shell. */
export const pageConfig = (): ShellConfig | undefined => shell()?.config;

/** Makes this the page's configuration: a copy of the one before, with what has changed. */
export function setConfig(config: ShellConfig): void {
  Object.assign(shell() ?? {}, { config });
}

/** Calls the listener after each change of the configuration. Returns the undo. */
export function onConfigured(listener: () => void): () => void {
  addEventListener('travel-configured', listener);
  return () => removeEventListener('travel-configured', listener);
}

/** One value, by a name that is data, such as an attribute's; undefined where there is none. */
export const configOf = (name: string): unknown => (pageConfig() as Record<string, unknown> | undefined)?.[name];

/** Configured origin of the back end; empty without a configuration. */
export const getApiBase = (): string => pageConfig()?.apiBase ?? '';

/** The release the loader has picked. Empty until then, on a server, and on a page without the loader. */
export const getRelease = (): string => shell()?.release ?? '';
