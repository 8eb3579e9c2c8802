import { useEffect, useState } from 'react';

/** Whether something has been so for some time. */
export function useLate(isSo: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo, afterMs]);
  return isSo && isLate;
}
