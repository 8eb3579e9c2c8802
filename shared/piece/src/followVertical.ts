import type { Schema } from '@travel-shell/contract';
import { getConfig } from '@travel-shell/core';
import { defineLazy } from './defineLazy.ts';

type Vertical = Schema<'Vertical'>;

const leaving = defineLazy('piece', () => import(/* webpackChunkName: "leaving" */ '@travel-shell/store/account'));

interface VerticalLink {
  /** The page's vertical, if it is known. */
  from: string | undefined;
  to: string;
  plainLink: string;
}

/** What both React's and the browser's events have. */
type Press = Pick<
  globalThis.MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>;

/**
 * Leaves for another vertical with the search, where the page has configured that for both (MSC-038 to MSC-040). A press
 * that opens another tab or window stays a link, and so does one where the code for it cannot be loaded.
 */
export function followVertical(press: Press, { from, to, plainLink }: VerticalLink): void {
  const { friendlyUrlVerticals: enabled = [] } = getConfig();
  const isModified = press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
  const isTaken = from !== undefined && from !== to && enabled.includes(from) && enabled.includes(to);
  if (!isTaken || isModified || press.defaultPrevented) return;
  press.preventDefault();
  void leaving.attempt().then((module) => {
    if (module) return module.goToVertical({ from: from as Vertical, to: to as Vertical, plainLink });
    location.assign(plainLink);
  });
}
