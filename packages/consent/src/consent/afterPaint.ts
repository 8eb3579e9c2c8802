import { afterFrame } from '@travel-shell/ui';

/**
 * The visitor's press shows first: runs after the next frame, and at once where the page is left before that. Then
 * nothing can be waited for any more.
 */
export function afterPaint(run: (isLeaving: boolean) => void): void {
  const finish = (leaving?: Event) => {
    removeEventListener('pagehide', finish);
    cancel();
    run(leaving !== undefined);
  };
  const cancel = afterFrame(finish);
  addEventListener('pagehide', finish);
}
