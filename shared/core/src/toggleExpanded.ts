/**
 * Shows or hides what a button reveals by style sheets (`data-expands`), before React and with it: its `aria-expanded` is the
 * only state.
 */
export function toggleExpanded(button: Element): void {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
}
