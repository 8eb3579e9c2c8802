import type { KeyboardEvent } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Where a key moves the focus to among `count` tabs: round and round, the arrows as they point. -1 where it moves none.
 * Not by Floating UI's Composite, which knows neither Home and End nor the tab that a server has rendered, and takes
 * Alt+Arrow from the browser's history.
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
