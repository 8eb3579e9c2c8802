import { isComposing, useEffectEvent } from '@travel-shell/ui';
import { closeIcon, Icon, searchIcon } from '@travel-shell/ui/icons';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  clearLabel: string;
  onSearch: (term: string) => void;
  /** Handles a key first. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** ARIA attributes that make it a combobox. */
  role?: InputHTMLAttributes<HTMLInputElement>;
}

/** PIC-008, PIC-009. Escape clears it first, and closes the surface when it is empty. */
export function SearchField({ field, label, clearLabel, onSearch, onKey, role }: SearchFieldProps): ReactNode {
  const [term, setTerm] = useState('');

  function search(next: string): void {
    onSearch(next); // before the render, because the visitor waits for it
    setTerm(next);
  }

  // Typed before React was there, which does not read it, and would empty the field with the next render.
  useLayoutEffect(() => {
    if (field.current?.value) setTerm(field.current.value);
  }, [field]);
  const begin = useEffectEvent(() => {
    if (field.current?.value) onSearch(field.current.value);
  });
  useEffect(() => begin(), []);

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && term) {
      event.preventDefault();
      search('');
    } else onKey?.(event);
  }

  return (
    <div className="search" part="search">
      <Icon path={searchIcon} className="search-icon" />
      <input
        {...role}
        ref={field}
        className="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        data-first-focus=""
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={term}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKey}
      />
      {term && (
        <button
          type="button"
          className="clear"
          aria-label={clearLabel}
          onClick={() => {
            search('');
            field.current?.focus();
          }}
        >
          <Icon path={closeIcon} />
        </button>
      )}
    </div>
  );
}
