import { type RefObject, useEffect } from 'react';
import { keepAutoPopover } from './keepAutoPopover.ts';

/** `keepAutoPopover` for as long as the view is there. */
export function useAutoPopover(trigger: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (popover.current) return keepAutoPopover(trigger.current, popover.current);
  }, [trigger, popover]);
}
