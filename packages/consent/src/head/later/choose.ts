import type { ConsentHead } from '@travel-shell/core/consentHead';
import { type ChoicesPage, pressChoice } from '../choices.ts';
import { report } from '../report.ts';
import type { Settings } from '../Settings.ts';
import { acceptCategories } from './acceptCategories.ts';

/** In ms. */
const PATIENCE = 8000;

/** A press on a control of the choices, before React. Without the kit's client, as `readLists`. */
export function choose(head: ConsentHead, control: HTMLButtonElement, settings: Settings): Promise<void> {
  const page: ChoicesPage = {
    async list(category) {
      try {
        const path = `/i/api/cookiebanner/v1/cookies/forCategory?category=${category}`;
        const answer = await fetch((settings.apiBase ?? '') + path, {
          credentials: 'include',
          signal: AbortSignal.timeout(PATIENCE),
        });
        if (!answer.ok) throw answer.status;
        return (await answer.json()).cookies;
      } catch (error) {
        report('CONSENT_FAILED', error);
        return undefined;
      }
    },
    save(form, categories) {
      const { text, locale } = Object.fromEntries(new FormData(form)) as Record<string, string>;
      head.hide?.((control.getRootNode() as ShadowRoot).host as HTMLElement);
      void acceptCategories(head, categories, { text, locale }, settings);
    },
    report: (message) => report('CONSENT_FAILED', message),
  };
  return pressChoice(control, page);
}
