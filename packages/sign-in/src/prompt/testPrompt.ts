/** For tests and stories: a page with the prompt, Google's script played from here, and nobody signed in. */
import { authStateOf } from '@travel-shell/api/authStateOf';
import type { ShellConfig } from '@travel-shell/contract';
import type { GoogleAnswer, PromptMoment } from '../social/googleScript.ts';

/** Signed out, in a browser somebody has signed in with before. */
export const RETURNING = { ...authStateOf(), newUser: false };

export function configure(config: Partial<ShellConfig>): void {
  Object.assign(globalThis, {
    travelShell: {
      config: {
        brand: 'flagship',
        locale: '',
        apiTimeout: 2000,
        loadTimeout: 2000,
        apiBase: '',
        formtoken: '',
        presentation: 'default',
        ...config,
      },
    },
  });
}

export interface PlayedGoogle {
  /** What the script was told, in order. */
  calls: [string, Record<string, unknown>?][];
  tell(moment: Partial<PromptMoment> & { type?: 'skipped' | 'dismissed' | 'display' }): void;
  answer(answer: GoogleAnswer): void;
  /** The address of a script that brings this Google. */
  script: string;
}

/** Google's script, as far as this page sees it. */
export function playGoogle(): PlayedGoogle {
  let options: { callback?: (answer: GoogleAnswer) => void } = {};
  let listener: (moment: PromptMoment) => void = () => {};
  const calls: PlayedGoogle['calls'] = [];
  const id = {
    initialize(given: Record<string, unknown>) {
      calls.push(['initialize', given]);
      options = given;
    },
    prompt(heard: typeof listener) {
      calls.push(['prompt']);
      listener = heard;
    },
    cancel: () => void calls.push(['cancel']),
    disableAutoSelect: () => void calls.push(['disableAutoSelect']),
    renderButton: () => void calls.push(['renderButton']),
  };
  Object.assign(globalThis, { playedGoogle: { accounts: { id } } });
  return {
    calls,
    tell: ({ type, ...over }) =>
      listener({
        isDisplayed: () => type === 'display',
        isSkippedMoment: () => type === 'skipped',
        isDismissedMoment: () => type === 'dismissed',
        ...over,
      }),
    answer: (answer) => options.callback?.(answer),
    script: `data:text/javascript,globalThis.google=globalThis.playedGoogle;//${Math.random()}`,
  };
}

/** An element that has rendered. */
export async function mountPrompt(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  const element = document.createElement('travel-sign-in-prompt');
  const all = { brand: 'flagship', locale: 'en-US', presentation: 'default', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  const ready = new Promise((resolve) => element.addEventListener('travel-ready', resolve, { once: true }));
  document.body.append(element);
  await ready;
  return element;
}
