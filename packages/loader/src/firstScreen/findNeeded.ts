import { configOf } from '@travel-shell/core';
import { supportsAnchors } from '@travel-shell/ui/surface';
import { TAGS } from '../bridge.ts';

/** Tag -> attributes and keys of the configuration that add what only script shows or does: from the contracts, by the build. */
declare const TRAVEL_SHELL_SCRIPTED: Readonly<Record<string, readonly string[]>>;

/** Shell event -> the tag of the piece that follows it, which `answerToggles` opens as HTML. */
declare const TRAVEL_SHELL_HEARD: Readonly<Record<string, string>>;

/** The tag of the piece that answers `openSignIn`, from its contract. */
declare const TRAVEL_SHELL_SIGN_IN: string;

const CONTROL = 'a, button, input, select, textarea, summary, [role=option]';
/** Controls that HTML answers, or intent.js. A field is needed with its first key, a box to tick with its form. */
const ANSWERED =
  'a, summary, textarea, input:not([type=checkbox], [type=radio]), form input, [data-dismiss], [data-screen], [data-expands], [data-requests]';
const FIELD = 'input, select, textarea';
/** Keys that neither type nor choose. */
const QUIET = /^(Tab|Escape|Shift|Control|Alt|Meta)/;

const isAnswered = (control: HTMLElement) =>
  control.matches(ANSWERED) || (control.matches('[popovertarget]') && supportsAnchors());

/** The control that the visitor uses with this event, if only script can answer. */
function usedControl({ type, key }: KeyboardEvent, path: readonly HTMLElement[]): HTMLElement | undefined {
  if (type === 'keydown') return path.find((node) => !QUIET.test(key) && node.matches?.(FIELD));
  const control = type === 'click' ? path.find((node) => node.matches?.(CONTROL)) : undefined;
  return control && (control.dataset.needs !== undefined || !isAnswered(control)) ? control : undefined;
}

/**
 * Tags of the pieces that an event needs (D-110): that of the piece around a control that only script can answer, and those
 * that the control names, but for what opens as HTML by their event: the drawer, the cookie settings. The page's own
 * controls, also in a slot, need no more than what they name, but for the sign-in.
 */
export function findNeeded(event: Event, path: readonly HTMLElement[]): string[] {
  const control = usedControl(event as KeyboardEvent, path);
  if (!control) return [];
  const { host } = control.getRootNode() as ShadowRoot;
  const isOurs = host && TAGS.test(host.localName);
  const own = path.slice(path.indexOf(control), isOurs ? path.indexOf(host as HTMLElement) : undefined);
  const named = own.map(({ dataset }) => dataset?.loads ?? '');
  const opened = Object.values(TRAVEL_SHELL_HEARD);
  // For `openSignIn`, which shows it as HTML.
  if (!isOurs) opened.push(TRAVEL_SHELL_SIGN_IN);
  const tags = new Set([isOurs ? host.localName : '', ...named.filter((tag) => !opened.includes(tag))]);
  return [...tags].filter((tag) => TAGS.test(tag) && !customElements.get(tag));
}

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false);

/** Whether an element is there for React alone: without a fragment, or with something that no fragment has. */
export const isScripted = (piece: Element): boolean =>
  !piece.shadowRoot ||
  (TRAVEL_SHELL_SCRIPTED[piece.localName]?.some((name) => piece.hasAttribute(name) || isSet(configOf(name))) ?? false);
