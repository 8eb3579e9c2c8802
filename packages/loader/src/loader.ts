/**
 * Step 0: the script tag. No React, no federation runtime. Finds our elements, decides when each is worth loading and
 * installs `window.travelShell`.
 */
import { CONFIG_DEFAULTS, logFailure, type ShellConfig } from '@travel-shell/contract';
import { acceptConfig } from './acceptConfig.ts';
import { type BridgeScope, LOADER, type PieceRelease, type Release, type Runtime, type StateListener } from './bridge.ts';
import { createScriptLoader } from './createScriptLoader.ts';
import type { TravelShell } from './TravelShell.ts';
import { retry } from './retry.ts';
import { watchElements } from './watchElements.ts';

declare const TRAVEL_SHELL_VERSION: string;
declare const TRAVEL_SHELL_TAGS: readonly string[];

type Queued = (shell: TravelShell) => void;

const scope = globalThis as unknown as BridgeScope & { travelShell?: TravelShell | Queued[] };
const present = scope.travelShell;

if (present && !Array.isArray(present)) {
  if (present.version !== TRAVEL_SHELL_VERSION) {
    logFailure({
      code: 'LOADER_VERSION_CONFLICT',
      message: `loader.js ${TRAVEL_SHELL_VERSION} found ${present.version} already running; the running one stays. Load one version per page.`,
    });
  }
} else start(present ?? []);

function start(queue: Queued[]) {
  const script = document.currentScript as HTMLScriptElement;
  const base = new URL('.', script.src).href;
  const config: ShellConfig = { ...CONFIG_DEFAULTS };
  const integrity = new Map<string, string>();
  const loading = new Map<string, Promise<void>>();
  const replays = new Map<Element, HTMLElement>();
  let runtime: Promise<Runtime> | undefined;
  let attached: Runtime | undefined;
  let release: Promise<Release> | undefined;

  const resolve = (url: string) => new URL(url, base).href;
  const loadScript = createScriptLoader({ base, nonce: script.nonce, timeout: () => config.loadTimeout / 3, integrity });

  const fail = (message: string) => logFailure({ code: 'CONFIG', message });
  const configure = (input: unknown) => {
    Object.assign(config, acceptConfig(input, fail));
  };
  const readPageConfig = () => {
    const text = document.getElementById('travel-shell-config')?.textContent;
    if (!text) return;
    try {
      configure(JSON.parse(text));
    } catch (cause) {
      logFailure({ code: 'CONFIG', message: '#travel-shell-config is not JSON; the defaults are used.', cause });
    }
  };

  /** Not cached by anyone, so that one file decides which release runs. */
  const fetchRelease = () =>
    (release ??= retry(async (query) => {
      const response = await fetch(`${base}pieces.json${query}`, {
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(config.loadTimeout / 3),
      });
      if (!response.ok) throw new Error(`pieces.json answered ${response.status}`);
      return (await response.json()) as Release;
    }).catch((error) => {
      release = undefined;
      throw error;
    }));

  /** Starts a download without running it; the script tag that follows finds it in flight. */
  const preload = (url: string) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.nonce = script.nonce;
    link.integrity = integrity.get(url) ?? '';
    link.href = url;
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  };

  const startRuntime = ({ runtime: files }: Release) =>
    (runtime ??= Promise.all(files.map(({ url }) => loadScript(resolve(url)))).then(
      () => attached as Runtime,
      (error) => {
        runtime = undefined;
        throw error;
      },
    ));

  const know = (files: { url: string; integrity: string }[]) =>
    files.map((file) => {
      const url = resolve(file.url);
      integrity.set(url, file.integrity);
      return url;
    });

  /** The variant files that the elements on the page are going to ask for. */
  const variantsOf = (tag: string, { variants }: PieceRelease) => {
    const files = [];
    for (const attribute in variants) {
      const values = new Set(
        [...document.getElementsByTagName(tag)].map(
          (element) =>
            element.getAttribute(attribute) ||
            config[attribute as 'brand'] ||
            (attribute === 'locale' && document.documentElement.lang),
        ),
      );
      for (const value in variants[attribute]) {
        const list = know(variants[attribute][value] as []);
        if (values.has(value)) files.push(...list);
      }
    }
    return files;
  };

  const loadPiece = async (tag: string) => {
    const found = await fetchRelease();
    const piece = found.pieces[tag];
    if (!piece) throw new Error(`release ${found.release} has no <${tag}>`);
    const files = [...know(found.runtime), ...know([piece.entry, ...piece.chunks]), ...variantsOf(tag, piece)];
    files.forEach(preload);
    await (await startRuntime(found)).loadPiece(piece);
    // A container can resolve without having defined anything, so the registry is the judge.
    if (!customElements.get(tag)) throw new Error(`the module of <${tag}> ran without defining it`);
  };

  const load = (tag: string): Promise<void> => {
    let promise = loading.get(tag);
    if (!promise) {
      let timer = 0;
      const late = new Promise<never>((_, reject) => {
        timer = window.setTimeout(reject, config.loadTimeout, new Error(`<${tag}> took over ${config.loadTimeout} ms`));
      });
      promise = Promise.race([loadPiece(tag), late]).finally(() => clearTimeout(timer));
      loading.set(tag, promise);
      promise.catch((cause) => {
        loading.delete(tag);
        const message = `<${tag}> could not be loaded, so its fallback stays. ${cause.message}`;
        logFailure({ code: 'LOAD_FAILED', message });
        for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
          const detail = { tag, code: 'LOAD_FAILED', message, phase: 'load' };
          element.dispatchEvent(new CustomEvent('travel-error', { bubbles: true, composed: true, detail }));
        }
      });
    }
    return promise;
  };
  const want = (tag: string) => void load(tag).catch(() => {}); // said above, once
  const idle = (tag: string) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => want(tag), { timeout: 3000 }) : setTimeout(want, 500, tag);

  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        visible.unobserve(target);
        want(target.localName);
      }
    },
    { rootMargin: '200px' },
  );

  const seen = new WeakSet<Element>();
  const found = (element: HTMLElement) => {
    const tag = element.localName;
    if (seen.has(element) || customElements.get(tag)) return;
    seen.add(element);
    const rule = element.getAttribute('load') ?? (element.shadowRoot ? 'intent' : 'visible');
    if (rule === 'visible') visible.observe(element);
    else if (rule === 'eager') want(tag);
    // A signed-in visitor is shown by name, which no cached fragment can do.
    else if (rule === 'idle' || document.cookie.includes('travel_signed_in=1')) idle(tag);
  };

  const ours = (event: Event) =>
    event.composedPath().find((node) => node instanceof HTMLElement && TRAVEL_SHELL_TAGS.includes(node.localName)) as
      | HTMLElement
      | undefined;
  const intend = (event: Event) => {
    const element = ours(event);
    if (!element || customElements.get(element.localName)) return;
    want(element.localName);
    if (event.type !== 'click') return;
    const control = event.composedPath().find((node) => node instanceof HTMLElement && 'replay' in node.dataset);
    if (control) replays.set(element, control as HTMLElement);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
    document.addEventListener(type, intend, { capture: true, passive: true });
  }
  document.addEventListener('travel-ready', ({ target }) => {
    const control = replays.get(target as Element);
    replays.delete(target as Element);
    if (control?.isConnected) control.click();
  });

  const shell: TravelShell = {
    version: TRAVEL_SHELL_VERSION,
    config,
    configure,
    load,
    ready: (tag) => customElements.whenDefined(tag).then(() => {}),
    get: (name) => attached?.read(name) ?? { status: 'pending' },
    subscribe: (name, listener) => {
      let end: (() => void) | undefined;
      let ended = false;
      fetchRelease()
        .then((found) => {
          know(found.runtime);
          return startRuntime(found);
        })
        .then(
          (started) => {
            if (!ended) end = started.subscribe(name, listener as StateListener);
          },
          (cause) => logFailure({ code: 'LOAD_FAILED', message: `"${name}" cannot be followed.`, cause }),
        );
      return () => {
        ended = true;
        end?.();
      };
    },
    on: (type, listener) => {
      const handle = (event: Event) => listener(event as never);
      document.addEventListener(type, handle);
      return () => document.removeEventListener(type, handle);
    },
    push: (call) => call(shell),
  };

  scope[LOADER] = {
    loadScript,
    resolve,
    config: () => config,
    attach: (given) => {
      attached = given;
    },
  };
  scope.travelShell = shell;

  readPageConfig();
  const reserve = new CSSStyleSheet();
  // Until a piece is defined its place is kept, so that nothing below it moves. Heights: CON-034, CON-035.
  reserve.replaceSync(
    'travel-header:not(:defined){display:block;min-block-size:80px}@media(max-width:40em){travel-header:not(:defined){min-block-size:62px}}',
  );
  document.adoptedStyleSheets.push(reserve);
  queue.forEach(shell.push);
  watchElements(TRAVEL_SHELL_TAGS, found);
}
