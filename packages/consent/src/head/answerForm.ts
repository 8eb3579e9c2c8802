import { tellTcf } from '@travel-shell/api/consent';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { isReady, kindOf, TAG } from './banners.ts';
import { report } from './report.ts';
import { NECESSARY, remember } from './savedChoice.ts';

/** What the back end answers to a form of ours. */
interface Answer {
  /** Categories, or purposes, as the regime has them. */
  accepted: string[];
  acceptedCategories: string[] | null;
  tcString: string | null;
}

const tell = (
  name: 'consent-given' | 'consent-declined' | 'track',
  detail: object,
  target: EventTarget = pageDocument,
) => target.dispatchEvent(new CustomEvent(`travel-${name}`, { detail, bubbles: true }));

/**
 * Answers the first layer before React: the press hides the banner at once, and its form is posted in the background. A
 * refusal counts at once, an acceptance once it is stored.
 * @param apiBase origin of the back end. A fragment may name another one itself
 */
export function answerForms(head: ConsentHead, apiBase = ''): void {
  async function send(element: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const regime = kindOf(element);
    const isAccepted = button.value === 'accept';
    const body = new URLSearchParams(new FormData(form, button) as never);
    head.hide?.(element);
    // The markup says what is told.
    tell('track', { ...button.dataset }, element);
    if (!isAccepted && regime !== 'notice') {
      tell('consent-declined', { regime });
      // Until it is stored, whenever that is.
      remember(NECESSARY, '', `${body}&at=${Date.now()}`);
      // Vendors hear of it at once; tcf.js writes its string.
      head.tcf?.update('');
    }
    try {
      const answer = await fetch(new URL(form.getAttribute('action') as string, apiBase || location.href), {
        method: 'POST',
        body,
        credentials: 'include',
        keepalive: true,
      });
      if (!answer.ok) throw answer;
      const { accepted, acceptedCategories, tcString }: Answer = await answer.json();
      remember(acceptedCategories, tcString);
      if (tcString) tellTcf(head.tcf, tcString);
      if (isAccepted) tell('consent-given', { regime, accepted, acceptedCategories });
    } catch (error) {
      // The visitor is told nothing: the next page asks again, or sends the refusal again.
      report('CONSENT_FAILED', error);
    }
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
      // A box to tick may be missing.
      if (button.form.reportValidity()) head.answered = send(element, button.form, button);
    },
    true,
  );
}
