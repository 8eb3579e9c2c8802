/** Closes the popover around an element: with client-side routing the page stays, and an open menu would cover it. */
export function closeMenuAround(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.hidePopover();
}
