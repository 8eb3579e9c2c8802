import type { ElementContract, ElementHandle } from './contract.ts';

/** The handle of a view without an element: events go nowhere and are never prevented. */
export function serverHandle<C extends ElementContract = ElementContract>(): ElementHandle<C> {
  return { host: null, emit: () => true, setState: () => undefined };
}
