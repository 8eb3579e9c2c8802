import { useEffect, useState } from 'react';
import type { SectionName, Sections } from './sections.ts';

const slotsOf = (names: Iterable<string>) => [...new Set(names)].sort().join(' ');

/**
 * The slots that have children, as a text that can be compared. At first it is what the server's markup says, so that
 * a page whose end has not arrived yet is hydrated all the same; then what the element has, as it changes.
 */
export function useSlots(host: HTMLElement | null, served: Sections): string {
  const [slots, setSlots] = useState(() => {
    if (!host) return slotsOf(Object.keys(served));
    return host.shadowRoot?.querySelector('footer')?.dataset.slots ?? childrenOf(host);
  });

  useEffect(() => {
    if (!host) return;
    const look = () => setSlots(childrenOf(host));
    look();
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true, subtree: true, attributeFilter: ['slot'] });
    return () => observer.disconnect();
  }, [host]);

  return slots;
}

const childrenOf = (host: HTMLElement) =>
  slotsOf(Array.from(host.children, ({ slot }) => slot).filter((slot) => slot && slot !== 'fallback'));

/** Whether a slot is among them. */
export const hasSlot = (slots: string, name: SectionName): boolean => slots.split(' ').includes(name);
