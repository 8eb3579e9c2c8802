/**
 * Step 0: the script tag. No React, no federation runtime. Finds our elements, decides when each is worth loading and
 * installs `window.travelShell`.
 */
import { CONFIG_DEFAULTS, failureLine, type ShellConfig } from '@travel-shell/contract';
import { acceptConfig } from './acceptConfig.ts';
import { type BridgeScope, LOADER, type Runtime } from './bridge.ts';
import { createReleaseLoader } from './createReleaseLoader.ts';
import type { TravelShell } from './TravelShell.ts';
import { watchTriggers } from './watchTriggers.ts';

declare const TRAVEL_SHELL_VERSION: string;
declare const TRAVEL_SHELL_TAGS: RegExp;

type Queued = (shell: TravelShell) => void;

const scope = globalThis as unknown as BridgeScope & { travelShell?: TravelShell | Queued[] };
const report = (code: string, message: string) => console.error(failureLine(code, message));

/** Until a piece has rendered its place is kept, so that nothing below it moves. Heights: CON-034, CON-035. */
const RESERVED =
  ':is(travel-header,travel-checkout-header):not(:state(ready)){display:block;min-block-size:62px;@media(width>=48em){travel-header&{min-block-size:80px}}}';

function start(queue: Queued[]) {
  const config: ShellConfig = { ...CONFIG_DEFAULTS };
  let runtime: Runtime | undefined;
  const release = createReleaseLoader(document.currentScript as HTMLScriptElement, config, () => runtime);

  const configure = (input: object) => {
    Object.assign(
      config,
      acceptConfig(input, (message) => report('CONFIG', message)),
    );
    runtime?.checkConfig();
  };

  const fail = (tag: string, { message }: Error) => {
    report('LOAD_FAILED', message);
    for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
      const detail = { tag, code: 'LOAD_FAILED', message, phase: 'load' };
      element.dispatchEvent(new CustomEvent('travel-error', { bubbles: true, composed: true, detail }));
    }
  };

  const load = (tag: string) =>
    Promise.race([
      release.loadPiece(tag),
      new Promise<never>((_, reject) => {
        setTimeout(reject, config.loadTimeout, new Error('timed out'));
      }),
    ]).catch((error) => {
      throw new Error(`<${tag}> could not be loaded. ${error.message}`);
    });

  const wanted = new Set<string>();
  const want = (tag: string) => {
    if (wanted.has(tag)) return;
    wanted.add(tag);
    load(tag).catch((error) => {
      // Asked for again by the next element or intent.
      wanted.delete(tag);
      fail(tag, error);
    });
  };

  const shell: TravelShell = {
    version: TRAVEL_SHELL_VERSION,
    config,
    configure,
    load,
    ready: (tag) => customElements.whenDefined(tag),
    get: (name) => runtime?.read(name) ?? { status: 'pending' },
    subscribe: (name, listener) => {
      let end: (() => void) | undefined;
      release.loadRuntime().then(
        (started) => {
          end ??= started.subscribe(name, listener as never);
        },
        (error) => report('LOAD_FAILED', `"${name}" cannot be followed. ${error.message}`),
      );
      return () => {
        end?.();
        end = () => {}; // too late, or not yet: either way there is nothing left to begin or to end
      };
    },
    on: (type, listener) => {
      document.addEventListener(type, listener as never);
      return () => document.removeEventListener(type, listener as never);
    },
    openSignIn: async (request) => (await release.loadRuntime()).openSignIn(request),
    push: (call) => call(shell),
  };

  scope[LOADER] = {
    loadScript: release.loadScript,
    attach: (given) => {
      runtime = given;
    },
  };
  scope.travelShell = shell;

  try {
    configure(JSON.parse(document.getElementById('travel-shell-config')?.textContent ?? '{}'));
  } catch (error) {
    report('CONFIG', `#travel-shell-config is ignored. ${error}`);
  }
  const reserved = new CSSStyleSheet();
  reserved.replaceSync(RESERVED);
  document.adoptedStyleSheets.push(reserved);
  queue.forEach(shell.push);
  watchTriggers(TRAVEL_SHELL_TAGS, want);
}

const present = scope.travelShell;
if (!present || Array.isArray(present)) start(present ?? []);
else if (present.version !== TRAVEL_SHELL_VERSION) {
  report('LOADER_CONFLICT', `${present.version} is running; ${TRAVEL_SHELL_VERSION} is ignored.`);
}
