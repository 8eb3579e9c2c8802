import { pageDocument } from '@travel-shell/core/pageDocument';
import { fitRow } from '@travel-shell/ui/fit-row';
import { adaptSurface, fillWindow, keepAutoPopover } from '@travel-shell/ui/surface';
import { TAGS } from '../bridge.ts';
import { pieceAround } from '../firstScreen/createAnswers.ts';
import { whenGone } from './whenGone.ts';

/** The function that ends each popover's hold. */
const held = new Map<HTMLElement, () => void>();

const isReacts = (popover: HTMLElement) => pieceAround(popover)?.matches(':state(ready)');

/**
 * Does for a popover in the HTML of a piece what React's do: it closes at a press in a frame and returns the focus, and one
 * with a dialog is modal in a narrow window, as is one that fills it. One at the end of a row has what that has no room for.
 */
export function holdPopover(trigger: HTMLElement): void {
  const root = trigger.getRootNode() as ShadowRoot;
  // The page's own, in a slot.
  if (!TAGS.test(root.host?.localName)) return;
  const popover = root.getElementById(trigger.getAttribute('popovertarget') as string);
  if (!popover || held.has(popover) || isReacts(popover)) return;
  const ends = [keepAutoPopover(trigger, popover)];
  const surface = popover instanceof HTMLDialogElement ? popover : popover.querySelector('dialog');
  if (surface) ends.push(adaptSurface({ trigger, surface, popover }));
  else if (popover.dataset.narrow === 'full') ends.push(fillWindow(popover));
  const row = trigger.closest<HTMLElement>('[data-row]');
  if (row) ends.push(fitRow(row, true));
  const leave = () => {
    held.delete(popover);
    keep();
    for (const end of ends) end();
  };
  const keep = whenGone(popover, leave);
  held.set(popover, leave);
}

/** For the keyboard, which also reaches what has no room in a row. */
export function holdRows(): void {
  for (const { localName, shadowRoot } of pageDocument.querySelectorAll(':not(:defined)')) {
    if (TAGS.test(localName))
      shadowRoot?.querySelectorAll<HTMLElement>('[data-row] [popovertarget]').forEach(holdPopover);
  }
}

pageDocument.addEventListener('travel-ready', () => {
  for (const [popover, end] of held) {
    // React may have rendered another one in its place.
    if (!popover.isConnected || isReacts(popover)) end();
  }
});
