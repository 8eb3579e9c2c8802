import { afterFrame } from '@travel-shell/ui';

/** The visitor's press shows first: runs after the next frame, and at once where the page is left before that. */
export function afterPaint(run: () => void): void {
  const finish = () => {
    removeEventListener('pagehide', finish);
    cancel();
    run();
  };
  const cancel = afterFrame(finish);
  addEventListener('pagehide', finish);
}
