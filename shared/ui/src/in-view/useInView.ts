import { pageDocument } from '@travel-shell/core/pageDocument';
import { useEffect, useState } from 'react';
import { useEffectEvent } from '../useEffectEvent.ts';

/** How much of an element, as not every pixel of it counts. */
const IN_VIEW = 0.9;

/**
 * Whether an element can be seen: it has a box, is scrolled into view, and the tab is not in the background.
 * @param find gives the element when it is wanted
 */
export function useInView(find: () => Element | null | undefined, isWanted: boolean): boolean {
  const [isInView, setInView] = useState(false);
  const findNow = useEffectEvent(find);
  useEffect(() => {
    const element = isWanted ? findNow() : undefined;
    if (!element) return;
    let isInside = false;
    const update = () => setInView(isInside && pageDocument.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        isInside = (entries.at(-1)?.intersectionRatio ?? 0) >= IN_VIEW;
        update();
      },
      { threshold: IN_VIEW },
    );
    observer.observe(element);
    pageDocument.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      pageDocument.removeEventListener('visibilitychange', update);
      setInView(false);
    };
  }, [isWanted]);
  return isInView;
}
