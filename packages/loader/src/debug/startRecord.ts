import { listen } from '@travel-shell/core/listen';
import type { ShellEventName } from '@travel-shell/store';
import { type LoaderBridge, type ReleaseLoader, TAGS } from '../bridge.ts';
import { reasonOf } from './reasons.ts';

/** A file of ours, or a call of the back end. */
export interface Load {
  /** A file's path below the folder of loader.js; a call's method, name and path. Without what the page fills in. */
  name: string;
  isCall: boolean;
  at: number;
  ms: number;
  status: number;
  bytes: number;
  /** Why a file is loaded. */
  reason?: string;
}

interface Happened {
  at: number;
  name: string;
  /** The details that say nothing of a person. */
  detail: string;
}

/** Calls, events and pieces of the page, in the order they began. */
export interface DebugRecord {
  loads: readonly Load[];
  events: readonly Happened[];
  /** Tag -> why it is loaded. */
  reasons: ReadonlyMap<string, string>;
  end(): void;
}

/** The calls of the contract, as `[path, method and name]`, by the build. */
declare const TRAVEL_SHELL_CALLS: readonly (readonly [string, string])[];
/** Names of the events of all pieces, by the build. */
declare const TRAVEL_SHELL_EVENTS: readonly string[];

/** The events of the page, each with the details that say nothing of a person. */
const DETAILS: Record<ShellEventName, readonly string[]> = {
  'ad-blocker-checked': ['isBlocking'],
  'ccpa-synced': [],
  'consent-declined': ['regime'],
  'consent-given': ['regime'],
  'consent-shared': ['regime'],
  'cookie-settings-requested': [],
  'currency-changed': ['currencyCode'],
  'data-sharing-cookie-changed': [],
  'drawer-closed': ['drawer'],
  'drawer-opened': ['drawer'],
  error: ['tag', 'code', 'phase'],
  'header-offset': ['offset'],
  'leave-requested': [],
  'menu-toggle': ['open'],
  navigate: ['kind', 'reason'],
  'price-alert-changed': ['tracking'],
  'privacy-choices-closed': [],
  'privacy-choices-requested': [],
  ready: ['tag', 'version'],
  'save-declined': [],
  'sign-in': ['method', 'result'],
  'sign-in-closed': ['signedIn'],
  'sign-in-requested': ['reason', 'state'],
  'sign-out': [],
  track: ['piece', 'part', 'action'],
  'trip-removed': [],
  'trip-saved': [],
  'trips-drawer-toggle': ['open'],
};

/** As many as a page has in some minutes of use. */
const KEPT = 200;

/**
 * Follows what is loaded, why, and which events are sent.
 * @param apiBase origin of the back end
 * @param changed called after each addition, with a sentence for the console
 */
export function startRecord(
  { base, release }: LoaderBridge,
  apiBase: string,
  changed: (at: number, text: string) => void,
): DebugRecord {
  const loads: Load[] = [];
  const events: Happened[] = [];
  const reasons = new Map<string, string>();
  const end = new AbortController();
  const now = (text: string) => changed(performance.now(), text);

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { name: url, startTime, duration, encodedBodySize: bytes, responseStatus: status } = entry;
      const isFile = url.startsWith(base);
      const name = isFile ? url.slice(base.length).replace(/[?#].*/, '') : callOf(url, apiBase);
      if (!name) continue;
      const load: Load = { name, isCall: !isFile, at: startTime, ms: duration, status, bytes };
      if (isFile) load.reason = reasonOf(name);
      loads.push(load);
      const size = bytes ? `, ${bytes} B` : '';
      changed(
        startTime,
        `${url}: ${status || 'no status'}${size}, ${Math.round(duration)} ms. ${load.reason ?? 'a call'}`,
      );
    }
  });
  observer.observe({ type: 'resource', buffered: true });

  for (const name of new Set([...Object.keys(DETAILS).map((each) => `travel-${each}`), ...TRAVEL_SHELL_EVENTS])) {
    const shown = DETAILS[name.slice('travel-'.length) as ShellEventName] ?? [];
    // On the window, first of all, so that nothing on the page can stop it before.
    const note = (event: Event) => {
      const given = ((event as CustomEvent).detail ?? {}) as Record<string, unknown>;
      const detail = shown.flatMap((key) => (given[key] === undefined ? [] : `${key}: ${given[key]}`)).join(', ');
      events.push({ at: performance.now(), name, detail });
      events.splice(0, events.length - KEPT);
      // A line for each press would hide the others.
      if (/-(ready|error|navigate)$/.test(name)) now(`${name} ${JSON.stringify(given)}`);
    };
    listen(window, name, note, end.signal, { capture: true });
  }

  const restore = followRequests(release as ReleaseLoader, reasons, now);
  return {
    loads,
    events,
    reasons,
    end() {
      observer.disconnect();
      end.abort();
      restore();
    },
  };
}

/** Says why something is about to be loaded. Returns the undo. */
function followRequests(release: ReleaseLoader, reasons: Map<string, string>, now: (text: string) => void) {
  let cause = 'the page or another piece asks for it';
  const because = (tag: string | undefined, text: string) => {
    if (tag && !reasons.has(tag)) reasons.set(tag, text);
    return text;
  };
  const sentences: { [K in keyof ReleaseLoader]?: (...given: Parameters<ReleaseLoader[K]>) => string } = {
    intent({ type }, path) {
      const tag = path
        .map(({ dataset, localName }) => dataset?.loads ?? localName)
        .find((each) => TAGS.test(each ?? ''));
      cause = `${type} on <${tag}>`;
      return cause;
    },
    loadPiece: (tag) => `<${tag}> is wanted: ${because(tag, cause)}`,
    retry: (tag) => `load('${tag}'): ${because(tag, 'the page calls load()')}`,
    subscribe: (name) => `the page follows "${name}"`,
    openSignIn: ({ reason }) => `the page asks for a sign-in: ${reason}`,
    showRequested: (tag) => `a request for <${tag}>`,
    configure: (input) => `configure(${JSON.stringify(input)})`,
  };
  const methods = release as unknown as Record<string, (...given: unknown[]) => unknown>;
  const before = { ...methods };
  for (const [name, say] of Object.entries(sentences)) {
    const act = methods[name] as (...given: unknown[]) => unknown;
    methods[name] = (...given) => {
      now((say as (...given: unknown[]) => string)(...given));
      return act(...given);
    };
  }
  return () => Object.assign(methods, before);
}

/** The call of the contract at an address, as it is written there: without ids. Undefined for another origin. */
function callOf(url: string, apiBase: string): string | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== apiBase) return undefined;
  for (const [path, name] of TRAVEL_SHELL_CALLS) {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    if (pattern.test(pathname)) return `${name} ${path}`;
  }
  return undefined;
}
