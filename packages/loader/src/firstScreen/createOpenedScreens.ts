import { LOOKS } from '@travel-shell/core';
import { share } from '@travel-shell/core/share';
import type { LoaderBridge } from '../bridge.ts';

/**
 * The screen that a press opens, fetched once for each element. In a root of its own, or undefined where it cannot be
 * had: then a press asks again.
 */
export type OpenedScreens = (element: HTMLElement, isPress?: boolean) => Promise<ShadowRoot | undefined>;

export function createOpenedScreens(bridge: LoaderBridge): OpenedScreens {
  const fetched = new WeakMap<HTMLElement, Promise<unknown>>();
  const failed = new WeakSet<HTMLElement>();
  const ask = async (element: HTMLElement) => {
    const early = await bridge.screen;
    bridge.screen = undefined;
    const isEarly = early && isFor(element, early.served);
    const fragment = isEarly ? early : await bridge.fragment(element, '.open').catch(() => void failed.add(element));
    if (fragment) fragment.view.adoptedStyleSheets = fragment.sheets;
    return fragment?.view;
  };
  return (element, isPress) => {
    if (isPress && failed.delete(element)) fetched.delete(element);
    return share(fetched, element, () => ask(element), true);
  };
}

/** The early screen was fetched with the looks that the page has configured, before the asking element was known. */
const isFor = (element: HTMLElement, served: Element) =>
  served.localName === element.localName &&
  LOOKS.every((look) => [null, served.getAttribute(look)].includes(element.getAttribute(look)));
