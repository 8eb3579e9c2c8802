import type { ConsentHead } from '@travel-shell/core/consentHead';
import { NECESSARY } from '@travel-shell/core/cookieCategories';
import { isReady, kindOf, TAG } from './banners.ts';
import { answerBy, postForm, tell } from './postForm.ts';

/**
 * Answers the first layer before React: the press hides the banner at once, and its form is posted in the background. A
 * refusal counts at once, an acceptance once it is stored.
 * @param later has what is no answer: it opens the choices, and what is in them
 * @param apiBase origin of the back end. A fragment may name another one itself
 */
export function answerForms(head: ConsentHead, later: NonNullable<ConsentHead['later']>, apiBase = ''): void {
  function send(element: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement): void {
    const regime = kindOf(element);
    const body = new URLSearchParams(new FormData(form, button) as never);
    head.hide?.(element);
    // The markup says what is told.
    tell('track', { ...button.dataset }, element);
    void answerBy(head)(
      regime,
      postForm(body, new URL(form.getAttribute('action') as string, apiBase || location.href)),
      button.value === 'accept' || regime === 'notice'
        ? undefined
        : // There is no string until the back end, or tcf.js, has made it.
          { acceptedCategories: NECESSARY, tcString: '', unsent: `${body}&at=${Date.now()}` },
    );
  }

  addEventListener(
    'click',
    (press) => {
      const path = press.composedPath() as HTMLButtonElement[];
      const button = path.find((node) => node.name === 'choice');
      const element = path.find((node) => node.localName === TAG);
      if (!button?.form || !element || isReady(element)) return;
      // Handled here alone: the browser does not send the form, and the loader loads no code for the press.
      press.preventDefault();
      press.stopImmediatePropagation();
      if (button.type === 'button') later(button);
      // A box to tick may be missing.
      else if (button.form.reportValidity()) send(element, button.form, button);
    },
    true,
  );
}
