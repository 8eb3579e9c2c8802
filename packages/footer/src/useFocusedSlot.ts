import { pageDocument } from '@travel-shell/core/pageDocument';
import { useEffect, useState } from 'react';

const slotOf = (target: EventTarget | null) => (target as Element | null)?.closest('[slot]')?.slot;

/** Which children of the footer have the focus, by their slot: names that become logos then would lose it. */
export function useFocusedSlot(host: HTMLElement | null): string | undefined {
  const [slot, setSlot] = useState<string>();
  useEffect(() => {
    if (!host) return;
    const { activeElement } = pageDocument;
    if (host.contains(activeElement)) setSlot(slotOf(activeElement));
    const enter = ({ target }: FocusEvent) => setSlot(slotOf(target));
    const leave = ({ relatedTarget }: FocusEvent) => setSlot(slotOf(relatedTarget));
    host.addEventListener('focusin', enter);
    host.addEventListener('focusout', leave);
    return () => {
      host.removeEventListener('focusin', enter);
      host.removeEventListener('focusout', leave);
    };
  }, [host]);
  return slot;
}
