import type { Ref } from 'react';

/** For an element that a component needs as well as its owner: hands it on, and returns what undoes it. */
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
