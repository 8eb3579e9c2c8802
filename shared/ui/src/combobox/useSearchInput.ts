import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { isComposing } from '../isComposing.ts';

interface SearchInputOptions {
  field: RefObject<HTMLInputElement | null>;
  /** Gets the new text: on input, by whatever means, with its event; and when the field is cleared, without one. */
  onSearch: (text: string, event?: ChangeEvent<HTMLInputElement>) => void;
  /** Handles a key first. Returns true if the key has done its work. */
  onKey?: ((event: KeyboardEvent<HTMLInputElement>) => boolean) | undefined;
}

/**
 * A text field that searches on input. Escape clears it first; only then it is for what is around it. The text is the
 * field's own, so that a key renders nothing; a view that also writes into it sets `value` beside `input`.
 */
export function useSearchInput({ field, onSearch, onKey }: SearchInputOptions) {
  // Typed before React was there.
  useEffect(() => {
    const { value, defaultValue } = field.current as HTMLInputElement;
    if (value !== defaultValue) onSearch(value);
  }, []);

  /** Also for the button that clears the field, which gives the focus back. */
  function clear(): void {
    const input = field.current as HTMLInputElement;
    input.value = '';
    onSearch('');
    input.focus();
  }

  return {
    clear,
    /** For the `<input>`. */
    input: {
      inputMode: 'search',
      enterKeyHint: 'search',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => onSearch(event.target.value, event),
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (isComposing(event.nativeEvent) || onKey?.(event)) return;
        if (event.key === 'Escape' && event.currentTarget.value) {
          event.preventDefault();
          clear();
        }
      },
    },
  } as const;
}
