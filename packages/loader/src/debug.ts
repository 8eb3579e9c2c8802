/**
 * Logs what is loaded, when and why, with `?travel-shell-debug` or `travelShell.configure({ debug: true })`. Loaded by
 * intent.js; what came before is in the browser's list of resources.
 */
import { pageConfig, type ShellConfig } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { type BridgeScope, LOADER, type LoaderBridge, type ReleaseLoader, TAGS } from './bridge.ts';

const bridge = (globalThis as BridgeScope)[LOADER] as LoaderBridge;
const { base } = bridge;
const config = pageConfig() as ShellConfig;

const write = (at: number, text: string) => console.info(`[travel-shell debug] ${Math.round(at)} ms: ${text}`);
const note = (text: string) => write(performance.now(), text);

/** By the address below the folder of loader.js, or of the back end. */
const REASONS: readonly [RegExp, string][] = [
  [/^loader\.js/, 'step 0, the script tag'],
  [/^fragments\/.*\.open\.html/, 'what a press opens, as HTML'],
  [/^fragments\//, 'the piece as HTML, without React'],
  [/^(pieces\.json|intent\.)/, 'first intent on a piece, a call of the API, or debug'],
  [/^debug\./, 'debug'],
  [/^consent\.js/, 'what the visitor has decided'],
  [/^frame\.js/, 'this page may be in a frame'],
  [/^frame-calls\./, 'the page around this frame asks for a call'],
  [/^tcf\./, 'a script asks for consent by __tcfapi, or the dialog makes its strings'],
  [/^plans\//, 'names the files of a piece'],
  [/^runtime\//, 'step 1: React and what pieces share, before the first of them'],
  [/^[\w-]+\//, 'a piece, or a part of it'],
];

const reasonOf = (url: string) => {
  const path = url.startsWith(base) && url.slice(base.length);
  return path ? REASONS.find(([pattern]) => pattern.test(path))?.[1] : 'a call or picture of the back end';
};

const api = config.apiBase || location.origin;
const isOurs = (url: string) => url.startsWith(base) || url.startsWith(`${api}/`);

/** In the order they began. */
new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
    const { name, startTime, duration, encodedBodySize, responseStatus } = entry;
    if (!isOurs(name)) continue;
    const size = encodedBodySize ? `, ${encodedBodySize} B` : '';
    write(startTime, `${name}: ${responseStatus || 'no status'}${size}, ${Math.round(duration)} ms. ${reasonOf(name)}`);
  }
}).observe({ type: 'resource', buffered: true });

const configured = Object.entries(config).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
note(`configuration: ${configured.join(' ')}`);
for (const element of pageDocument.querySelectorAll('*')) {
  if (!TAGS.test(element.localName)) continue;
  const state = customElements.get(element.localName) ? 'runs' : element.shadowRoot ? 'is HTML' : 'is not loaded';
  note(`<${element.localName}> ${state}; load="${element.getAttribute('load') ?? ''}"`);
}

/** Says why something is about to be loaded. */
const REQUESTS: { [K in keyof ReleaseLoader]?: (...given: Parameters<ReleaseLoader[K]>) => string } = {
  intent: ({ type }, path) =>
    `${type} on ${path.map(({ dataset, localName }) => dataset?.loads ?? localName).find((tag) => TAGS.test(tag ?? ''))}`,
  loadPiece: (tag) => `<${tag}> is wanted`,
  subscribe: (name) => `the page follows "${name}"`,
  openSignIn: ({ reason }) => `the page asks for a sign-in: ${reason}`,
  showRequested: (tag) => `a request for <${tag}>`,
  configure: (input) => `configure(${JSON.stringify(input)})`,
};
const release = bridge.release as unknown as Record<string, (...given: unknown[]) => unknown>;
for (const [name, say] of Object.entries(REQUESTS)) {
  const act = release[name] as (...given: unknown[]) => unknown;
  release[name] = (...given) => {
    note((say as (...given: unknown[]) => string)(...given));
    return act(...given);
  };
}

for (const type of ['travel-ready', 'travel-error', 'travel-navigate']) {
  pageDocument.addEventListener(type, (event) => {
    note(`${type} ${JSON.stringify((event as CustomEvent).detail)}`);
  });
}
