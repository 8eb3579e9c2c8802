import { useEffect, useState } from 'react';
import type { SectionName, Sections } from './sections.ts';

const slotsOf = (names: Iterable<string>) => [...new Set(names)].sort().join(' ');

/**
 * The slots that have children, as a comparable string. The first value comes from the server's markup, so that a page
 * that is still streaming hydrates correctly; later values follow the element's children. Undefined on a server without data, and
 * while what that has rendered is hydrated: the host's fallback alone.
 */
export function useSlots(host: HTMLElement | null, served: Sections): string | undefined {
  const [slots, setSlots] = useState(() => {
    if (!host) return slotsOf(Object.keys(served)) || undefined;
    const root = host.shadowRoot?.querySelector('[data-travel-root]');
    if (root?.querySelector('[data-served-empty]')) return undefined;
    return root?.querySelector('footer')?.dataset.slots ?? childrenOf(host);
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
  slotsOf([...host.children].map(({ slot }) => slot).filter((slot) => slot && slot !== 'fallback'));

/** Whether a slot is in that list. */
export const hasSlot = (slots: string, name: SectionName): boolean => slots.split(' ').includes(name);
