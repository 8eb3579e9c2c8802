import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { type ChoicesPage, pressChoice } from '../choices.ts';
import { fetchJson } from '../fetchJson.ts';
import type { Settings } from '../Settings.ts';
import { acceptCategories } from './acceptCategories.ts';

/** A press on a control of the choices, before React. */
export function choose(head: ConsentHead, control: HTMLButtonElement, settings: Settings): Promise<void> {
  const page: ChoicesPage = {
    async list(category) {
      try {
        const path = `/i/api/cookiebanner/v1/cookies/forCategory?category=${category}`;
        const { cookies } = await fetchJson<Schema<'CookieCategoryDetail'>>(settings, path);
        return cookies;
      } catch (cause) {
        logFailure({ code: 'CONSENT_FAILED', message: `The cookies of ${category} could not be loaded.`, cause });
        return undefined;
      }
    },
    save(form, categories) {
      const { text, locale } = Object.fromEntries(new FormData(form)) as Record<string, string>;
      head.hide?.((control.getRootNode() as ShadowRoot).host as HTMLElement);
      void acceptCategories(head, categories, { text, locale }, settings);
    },
    report: (message) => logFailure({ code: 'CONSENT_FAILED', message }),
  };
  return pressChoice(control, page);
}
