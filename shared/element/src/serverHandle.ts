import type { ElementContract, ElementHandle } from './contract.ts';

/**
 * The handle of a view without an element: events go nowhere and are never prevented.
 * @param opened the first screen to render, see `ElementHandle`
 */
export function serverHandle<C extends ElementContract = ElementContract>(opened?: string): ElementHandle<C> {
  return { host: null, emit: () => true, track: () => undefined, setState: () => undefined, opened };
}
