/** For tests: a page with a header, and a back end that says who is signed in. */
import { authStateOf } from '@travel-shell/api/authStateOf';
import type { AuthState } from '@travel-shell/contract';
import { refreshAuth } from '@travel-shell/store';

const STORE = Symbol.for('travel-shell.store');

let auth: AuthState | 'pending' = authStateOf();

/** Forgets what the page knows and answers its calls from here; returns the undo. */
export function playBackEnd(state: AuthState | 'pending'): () => void {
  auth = state;
  Reflect.deleteProperty(globalThis, STORE);
  const closeTabs = closeOtherTabs();
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'test' });
    if (pathname.endsWith('/AuthStateProviderAction')) {
      return auth === 'pending' ? new Promise(() => {}) : Response.json(auth);
    }
    return original(input, init);
  };
  return () => {
    window.fetch = original;
    closeTabs();
  };
}

/** Other test files are tabs of the same visitor, and so are the stores of earlier tests. Returns the undo. */
function closeOtherTabs(): () => void {
  const Original = window.BroadcastChannel;
  const test = crypto.randomUUID();
  const channels: BroadcastChannel[] = [];
  window.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(`${test} ${name}`);
      channels.push(this);
    }
  };
  return () => {
    window.BroadcastChannel = Original;
    for (const channel of channels) channel.close();
  };
}

/** Someone signs in, or out, elsewhere. */
export async function answerWith(state: AuthState): Promise<void> {
  auth = state;
  await refreshAuth(); // may be the answer to an earlier question
  await refreshAuth();
}

export interface MountOptions {
  /** Light DOM. */
  html?: string;
  /** Of the box around the header, in px. */
  width?: number;
}

/** A header that has rendered. */
export async function mountHeader(
  attributes: Record<string, string> = {},
  options: MountOptions = {},
): Promise<HTMLElement> {
  await import('./element.ts');
  const box = document.createElement('div');
  if (options.width) box.style.inlineSize = `${options.width}px`;
  const header = document.createElement('travel-header');
  for (const [name, value] of Object.entries({
    brand: 'flagship',
    locale: 'en-US',
    presentation: 'default',
    ...attributes,
  })) {
    header.setAttribute(name, value);
  }
  header.innerHTML = options.html ?? '';
  const ready = new Promise((resolve) => header.addEventListener('travel-ready', resolve, { once: true }));
  box.append(header);
  document.body.append(box);
  await ready;
  return header;
}

/** An element of the header's own tree; throws where there is none. */
export function part<E extends HTMLElement = HTMLElement>(header: HTMLElement, selector: string): E {
  const found = header.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`The header has no ${selector}.`);
  return found;
}
