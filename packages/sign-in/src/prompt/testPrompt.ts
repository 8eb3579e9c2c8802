/** For tests and stories: a page with the prompt, a fake Google script, and a signed-out visitor. */

import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { GoogleAnswer, PromptMoment } from '../social/googleScript.ts';

/** Signed out, in a browser with an earlier sign-in. */
export const RETURNING = { ...authStateOf(), newUser: false };

export function configure(config: Partial<ShellConfig>): void {
  Object.assign(globalThis, {
    travelShell: {
      config: { ...CONFIG_DEFAULTS, apiTimeout: 2000, loadTimeout: 2000, ...config },
    },
  });
}

export interface PlayedGoogle {
  /** Calls to the script, in order. */
  calls: [string, Record<string, unknown>?][];
  tell(moment: Partial<PromptMoment> & { type?: 'skipped' | 'dismissed' | 'display' | 'not displayed' }): void;
  answer(answer: GoogleAnswer): void;
  /** The URL of a script that defines this fake Google. */
  script: string;
}

/** A fake of Google's script. */
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
        isNotDisplayed: () => type === 'not displayed',
        isSkippedMoment: () => type === 'skipped',
        isDismissedMoment: () => type === 'dismissed',
        ...over,
      }),
    answer: (answer) => options.callback?.(answer),
    script: `data:text/javascript,globalThis.google=globalThis.playedGoogle;//${Math.random()}`,
  };
}

/** A rendered element. */
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
