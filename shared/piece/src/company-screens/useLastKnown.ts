import { useSession } from '@travel-shell/store/auth';
import { useState } from 'react';

/**
 * A value as it was last known for this visitor: what the page knew by a session that has ended stays until it is known again,
 * and with it the form that it is in. Nobody else who signs in sees it.
 * @param now undefined where it is not known; the same value must be the same object
 */
export function useLastKnown<T>(now: T | undefined): T | undefined {
  const { generation } = useSession();
  const [last, setLast] = useState({ generation, value: now });
  const value = now ?? (last.generation === generation ? last.value : undefined);
  if (last.generation !== generation || last.value !== value) setLast({ generation, value });
  return value;
}
