import type { KeyboardEvent } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The tab of `count` that a key moves the focus to, wrapping around; arrows follow their visual direction. -1 for other
 * keys. Floating UI's Composite does not support Home, End or server-rendered tabs, and blocks the browser's Alt+Arrow.
 */
export function nextTab(press: Press, from: number, count: number, isRtl: boolean): number {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return -1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (press.key) {
    case forward:
      return (from + 1) % count;
    case back:
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
