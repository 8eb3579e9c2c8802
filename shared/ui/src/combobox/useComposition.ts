import { type RefObject, useRef, useState } from 'react';

/**
 * The state of an input method in a text field.
 * @param field for `end`
 */
export function useComposition(field?: RefObject<HTMLInputElement | null>) {
  const isOn = useRef(false);
  const [isComposing, setComposing] = useState(false);

  function handle(next: boolean): void {
    isOn.current = next;
    // Keyboards of Android compose each word, of every language.
    setComposing(next && !/Android/.test(navigator.userAgent));
  }

  return {
    /** The text is not what the visitor means yet: half a syllable finds nothing, or the wrong ones. */
    isComposing,
    /** The input method would otherwise go on with a text that is no longer there. */
    end() {
      if (!isOn.current) return;
      field?.current?.blur();
      field?.current?.focus();
    },
    input: { onCompositionStart: () => handle(true), onCompositionEnd: () => handle(false) },
  };
}
