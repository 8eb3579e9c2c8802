import { type RefObject, useEffect } from 'react';
import { afterFrame } from './afterFrame.ts';
import { supportsAnchors } from './usePopoverPosition.ts';

/**
 * Has an anchored popover open where it stood the last time, when its trigger is pressed at the same place of the
 * window: an anchored box is laid out four times before it is seen (Chromium 156), a pinned one once, which is a fifth
 * of the time from the click to the menu. Once it is on the screen the style sheet has it back, and it follows its
 * anchor. For a popover below its trigger whose width does not depend on its contents.
 */
export function usePinnedOpening(trigger: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [anchor, floating] = [trigger.current, popover.current];
    if (!anchor || !floating || !supportsAnchors()) return;
    const end = new AbortController();
    const { signal } = end;
    /** The popover's style at the last place, and where its trigger was then. */
    let pin: { anchor: string; style: string } | undefined;
    let pressed: string | undefined;
    let forget = () => {};

    const unpin = () => {
      forget();
      floating.removeAttribute('style');
    };
    const learn = () => {
      const { left, top, width } = floating.getBoundingClientRect();
      const isBelow = width > 0 && top >= anchor.getBoundingClientRect().bottom;
      pin = isBelow
        ? { anchor: placeOf(anchor), style: `position-area:none;margin:0;inset:${top}px auto auto ${left}px` }
        : undefined;
    };
    const handleBefore = (event: Event) => {
      unpin();
      if ((event as ToggleEvent).newState !== 'open') return;
      const style = pin?.anchor === pressed ? pin?.style : undefined;
      pressed = undefined;
      if (style) floating.style.cssText = style;
      forget = afterFrame(style ? unpin : learn);
    };
    // Before the click: asked during it, the page would be styled once more for the answer.
    anchor.addEventListener('pointerdown', () => (pressed = placeOf(anchor)), { signal });
    floating.addEventListener('beforetoggle', handleBefore, { signal });
    return () => {
      end.abort();
      unpin();
    };
  }, [trigger, popover]);
}

function placeOf(anchor: HTMLElement): string {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return [left, top, width, height, window.innerWidth, window.innerHeight].join();
}
