import type { ChangeEvent, CompositionEvent } from 'react';
import { truncate } from './truncate.ts';

interface TextValueOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  maxLength: number | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

/**
 * Props of an `<input>` whose text is never longer than `maxLength` (MSC-053). The platform's own limit stops
 * only typing; it does not apply to values from script, number fields and IME composition.
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
      // Text may become shorter during composition, so truncate it at the end.
      if ((event.nativeEvent as InputEvent).isComposing) onValueChange?.(event.target.value);
      else settle(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget),
  };
}
