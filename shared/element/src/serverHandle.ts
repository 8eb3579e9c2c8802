import type { ElementContract, ElementHandle } from './contract.ts';

/** The handle a view gets where there is no element: events go nowhere and nobody vetoes them. */
export function serverHandle<C extends ElementContract = ElementContract>(): ElementHandle<C> {
  return { host: null, emit: () => true, setState: () => undefined };
}
