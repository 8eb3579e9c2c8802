import { updateTcData } from '@travel-shell/api/consent';
import { isReady, kindOf } from './banners.ts';
import { remember } from './savedChoice.ts';

interface AnswerOptions {
  /** Origin of the back end. */
  apiBase: string;
  hide(kind: string): void;
  /** Keeps what settles with the answer. */
  keep(answered: Promise<unknown>): void;
}

/** What the back end answers to a form of ours. */
interface Answer {
  /** Categories, or purposes, as the regime has them. */
  accepted?: string[] | null;
  acceptedCategories: string[] | null;
  tcString: string | null;
}

const tell = (name: 'given' | 'declined', detail: object) =>
  document.dispatchEvent(new CustomEvent(`travel-consent-${name}`, { bubbles: true, detail }));

/**
 * Answers the first layer before React: the press hides the banner at once, and its form is posted in the background. A
 * refusal counts at once, an acceptance once it is stored.
 */
export function answerForms({ apiBase, hide, keep }: AnswerOptions): void {
  async function send(regime: string, form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const data = new FormData(form, button);
    const isAccepted = button.value === 'accept';
    hide(regime);
    if (!isAccepted && regime !== 'notice') tell('declined', { regime });
    try {
      const answer = await fetch(apiBase + form.getAttribute('action'), {
        method: 'POST',
        body: new URLSearchParams(data as never),
        credentials: 'include',
        keepalive: true,
        headers: { Accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const { accepted, acceptedCategories, tcString }: Answer = await answer.json();
      remember(acceptedCategories, tcString);
      if (tcString) updateTcData(tcString);
      if (isAccepted) tell('given', { regime, accepted: accepted ?? acceptedCategories ?? [] });
    } catch (error) {
      // The visitor is told nothing: without a cookie, the next page asks again.
      console.error(`[travel-shell] CONSENT_FAILED: ${regime} not stored.`, error);
    }
  }

  document.addEventListener(
    'click',
    (press) => {
      const path = press.composedPath() as HTMLButtonElement[];
      const button = path.find(({ name }) => name === 'choice');
      const element = path.find(({ localName }) => localName === 'travel-consent');
      if (!button?.form || !element || isReady(element)) return;
      // Nobody else's: the form is not sent by the browser, and no code is loaded for the press.
      press.preventDefault();
      press.stopImmediatePropagation();
      // A box to tick may be missing.
      if (button.form.reportValidity()) keep(send(kindOf(element), button.form, button));
    },
    true,
  );
}
