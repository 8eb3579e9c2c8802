import { whenIdle } from '@travel-shell/core/whenIdle';
import { type RefObject, useEffect } from 'react';
import { supportsAnchors } from './supportsAnchors.ts';

/**
 * Opens and closes an anchored popover at a fixed place. A box with a CSS anchor is laid out four times where another is
 * laid out once, and twice in each frame that styles it (Chromium 150). The style sheet positions the first opening, after
 * which the code is fetched that measures the position at closing and reuses it while the trigger does not move. For
 * popovers whose width does not depend on their contents.
 */
export function usePinnedPlace(
  trigger: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  isAnchored = true,
): void {
  useEffect(() => {
    const [anchor, floating] = [trigger.current, popover.current];
    if (!isAnchored || !anchor || !floating || !supportsAnchors()) return;
    let isGone = false;
    let stop: (() => void) | undefined;

    const load = async () => {
      // A failed load leaves each opening to the style sheet.
      const loaded = await import(/* webpackChunkName: "pin-place" */ './pinPlace.ts').catch(() => undefined);
      if (!isGone) stop = loaded?.pinPlace(anchor, floating);
    };
    const handleFirst = () => {
      stop = whenIdle(load);
    };
    floating.addEventListener('beforetoggle', handleFirst, { once: true });
    return () => {
      isGone = true;
      floating.removeEventListener('beforetoggle', handleFirst);
      stop?.();
    };
  }, [trigger, popover, isAnchored]);
}
