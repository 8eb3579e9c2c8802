import { getShellStore } from '@travel-shell/store';

/** What may cover the page by itself, the more urgent first. Never two of them at a time. */
const ORDER = ['consent', 'sign-in', 'one-tap'] as const;
export type OverlayName = (typeof ORDER)[number];

export interface Overlay {
  /** It is its turn; called at once where nothing else is shown. */
  show(): void;
  /** Something more urgent wants to be shown: go. Without it an overlay stays until its visitor is done with it. */
  giveWay?(): void;
}

interface Entry extends Overlay {
  readonly rank: number;
}

/** Waits for its turn to cover the page. The returned function ends that, shown or not; call it when it has gone. */
export function enterOverlayQueue(name: OverlayName, overlay: Overlay): () => void {
  const queue = getShellStore().once('overlayQueue', () => ({ waiting: [] as Entry[], shown: [] as Entry[] }));
  const entry: Entry = { ...overlay, rank: ORDER.indexOf(name) };

  function showNext(): void {
    const [shown] = queue.shown;
    const next = queue.waiting.toSorted((a, b) => a.rank - b.rank)[0];
    if (!next) return;
    if (shown) {
      if (next.rank >= shown.rank || !shown.giveWay) return;
      queue.shown = [];
      shown.giveWay();
      // It may have ended itself by that, or let something in.
      if (queue.shown.length > 0 || !queue.waiting.includes(next)) return;
    }
    queue.waiting = queue.waiting.filter((other) => other !== next);
    queue.shown = [next];
    next.show();
  }

  queue.waiting.push(entry);
  showNext();
  return () => {
    queue.waiting = queue.waiting.filter((other) => other !== entry);
    queue.shown = queue.shown.filter((other) => other !== entry);
    showNext();
  };
}
