import { useSearchInput } from '@travel-shell/ui/combobox';
import { closeIcon, Icon, searchIcon } from '@travel-shell/ui/icons';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, RefObject } from 'react';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  clearLabel: string;
  onSearch: (term: string) => void;
  /** Handles a key first. Returns true if the key has done its work. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => boolean;
  /** ARIA attributes that make it a combobox. */
  role?: InputHTMLAttributes<HTMLInputElement>;
}

/** PIC-008, PIC-009. Escape clears it first, and closes the surface when it is empty. */
export function SearchField({ field, label, clearLabel, onSearch, onKey, role }: SearchFieldProps): ReactNode {
  const { clear, input } = useSearchInput({ field, onSearch, onKey });
  return (
    <div className="search" part="search">
      <Icon path={searchIcon} className="search-icon" />
      <input
        {...role}
        {...input}
        ref={field}
        className="search-input"
        data-first-focus=""
        aria-label={label}
        placeholder={label}
      />
      <button type="button" className="ts-icon-button clear" aria-label={clearLabel} onClick={clear}>
        <Icon path={closeIcon} />
      </button>
    </div>
  );
}
