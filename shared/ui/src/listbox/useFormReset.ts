import { type RefObject, useEffect } from 'react';

/** Calls back when the form of a control is reset, which changes nothing in what React holds. */
export function useFormReset(
  control: RefObject<HTMLButtonElement | HTMLInputElement | null>,
  onReset: () => void,
): void {
  useEffect(() => {
    const form = control.current?.form;
    const handleReset = (event: Event) => {
      if (!event.defaultPrevented) onReset();
    };
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  });
}
