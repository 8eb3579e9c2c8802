import { isSending, isSomebodyElse } from '@travel-shell/store/auth';
import { useRef } from 'react';

/**
 * A value that the page knows by the visitor's session. If the session has ended while something is sent, the value is
 * kept until it is known again: a form stays as it is behind the dialog to sign in again, and after it. Somebody else
 * who signs in there does not see it.
 */
export function useLastKnown<T>(now: T): T {
  const kept = useRef({ value: now, isLost: false });
  const { value } = kept.current;
  const isGone = now === null || now === undefined;
  const isLost =
    isGone && !isSomebodyElse() && (kept.current.isLost || (value !== null && value !== undefined && isSending()));
  kept.current = { value: isLost ? value : now, isLost };
  return kept.current.value;
}
