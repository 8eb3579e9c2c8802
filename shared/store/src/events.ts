import { pageDocument } from '@travel-shell/core/pageDocument';

/**
 * Events that pieces send to each other and the host; lasting facts are state instead. Each is the cancelable DOM event
 * `travel-<name>` on the page, so that a host listens with `travelShell.on('travel-<name>', …)`. Every name is listed
 * here once.
 */
export interface ShellEvents {
  /** The menu button was pressed. */
  'menu-toggle': { open: boolean };
  /**
   * The visitor should sign in: to register, or to keep what `resultId` names (TRP-027, TRP-028). `state` is what the
   * dialog shows first (SIG-020). `resumes`: the caller continues by itself afterwards, so the page does not reload.
   * `result` is set by the handler of the request: the outcome of this request, also when a newer one supersedes it.
   */
  'sign-in-requested': {
    reason: string;
    resultId?: string;
    state?: string;
    resumes?: boolean;
    result?: Promise<ShellEvents['sign-in-closed']>;
  };
  /** The sign-in dialog has closed, with or without a sign-in (TRP-030, SIG-029). `resultId` is the request's. */
  'sign-in-closed': { signedIn: boolean; resultId?: string | undefined };
  /** The visitor has signed out through one of our pieces. */
  'sign-out': Record<string, never>;
  /** Opens or closes the trips drawer (TRP-001, TRP-002). */
  'trips-drawer-toggle': { open: boolean };
  /** A drawer has opened, or was pinned. */
  'drawer-opened': { drawer: 'navigation' | 'trips' };
  /** A drawer has closed, or was collapsed. */
  'drawer-closed': { drawer: 'navigation' | 'trips' };
  /**
   * Consent was given: `accepted` are categories or purposes, as the regime in force calls them. `acceptedCategories` where
   * they are the purposes of the full framework, for browsers that keep no cookie.
   */
  'consent-given': { regime: string; accepted: readonly string[]; acceptedCategories?: readonly string[] };
  /** Consent was declined. */
  'consent-declined': { regime: string };
  /** Shows the cookie banner again (FTR-030, FTR-O05). */
  'cookie-settings-requested': Record<string, never>;
  /** Opens the privacy choices dialog (FTR-029, CNS-055). */
  'privacy-choices-requested': Record<string, never>;
  /** The privacy choices dialog has closed. */
  'privacy-choices-closed': Record<string, never>;
  /** The choice about data sharing is stored, and with it the cookie that holds it (CNS-064). */
  'data-sharing-cookie-changed': { allowDataSharing: boolean };
  /** The choice about data sharing, for scripts that pass consent on to others (CNS-065). `regime` is `ccpa`. */
  'consent-shared': { regime: string; allowDataSharing: boolean };
  /** The visitor's status under California's law has changed (CNS-066). Their browser's signal counts as opted out. */
  'ccpa-synced': { isOptedOut: boolean };
  /** The visitor has chosen another currency. */
  'currency-changed': { currencyCode: string; previous: string | null };
  /** The visitor has turned price alerts on or off; the host stores it (ACC-O03). */
  'price-alert-changed': { tracking: 'on' | 'off' };
  /** A result was saved; `tripId` where it was saved into a trip. */
  'trip-saved': { resultId: string; tripId?: string };
  /** A saved result was removed. */
  'trip-removed': { resultId: string };
  /** All analytics (`travel-track`). `data` is set where the specification defines it. */
  track: { piece: string; part: string; action: string; label: string; data?: SiteChoice | CurrencyChange };
  /** Whether something on the visitor's device blocks ads; asked of a few visitors only (MSC-044 to MSC-046). */
  'ad-blocker-checked': { isBlocking: boolean; targets: readonly { url: string; isBlocked: boolean }[] };
  /** A link of ours is followed, or the page about to navigate or reload; if prevented, the host does it. */
  navigate: { kind: 'reload'; reason: string } | { kind: 'link' | 'redirect'; url: string; reason: string };
  /**
   * Asked by a router of the host that is about to leave without a link. Prevented where a form has what is not saved: the
   * visitor is asked, and `leave` is called if they go. A host that prevents it itself asks by itself.
   */
  'leave-requested': { leave?: () => void };
  /** Banners above the header have come, gone or changed: what the page keeps clear at its top, in px. */
  'header-offset': { offset: number };
  /** The visitor has closed the sign-in that a save has opened: go on with what they were doing. */
  'save-declined': { resultId: string };
  /** The visitor has signed in by our dialog, which closes next. `welcome` is for a new account. */
  'sign-in': {
    method: 'password' | 'code' | 'passkey' | 'google' | 'apple' | 'naver';
    result: 'success' | 'welcome';
  };
  /** A piece can be used. */
  ready: { tag: string; version: string };
  /** A piece could not be loaded, prepared or drawn; its fallback shows. */
  error: { tag: string; code: string; message: string; phase: 'load' | 'define' | 'prepare' | 'render' };
}

/** Which country site was chosen, and which one the page came with. STA-047. */
export interface SiteChoice {
  /** A site is known by its country's code. */
  selectedServer: string;
  selectedLanguage: string;
  prefilledServer: string;
  prefilledLanguage: string;
  /** Empty where the device's locale names none. */
  deviceCountry: string;
  deviceLanguage: string;
  isChanged: boolean;
}

/** STA-048. */
export interface CurrencyChange {
  selectedCode: string;
  previousCode: string | null;
}

export type ShellEventName = keyof ShellEvents;

/** The shell events as DOM events, by the name that a page listens to. */
export type ShellEventMap = { [N in ShellEventName as `travel-${N}`]: CustomEvent<ShellEvents[N]> };

// A server has no page, so publishing there does nothing.
const nowhere = new EventTarget();
const ofDocument = (): EventTarget => (typeof document === 'undefined' ? nowhere : pageDocument);
const ofWindow = (): EventTarget => globalThis.window ?? nowhere;

/**
 * Dispatches to every piece on the page and the host. False when one of them called `preventDefault()`.
 * @param from the dispatching element, if it matters to listeners
 */
export function publish<N extends ShellEventName>(name: N, detail: ShellEvents[N], from = ofDocument()): boolean {
  const init = { bubbles: true, composed: true, cancelable: true, detail };
  return from.dispatchEvent(new CustomEvent(`travel-${name}`, init));
}

/**
 * Listens to what a piece publishes or an element emits, unless the host has prevented it. Listens on the window, which
 * comes after the document where hosts listen. A piece that handles an event prevents it too. Returns unsubscribe.
 */
export function on<N extends ShellEventName>(
  name: N,
  listener: (detail: ShellEvents[N], event: Event) => void,
): () => void {
  const handle = (event: Event) => {
    if (!event.defaultPrevented) listener((event as CustomEvent).detail, event);
  };
  ofWindow().addEventListener(`travel-${name}`, handle);
  return () => ofWindow().removeEventListener(`travel-${name}`, handle);
}

/** `on` for a name that is data, such as one of a contract: its detail is what the caller says. */
export const onNamed = on as <D extends object>(
  name: string,
  listener: (detail: D, event: Event) => void,
) => () => void;
