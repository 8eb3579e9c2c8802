import { whenIdle } from '@travel-shell/ui';
import { startTransition, useEffect, useState } from 'react';

/**
 * How many batches of a long list are rendered: one at first, and the others one by one while the browser has nothing
 * else to do. All of them end up in the page, so that find-in-page and screen readers reach each.
 */
export function useFilled(batches: number): number {
  const [filled, setFilled] = useState(1);
  useEffect(() => {
    if (filled >= batches) return;
    return whenIdle(() => startTransition(() => setFilled((count) => count + 1)));
  }, [filled, batches]);
  return Math.min(filled, batches);
}
