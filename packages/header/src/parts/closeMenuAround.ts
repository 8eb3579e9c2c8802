/** Closes the popover an element is in: a page that routes by itself stays, and an open menu would cover it. */
export function closeMenuAround(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.hidePopover();
}
