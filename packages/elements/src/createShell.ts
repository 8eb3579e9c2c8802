import { CONFIG_DEFAULTS, hasLateKey, logFailure, type ShellConfig } from '@travel-shell/core';
import { acceptConfig } from '@travel-shell/core/acceptConfig';
import { canRender } from '@travel-shell/core/canRender';
import { onReturn } from '@travel-shell/core/onReturn';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { announceLinks } from '@travel-shell/loader/announceLinks';
import { answerRequest } from '@travel-shell/loader/answerRequest';
import { createAnswers } from '@travel-shell/loader/createAnswers';
import { keepFocusClear } from '@travel-shell/loader/keepFocusClear';
import { keepRequests } from '@travel-shell/loader/keepRequests';
import type { SignInRequest, SignInResult, TravelShell } from '@travel-shell/loader/TravelShell';
import { onNamed, readState, subscribeState } from '@travel-shell/store';
import { makeSheet } from './makeSheet.ts';
import type { ShellParts } from './ShellParts.ts';
import { serverShell } from './serverShell.ts';
import { watchIntent } from './watchIntent.ts';

type Queued = (shell: TravelShell) => void;

/**
 * Installs `window.travelShell` for a page whose own bundler brings the pieces: what loader.js is elsewhere, without
 * looking for elements. A shell that is on the page already, of the loader or of another copy, is taken as it is. On a
 * server it does nothing.
 */
export function createShell(parts: ShellParts): TravelShell {
  if (typeof document === 'undefined') return serverShell(parts.version);
  const present = ownGlobal<TravelShell | Queued[]>('travelShell');
  if (present && !Array.isArray(present)) {
    if (present.version !== parts.version) {
      const message = `${present.version} runs, ${parts.version} is ignored.`;
      logFailure({ code: 'LOADER_CONFLICT', message });
    }
    return present;
  }
  const shell = installShell(parts);
  Object.assign(globalThis, { travelShell: shell });
  for (const call of present ?? []) call(shell);
  return shell;
}

function installShell({ version, pieces, answers, heard, room }: ShellParts): TravelShell {
  const configured: Partial<ShellConfig> = {};
  const { place } = createAnswers(configured);
  const report = (message: string) => logFailure({ code: 'CONFIG', message });
  const waiting = new Set<string>();
  const menuSheet = makeSheet(':root{--travel-menu-toggle:grid}');

  async function load(tag: string): Promise<void> {
    const start = pieces[tag];
    if (!start) throw new Error(`<${tag}> is not a piece. Known: ${Object.keys(pieces).join(', ')}.`);
    // The page's own markup stays.
    if (!canRender()) return;
    try {
      await start();
    } catch (cause) {
      retryLater(tag);
      throw cause;
    }
  }

  /** The page's elements show their fallback meanwhile. */
  function retryLater(tag: string): void {
    if (waiting.has(tag)) return;
    waiting.add(tag);
    const stop = onReturn(() => {
      stop();
      waiting.delete(tag);
      load(tag).catch(() => {}); // waits for the next return
    });
  }

  function configure(input: object): void {
    const accepted = acceptConfig(input, report);
    Object.assign(configured, accepted);
    shell.config = { ...shell.config, ...accepted };
    dispatchEvent(new Event('travel-configured'));
    if (hasLateKey(shell.config)) void checkLate();
  }

  /** The rules for the keys that few pages use load with the first of them. */
  async function checkLate(): Promise<void> {
    try {
      (await import('@travel-shell/loader/followConfig')).followConfig();
    } catch (cause) {
      logFailure({ code: 'LOAD_FAILED', message: 'The configuration could not be checked.', cause });
    }
  }

  const answer = (name: string, request: SignInRequest, from?: EventTarget) => {
    const rule = answers[name];
    if (!rule) throw new Error(`No piece answers "${name}".`);
    place(rule.tag, from);
    return answerRequest(rule, request) as Promise<SignInResult>;
  };
  for (const [name, { tag }] of Object.entries(answers)) {
    onNamed(name, (request: Partial<SignInRequest> & { result?: object }, event) => {
      event.preventDefault();
      request.result = answer(name, request as SignInRequest, event.composedPath()[0]);
    });
    // Renders closed before any request.
    void customElements.whenDefined(tag).then(() => pageDocument.querySelector(tag) ?? place(tag));
  }
  keepRequests(heard);
  watchIntent(load);
  announceLinks();
  if (canRender()) {
    keepFocusClear();
    pageDocument.adoptedStyleSheets.push(makeSheet(room));
  }

  const shell: TravelShell & { config: ShellConfig } = {
    version,
    config: { ...CONFIG_DEFAULTS },
    configure,
    load,
    ready: (tag) => customElements.whenDefined(tag),
    get: readState,
    subscribe: (name, listener) => subscribeState(name, listener as never),
    on: (type, listener) => {
      pageDocument.addEventListener(type, listener as never);
      // Shows the header's menu button, which this event is of (D-34).
      const { adoptedStyleSheets } = pageDocument;
      if ((type as string) === 'travel-menu-toggle' && canRender() && !adoptedStyleSheets.includes(menuSheet))
        adoptedStyleSheets.push(menuSheet);
      return () => pageDocument.removeEventListener(type, listener as never);
    },
    openSignIn: (request) => answer('sign-in-requested', { ...request, resumes: true } as SignInRequest),
    push: (call) => call(shell),
  };
  return shell;
}
