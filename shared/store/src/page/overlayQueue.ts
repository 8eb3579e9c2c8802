import { activation } from '@travel-shell/core/activation';
import type { OverlayRank } from '@travel-shell/core/overlayRanks';
import { getShellStore } from '@travel-shell/store';

export interface Overlay {
  /** Our turn; called at once when no other overlay is shown. */
  show(): void;
  /** A more urgent overlay is waiting: close. Without it the overlay stays until the visitor closes it. */
  giveWay?(): void;
}

interface Entry extends Overlay {
  readonly rank: number;
}

/**
 * Queues an overlay; one covers the page at a time. The returned function leaves the queue, shown or not; call it when
 * the overlay has closed.
 * @param rank `overlayRank` of the piece's contract
 */
export function enterOverlayQueue(rank: OverlayRank, overlay: Overlay): () => void {
  const queue = getShellStore().once('overlayQueue', () => ({ waiting: [] as Entry[], shown: [] as Entry[] }));
  const entry: Entry = { ...overlay, rank };

  function showNext(): void {
    const seen = activation();
    if (seen) {
      void seen.then(showNext);
      return;
    }
    const [shown] = queue.shown;
    const next = queue.waiting.toSorted((a, b) => a.rank - b.rank)[0];
    if (!next) return;
    if (shown) {
      if (next.rank >= shown.rank || !shown.giveWay) return;
      queue.shown = [];
      shown.giveWay();
      // The callback may have closed the overlay or queued another.
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
