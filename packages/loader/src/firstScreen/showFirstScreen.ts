import { withRedirect } from '@travel-shell/api/withRedirect';
import { getConfig } from '@travel-shell/core';
import type { ReleaseLoader } from '../bridge.ts';
import { type Screens, screensOf } from './screensOf.ts';
import { type Pressed, watchPresses } from './watchPresses.ts';

interface Shown {
  place: HTMLElement;
  screens: Screens;
  presses: Pressed;
}

const shown = new WeakMap<HTMLElement, Shown>();

/** As in `BREAKPOINTS` and the style sheets. */
const NARROW = '(width < 48em)';

/**
 * Shows what a press opens, before React: puts the opened fragment into its element, and opens the dialog if there is a
 * request for it; a popover is opened by the platform. Does nothing once the element is defined.
 */
export const showFirstScreen: ReleaseLoader['showFirstScreen'] = (element, opened, request) => {
  if (customElements.get(element.localName)) return;
  if (!shown.has(element)) fill(element, opened);
  const { place, screens, presses } = shown.get(element) as Shown;
  if (request === 'press') return focusFirst(place);
  if (!(place instanceof HTMLDialogElement) || place.open) return;
  // Another request than the one that was closed.
  delete place.dataset.dismissed;
  const name = screens.nameFor(request);
  if (name === undefined) return;
  presses.forget();
  screens.show(name);
  prepareForms(place);
  // On a narrow window as React renders it there.
  if (matchMedia(NARROW).matches) place.dataset.shape = place.dataset.narrowShape;
  if (!element.isConnected) document.body.append(element);
  place.showModal();
};

function fill(element: HTMLElement, opened: ShadowRoot): void {
  const find = (root: ParentNode, selector: string) => root.querySelector(selector) as HTMLElement;
  const templates = [...opened.querySelectorAll<HTMLTemplateElement>('template[data-screen]')];
  let { shadowRoot } = element;
  if (shadowRoot) {
    // The plain fragment is there: only what differs changes.
    find(shadowRoot, '[data-first-screen]').replaceChildren(...find(opened, '[data-first-screen]').childNodes);
    Object.assign(find(shadowRoot, '[data-travel-root]').dataset, find(opened, '[data-travel-root]').dataset);
    for (const style of shadowRoot.querySelectorAll('style')) style.remove();
    shadowRoot.append(...opened.querySelectorAll('style, [data-travel-data]'));
  } else {
    shadowRoot = element.attachShadow({ mode: 'open' });
    shadowRoot.append(...opened.childNodes);
  }
  shadowRoot.adoptedStyleSheets = opened.adoptedStyleSheets;
  const place = find(shadowRoot, '[data-first-screen]');
  const screens = screensOf(place, find(shadowRoot, '[data-travel-root]'), templates);
  shown.set(element, { place, screens, presses: watchPresses(element, place, showScreen) });

  function showScreen(name: string): void {
    if (name) screens.go(name);
    else screens.back();
    prepareForms(place);
    (place.querySelector('input') ?? place.querySelector('button'))?.focus();
  }
}

/** The page that a form posts to is configured here, and leads back. */
function prepareForms(place: HTMLElement): void {
  for (const form of place.querySelectorAll<HTMLFormElement>('form[data-page]')) {
    const configured = (getConfig() as unknown as Record<string, string | undefined>)[form.dataset.page as string];
    form.action = withRedirect(configured ?? form.action, location.href);
  }
}

/** In a task of its own: a popover is open then. A phone would show its keyboard over the list. */
function focusFirst(place: HTMLElement): void {
  setTimeout(() => {
    const field = place.querySelector<HTMLElement>('[data-first-focus]');
    const focused = (place.getRootNode() as ShadowRoot).activeElement;
    // The platform has put it on the surface, or its first control.
    const isFree = !focused || focused.contains(place) || focused.matches('[popovertarget]');
    if (isFree && !matchMedia('(pointer: coarse)').matches) field?.focus({ preventScroll: true });
  });
}
