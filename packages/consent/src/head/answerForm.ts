import { tellTcf } from '@travel-shell/api/consent';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { isReady, kindOf, TAG } from './banners.ts';
import { report } from './report.ts';
import { remember } from './savedChoice.ts';

/** What the back end answers to a form of ours. */
interface Answer {
  /** Categories, or purposes, as the regime has them. */
  accepted: string[];
  acceptedCategories: string[] | null;
  tcString: string | null;
}

const tell = (name: 'given' | 'declined', detail: object) =>
  document.dispatchEvent(new CustomEvent(`travel-consent-${name}`, { bubbles: true, detail }));

/**
 * Answers the first layer before React: the press hides the banner at once, and its form is posted in the background. A
 * refusal counts at once, an acceptance once it is stored.
 * @param apiBase origin of the back end. A fragment may name another one itself
 */
export function answerForms(head: ConsentHead, hide: (element: HTMLElement) => void, apiBase = ''): void {
  async function send(element: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const regime = kindOf(element);
    const isAccepted = button.value === 'accept';
    hide(element);
    if (!isAccepted && regime !== 'notice') tell('declined', { regime });
    try {
      const answer = await fetch(new URL(form.getAttribute('action') as string, apiBase || location.href), {
        method: 'POST',
        body: new URLSearchParams(new FormData(form, button) as never),
        credentials: 'include',
        keepalive: true,
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw answer.status;
      const { accepted, acceptedCategories, tcString }: Answer = await answer.json();
      remember(acceptedCategories, tcString);
      if (tcString) tellTcf(head.tcf, tcString);
      if (isAccepted) tell('given', { regime, accepted });
    } catch (error) {
      // Vendors must hear of a refusal all the same. tcf.js writes its string.
      if (regime === 'tcf' && !isAccepted) head.tcf?.update('');
      // The visitor is told nothing: without a cookie, the next page asks again.
      report(`CONSENT_FAILED: ${regime} not stored`, error);
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
