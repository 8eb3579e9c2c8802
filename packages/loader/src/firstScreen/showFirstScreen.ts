import { withRedirect } from '@travel-shell/api/withRedirect';
import { configOf } from '@travel-shell/core';
import { holdDialog } from '../surfaces/holdDialog.ts';
import { type ScreenRequest, type Screens, screensOf } from './screensOf.ts';
import { watchPresses } from './watchPresses.ts';

interface Shown {
  place: HTMLElement;
  screens: Screens;
  forgetPress: () => void;
}

const shown = new WeakMap<HTMLElement, Shown>();

/** As in `BREAKPOINTS` and the style sheets. */
const NARROW = '(width < 48em)';

/**
 * Shows what a press opens, before React: puts the opened fragment into its element, and opens the dialog if there is a
 * request for it; a popover is opened by the platform. Does nothing once the element is defined.
 * @param opened the shadow root of the parsed fragment, which is emptied
 * @param request what a dialog is asked for, or true for a press that opens a popover
 * @returns whether it is open
 */
export function showFirstScreen(element: HTMLElement, opened: ShadowRoot, request: ScreenRequest | true): boolean {
  if (customElements.get(element.localName)) return false;
  const screen = shown.get(element) ?? fill(element, opened);
  shown.set(element, screen);
  const { place } = screen;
  if (request === true) focusFirst(place);
  else if (place instanceof HTMLDialogElement) openDialog(element, screen, place, request);
  return place.matches('[open], :popover-open *');
}

function openDialog(element: HTMLElement, shown: Shown, dialog: HTMLDialogElement, request: ScreenRequest): void {
  const { screens, forgetPress } = shown;
  if (dialog.open) return;
  // Another request than the one that was closed.
  delete dialog.dataset.dismissed;
  const name = screens.nameFor(request);
  if (name === undefined) return;
  forgetPress();
  screens.show(name);
  prepareForms(dialog);
  // As React renders it on a narrow window.
  if (matchMedia(NARROW).matches) dialog.dataset.shape = dialog.dataset.narrowShape;
  dialog.showModal();
  holdDialog(element, dialog);
}

/** Puts the screen into the element. */
function fill(element: HTMLElement, opened: ShadowRoot): Shown {
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
  return { place, screens, forgetPress: watchPresses(element, place, showScreen) };

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
    const configured = configOf(form.dataset.page ?? '');
    // Step 0 has made it an address of the back end, as that of each form; this is a page of the site.
    form.action = withRedirect(
      typeof configured === 'string' ? configured : new URL(form.action).pathname,
      location.href,
    );
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
