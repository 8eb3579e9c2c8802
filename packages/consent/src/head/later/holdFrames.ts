import { isRegime } from '@travel-shell/core/answerConsent';
import { acceptedBefore } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { COOKIE_CATEGORIES, NECESSARY } from '@travel-shell/core/cookieCategories';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { want } from '../banners.ts';
import { FRAMES } from '../gate.ts';
import { isOffered } from '../kinds.ts';
import { fill } from '../pageLoader.ts';
import type { Settings } from '../Settings.ts';
import { acceptCategories } from './acceptCategories.ts';

const TAG = 'travel-consent-frame';
/** Which text the visitor saw, as records have it. Raise it when that of `frame` changes in meaning, in any language. */
const TEXT = 'frame-1';

/**
 * Keeps `<iframe data-travel-consent="advertising" data-src="…" title="…">` empty until its category is allowed; several, with
 * spaces between, must all be. Meanwhile `<travel-consent-frame>` asks for it in its place, with its room. A withdrawal
 * takes the contents away again.
 * @returns for each such frame, when it is found
 */
export function holdFrames(head: ConsentHead, settings: Settings): (frame: HTMLIFrameElement) => void {
  /** As for scripts (consent.ts). */
  let accepted: readonly string[] =
    settings.consentCategories === false ? COOKIE_CATEGORIES : (acceptedBefore() ?? NECESSARY);
  const isAllowed = (category: string) =>
    accepted.includes(category) && !(category === 'advertising' && hasPrivacySignal());

  /** The last answer that was given at a frame, until it is stored: the next one allows a category more. */
  let asked: { categories: readonly string[]; restore: ConsentHead['restore'] } | undefined;

  const placeholders = new WeakMap<HTMLIFrameElement, HTMLElement>();
  const loaded = new WeakSet<HTMLIFrameElement>();

  function look(frame: HTMLIFrameElement): void {
    const categories = frame.dataset.travelConsent?.match(/\w+/g) ?? [];
    const missing = categories.find((category) => !isAllowed(category));
    if (missing) hold(frame, missing);
    else show(frame);
  }

  function show(frame: HTMLIFrameElement): void {
    if (loaded.has(frame)) return;
    loaded.add(frame);
    const placeholder = placeholders.get(frame);
    const hasFocus = placeholder && placeholder === pageDocument.activeElement;
    placeholder?.remove();
    placeholders.delete(frame);
    frame.style.removeProperty('display');
    frame.src = frame.dataset.src ?? '';
    if (hasFocus) frame.focus();
  }

  function hold(frame: HTMLIFrameElement, category: string): void {
    if (loaded.delete(frame)) {
      frame.removeAttribute('src');
      // Put into its place once more it begins empty, without an entry in the history.
      frame.before(frame);
    }
    const before = placeholders.get(frame);
    if (before?.getAttribute('category') === category) return;
    const room = before?.style ?? roomOf(frame);
    // Nothing to see, such as the frame of a counter.
    if (!room) return;
    before?.remove();
    const placeholder = createPlaceholder(frame, category);
    placeholder.style.cssText = room.cssText;
    placeholders.set(frame, placeholder);
    frame.before(placeholder);
    // The page's own style may be stronger than `hidden`.
    frame.style.setProperty('display', 'none', 'important');
    void fill(placeholder, category).then(() => {
      if (!placeholder.shadowRoot) want(placeholder);
    });
  }

  function createPlaceholder(frame: HTMLIFrameElement, category: string): HTMLElement {
    const placeholder = pageDocument.createElement(TAG);
    placeholder.setAttribute('category', category);
    placeholder.setAttribute('load', 'intent');
    const isSignalFinal = category === 'advertising' && hasPrivacySignal();
    placeholder.toggleAttribute('signal', isSignalFinal);
    placeholder.toggleAttribute('settings-only', isSignalFinal || isOffered('tcf', settings));
    placeholder.textContent = nameOf(frame);
    placeholder.addEventListener('click', (press) => {
      const names = press.composedPath().map((node) => (node as HTMLButtonElement).name);
      if (names.includes('allow')) void allow(placeholder, category);
      else if (names.includes('settings')) askForSettings();
    });
    return placeholder;
  }

  async function allow(placeholder: HTMLElement, category: string): Promise<void> {
    const shown = placeholder.shadowRoot?.querySelector<HTMLElement>('[lang]')?.lang;
    const locale = shown || pageDocument.documentElement.lang || 'en-US';
    const underWay = asked?.restore === head.restore ? asked?.categories : undefined;
    const categories = [...(underWay ?? acceptedBefore() ?? NECESSARY), category];
    const isStored = acceptCategories(head, categories, { text: TEXT, locale }, settings);
    const mine = { categories, restore: head.restore };
    asked = mine;
    placeholder.toggleAttribute('failed', !(await isStored));
    // A banner that asks for the same closes.
    if (await isStored) void head.later?.();
    if (asked === mine) asked = undefined;
  }

  function handleAnswer({ detail }: CustomEventInit): void {
    if (!isRegime(detail.regime)) return;
    // consent.js hears of it first: of a refusal no cookie is left.
    accepted = acceptedBefore() ?? detail.accepted ?? NECESSARY;
    pageDocument.querySelectorAll<HTMLIFrameElement>(FRAMES).forEach(look);
  }
  addEventListener('travel-consent-given', handleAnswer);
  addEventListener('travel-consent-declined', handleAnswer);
  return look;
}

const askForSettings = () =>
  pageDocument.dispatchEvent(
    new CustomEvent('travel-cookie-settings-requested', { bubbles: true, cancelable: true, detail: {} }),
  );

/** The name of a frame that waits, and where it is from. */
function nameOf({ title, dataset: { src = '' } }: HTMLIFrameElement): string {
  const { hostname } = new URL(src, location.href);
  return title ? `${title} (\u2068${hostname}\u2069)` : hostname;
}

/** In px. What is smaller than this shows nothing that a visitor would miss. */
const SMALLEST = 50;
/** As wide as this, a placeholder can be read. */
const READABLE = 240;

/** The frame's, as wide as what is around it where the frame nearly is. Undefined for one that is not to be seen. */
function roomOf(frame: HTMLIFrameElement): CSSStyleDeclaration | undefined {
  const { width, height } = frame.getBoundingClientRect();
  const isElsewhere = width + height === 0 && getComputedStyle(frame).display !== 'none';
  if (!isElsewhere && (width < SMALLEST || height < SMALLEST)) return undefined;
  const { style } = pageDocument.createElement('div');
  // The contents are stretched to its height.
  style.display = 'grid';
  // In a part of the page that is not shown yet it has what its attributes say.
  style.minBlockSize = `${height || Number(frame.height) || 150}px`;
  if (width && width < (frame.parentElement?.clientWidth ?? 0) * 0.9)
    style.maxInlineSize = `${Math.max(width, READABLE)}px`;
  return style;
}
