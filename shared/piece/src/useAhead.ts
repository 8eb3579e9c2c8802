import { whenIdle } from '@travel-shell/core/whenIdle';
import { startTransition, useEffect, useState } from 'react';

/** True from the first idle time on: what a press opens is rendered ahead of it, and nothing waits for that. */
export function useAhead(): boolean {
  const [isAhead, setAhead] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setAhead(true))), []);
  return isAhead;
}
