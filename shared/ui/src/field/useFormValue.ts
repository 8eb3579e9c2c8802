import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from '../useEffectEvent.ts';

/**
 * Gives a form what a field of several controls holds at the moment the form is read. Password managers, extensions and a
 * browser that restores a page fill controls without an event, so a value that follows events would be an old one.
 * @param control the field's hidden input, whose name it is
 */
export function useFormValue(control: RefObject<HTMLInputElement | null>, read: () => string): void {
  const tell = useEffectEvent((data: FormData) => {
    const { name = '' } = control.current ?? {};
    if (data.has(name)) data.set(name, read());
  });
  useEffect(() => {
    const form = control.current?.form;
    const hear = ({ formData }: FormDataEvent) => tell(formData);
    form?.addEventListener('formdata', hear);
    return () => form?.removeEventListener('formdata', hear);
  }, [control, tell]);
}
