import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Send } from './Send.ts';
import type { Slice } from './showSlice.ts';

/** How long a change counts as what a press has asked for. In ms. Browsers let a press count for as long. */
const PRESS_MS = 5000;
/** How close the places are where it is noted what is on screen. In px. */
const GRID = 40;
/** A change of the height that is none: the frame is made a pixel higher to see what follows it. */
const LEAST_CHANGE = 2;

interface Press {
  /** From what was pressed to the root. */
  path: readonly Element[];
  /** The other elements that were on screen. */
  seen: readonly Element[];
  /** The pressed element's text, to find it again after the page has rendered everything once more. */
  text: string;
  x: number;
  y: number;
  address: string;
  hash: string;
  height: number;
  until: number;
}

const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0;
const textOf = (element: Element | null | undefined) => `${element?.localName} ${element?.textContent}`;
const namesPart = (hash: string) => pageDocument.getElementById(hash.slice(1)) !== null;
const addressOf = ({ pathname, hash } = location) => pathname + (namesPart(hash) ? '' : hash);

/**
 * A step or a page that the visitor has asked for may be somewhere else than where they look: the frame became shorter, or
 * what they saw has gone. The host then moves to where it begins. Where only what was pressed has moved off the screen, it moves
 * there.
 * @returns to be called after each height
 */
export function showSteps(send: Send, slice: () => Slice | undefined, signal: AbortSignal): (height: number) => void {
  let press: Press | undefined;
  let last = 0;

  function note(event: Event): void {
    const path = event.composedPath().filter((node): node is Element => node instanceof Element);
    const [pressed] = path;
    if (!event.isTrusted || !pressed) return;
    const { left, top, width, height } = pressed.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = new Set([pressed]);
    const { top: start = 0, bottom: end = innerHeight } = slice() ?? {};
    for (let at = start + GRID / 2; at < end; at += GRID)
      for (const across of [x, innerWidth / 2]) {
        const element = pageDocument.elementFromPoint(across, at);
        // An element around the pressed one is no part of a step.
        if (element && !path.includes(element)) seen.add(element);
      }
    press = {
      path,
      seen: [...seen],
      text: textOf(pressed),
      x,
      y,
      address: addressOf(),
      hash: location.hash,
      height: last,
      until: performance.now() + PRESS_MS,
    };
  }
  // A form is also sent by Enter, and a choice may lead to the next step.
  for (const type of ['click', 'submit', 'change']) listen(window, type, note, signal, { capture: true });

  return (height) => {
    last = height;
    if (!press || Math.abs(height - press.height) <= LEAST_CHANGE || performance.now() > press.until) return;
    const { path, seen, text, x, y, address, hash } = press;
    // The host has moved to the part that a link leads to.
    if (location.hash !== hash && namesPart(location.hash)) {
      press = undefined;
      return;
    }
    const [pressed] = path as [Element];
    const lost = seen.filter((element) => !isShown(element)).length;
    const isPage = addressOf() !== address;
    if (isPage || lost > seen.length / 2) {
      if (!isPage && textOf(pageDocument.elementFromPoint(x, y)) === text) return;
      press = undefined;
      const around = isPage ? undefined : path.find(isShown);
      const top = Math.max(0, (around?.getBoundingClientRect().top ?? 0) + scrollY);
      send('show', { top, bottom: top });
    } else if (isShown(pressed)) {
      const { top, bottom } = pressed.getBoundingClientRect();
      send('show', { top: Math.max(0, top + scrollY), bottom: Math.max(0, bottom + scrollY) });
    }
  };
}
