import { type RefObject, useEffect } from 'react';
import type { PickerSurface } from './Picker.tsx';

/**
 * Sends the focus to the control one begins with, as soon as it is there. Not on a touch screen, where that would bring
 * up a keyboard over the list, and not away from where the visitor has gone meanwhile.
 */
export function useFirstFocus(
  control: RefObject<HTMLElement | null>,
  { isOpen, isModal, trigger }: PickerSurface,
): void {
  useEffect(() => {
    const element = control.current;
    if (!isOpen || !element || (isModal && matchMedia('(pointer: coarse)').matches)) return;
    const focused = (element.getRootNode() as ShadowRoot).activeElement;
    const isFree = !focused || focused === trigger.current || focused.contains(element);
    if (isFree) element.focus({ preventScroll: true });
  }, [control, isOpen, isModal, trigger]);
}
