import { TAGS } from './bridge.ts';

/**
 * Closes our dialogs and menus around a link, as the view of its piece does: where the page's own router follows it, they
 * would stay in front of what that shows. A dialog that may not be closed opens itself again.
 */
export function closeAround(path: readonly HTMLElement[]): void {
  for (const node of path) {
    const { host } = (node.getRootNode?.() ?? {}) as ShadowRoot;
    if (!host || !TAGS.test(host.localName)) continue;
    if (node.matches?.('dialog:modal')) (node as HTMLDialogElement).close();
    if (node.matches?.(':popover-open')) node.hidePopover();
  }
}
