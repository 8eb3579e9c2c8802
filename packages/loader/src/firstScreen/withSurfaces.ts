import { type BridgeScope, LOADER, type LoaderBridge, type Surfaces, type Visits } from '../bridge.ts';

/** File name of this build's surfaces.js, and its integrity. */
declare const TRAVEL_SHELL_SURFACES: string;
declare const TRAVEL_SHELL_SURFACES_INTEGRITY: string;

/** Calls `act` with what surfaces have in common, at once or when that is loaded. The platform has opened them meanwhile. */
export async function withSurfaces(act: (surfaces: Surfaces) => void): Promise<void> {
  const bridge = (globalThis as BridgeScope)[LOADER] as LoaderBridge;
  // The browser has logged a failure. The next one tries again.
  if (!bridge.surfaces) await bridge.load(TRAVEL_SHELL_SURFACES, TRAVEL_SHELL_SURFACES_INTEGRITY).catch(() => {});
  if (bridge.surfaces) act(bridge.surfaces);
}

/** By tag, the latest request: it has the dialog. */
const latest = new Map<string, object>();

/** A newer request takes the dialog over, and ends the visit of the one before. */
export function replaceVisit(tag: string, request: object): void {
  latest.set(tag, request);
  (globalThis as BridgeScope)[LOADER]?.surfaces?.visits.replace(tag);
}

/** Asked before React answers: an older request that waited for a file would take the dialog from the newer one. */
export const isLatest = (tag: string, request: object): boolean => latest.get(tag) === request;

/** As `Visits.follow`. Where that cannot be loaded, React answers. */
export async function followVisit(...[tag, request]: Parameters<Visits['follow']>): ReturnType<Visits['follow']> {
  let result: ReturnType<Visits['follow']> | undefined;
  await withSurfaces(({ visits }) => {
    result = visits.follow(tag, request);
    // The newer one came before this file.
    if (!isLatest(tag, request)) visits.replace(tag);
  });
  return result;
}
