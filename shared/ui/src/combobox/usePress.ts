import { pageDocument } from '@travel-shell/core/pageDocument';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { SearchAnswer } from './useSearch.ts';

/** A press of the pointer in the list. */
interface Press<T> {
  /** The option under the pointer when it went down; undefined if it could not be chosen. */
  option: T | undefined;
  /** The list stays as it is until the press ends, so that nothing else gets under the pointer. */
  answer: SearchAnswer<T>;
}

/** A press that ends outside the list chooses nothing. One that ends in it is followed by a click. */
export function usePress<T>(list: RefObject<HTMLElement | null>) {
  const [press, setPress] = useState<Press<T>>();
  const end = useCallback(() => setPress(undefined), []);
  const isOn = press !== undefined;

  useEffect(() => {
    if (!isOn) return;
    const handleEnd = (event: Event) => {
      const isHere = event.type === 'pointerup' && list.current && event.composedPath().includes(list.current);
      if (!isHere) end();
    };
    const types = ['pointerup', 'pointercancel'];
    for (const type of types) pageDocument.addEventListener(type, handleEnd, true);
    return () => {
      for (const type of types) pageDocument.removeEventListener(type, handleEnd, true);
    };
  }, [isOn, end, list]);

  return { press, begin: setPress, end };
}
