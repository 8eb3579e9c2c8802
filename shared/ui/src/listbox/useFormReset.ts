import { type RefObject, useEffect } from 'react';

/** Calls back when a control's form is reset, which does not change React state. */
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
