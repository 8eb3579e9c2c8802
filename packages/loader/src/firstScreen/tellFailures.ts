import { pageDocument } from '@travel-shell/core/pageDocument';

/**
 * Tells the visitor that what they have pressed cannot be had, such as offline: shows the popover that the control names
 * beside it, `data-fails="menu-failed"`, unless a first screen is open. It is of the control's own piece, in its language.
 */
export function tellFailures(): (tag: string, control: HTMLElement) => void {
  const pressed = new Map<string, HTMLElement>();
  addEventListener('travel-error', (event) => {
    // A page may send one of its own.
    const { tag = '', phase } = (event as CustomEvent<{ tag?: string; phase?: string } | null>).detail ?? {};
    const control = pressed.get(tag);
    if (phase !== 'load' || !control?.isConnected) return;
    pressed.delete(tag);
    const isOpen = pageDocument.querySelector(tag)?.shadowRoot?.querySelector('dialog[open]');
    const message = (control.getRootNode() as ShadowRoot).getElementById(control.dataset.fails as string);
    if (!isOpen) message?.togglePopover(true);
  });
  return (tag, control) => {
    if (control.dataset.fails) pressed.set(tag, control);
  };
}
