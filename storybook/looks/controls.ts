/** Elements that a visitor presses or types into. */
export const CONTROL = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

export const nameOf = (element: Element): string =>
  `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
