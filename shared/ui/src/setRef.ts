import type { Ref } from 'react';

/** For an element that both a component and its owner need: sets the owner's ref and returns the cleanup. */
export function setRef<T>(ref: Ref<T> | undefined, value: T): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = value;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const undo = ref(value);
  return undo ?? (() => ref(null));
}
