import type { ChangeEvent, CompositionEvent } from 'react';
import { truncate } from './truncate.ts';

interface TextValueOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  maxLength: number | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

/**
 * Props of an `<input>` whose text is never longer than `maxLength` (MSC-053). The platform's own limit holds back
 * typing only: not a value from script, not in numbers, and not what an input method composes.
 */
export function useTextValue({ value, defaultValue, maxLength, onValueChange }: TextValueOptions) {
  function settle(input: HTMLInputElement): void {
    const text = truncate(input.value, maxLength);
    if (text !== input.value) input.value = text;
    onValueChange?.(text);
  }
  return {
    ...(value !== undefined && { value: truncate(value, maxLength) }),
    ...(defaultValue !== undefined && { defaultValue: truncate(defaultValue, maxLength) }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      // What is still being composed may become shorter; it is cut when it is done.
      if ((event.nativeEvent as InputEvent).isComposing) onValueChange?.(event.target.value);
      else settle(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget),
  };
}
