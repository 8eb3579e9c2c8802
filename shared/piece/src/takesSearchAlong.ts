import { getConfig } from '@travel-shell/core';

interface VerticalLink {
  /** The page's vertical, if it is known. */
  from: string | undefined;
  to: string;
  newTab?: boolean | undefined;
}

/** What both React's and the browser's events have. */
type Press = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a press on a link to another vertical may take the search along, by `goToVertical`: where the page has configured
 * that for both (MSC-038 to MSC-040). One that opens another tab or window stays a link.
 */
export function takesSearchAlong(press: Press, { from, to, newTab }: VerticalLink): boolean {
  const { friendlyUrlVerticals: enabled = [] } = getConfig();
  const isModified = press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
  const isEnabled = from !== undefined && from !== to && enabled.includes(from) && enabled.includes(to);
  return isEnabled && !newTab && !isModified && !press.defaultPrevented;
}
