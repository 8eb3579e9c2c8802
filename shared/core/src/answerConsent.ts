import type { ConsentAnswers } from './consentHead.ts';
import { pageDocument } from './pageDocument.ts';
import { readUnsent } from './unsentConsent.ts';

/** The accepted part of an answer, as the back end has stored it. */
export interface StoredConsent {
  /** As `travel-consent-given` says it: categories, or purposes of the full framework. */
  accepted: readonly string[];
  /** Null where the regime asks for none. */
  acceptedCategories: readonly string[] | null;
  /** Null where the regime has none. */
  tcString: string | null;
}

/** The part of an answer that counts from the press on: a refusal, or a choice that takes back a part. */
export interface LeftConsent extends Omit<StoredConsent, 'accepted'> {
  /** Missing where all is refused. */
  accepted?: readonly string[];
  /** The form that says the answer, to be sent later if it cannot be now (D-51). */
  unsent: string;
}

interface Given {
  regime: string;
  accepted: readonly string[];
  acceptedCategories: readonly string[];
}

/** Dispatches the event at the document. */
type Tell = (name: 'consent-given' | 'consent-declined', detail: Given | Pick<Given, 'regime'>) => void;

/** Writes the cookies. Null leaves one as it is, an empty string deletes it. Without `unsent` nothing waits any more. */
type Remember = (categories: readonly string[] | null, tcString: string | null, unsent?: string) => void;

/** The arguments with which `Remember` leaves the cookies as they are now. */
type Kept = () => Parameters<Remember>;

/**
 * Takes what is stored.
 * @param apply what else changes, before the page is told
 * @returns false where the visitor has said something else meanwhile, so that nothing changes
 */
type TakeStored = (stored: StoredConsent, apply?: () => void) => boolean;

/** Resolves after the attempt to store it, and calls `take` if that went well. Logs a failure. */
export type StoreConsent = (take: TakeStored) => Promise<unknown>;

/** Resolves with whether it could be stored. */
export type AnswerConsent = (regime: string, store: StoreConsent, left?: LeftConsent) => Promise<boolean>;

/** Choices of categories or purposes. Each answer replaces the one before; answers of other kinds stand beside it. */
export const REGIMES: readonly string[] = ['cookies', 'tcf'];

export const isRegime = (kind: string): boolean => REGIMES.includes(kind);

let isLeft = false;
// Not on a server.
if (typeof addEventListener === 'function')
  for (const type of ['pagehide', 'pageshow'])
    addEventListener(type, () => {
      isLeft = type === 'pagehide';
    });

/**
 * Begins when all answers before it have ended, also those of other tabs, so that the last one is the last to arrive. At once
 * where the page is left: then nothing can be waited for any more.
 */
export function inTurn<T>(answers: ConsentAnswers, run: () => Promise<T>): Promise<T> {
  const { answered } = answers;
  const turn = new Promise<void>((resolve) => {
    const begin = () => {
      removeEventListener('pagehide', begin);
      resolve();
    };
    const beginAlone = () => {
      begin();
      return ended;
    };
    addEventListener('pagehide', begin);
    Promise.resolve(answered)
      .then(async () => {
        if (!isLeft) await navigator.locks.request('travel-shell.consent', beginAlone);
      })
      // Absent on a page without https, blocked where storage is.
      .then(begin, begin);
  }).then(run);
  const ended = turn.catch(() => {});
  answers.answered = ended;
  return turn;
}

/**
 * Makes the one function that answers about consent, wherever that is pressed: consent.js, later.js and the store each make
 * theirs by this, so what counts when, and who is told in which order, is the same (D-43, D-109). A refusal, and what a
 * choice takes back, counts at once; what it allows counts once it is stored, unless the visitor has said something else by
 * then.
 * @param tellTcf tells `__tcfapi`
 */
export const createAnswerConsent =
  (
    answers: ConsentAnswers,
    tell: Tell,
    remember: Remember,
    kept: Kept,
    tellTcf: (tcString: string) => void,
  ): AnswerConsent =>
  async (regime, store, left) => {
    const isRefusal = left && !left.accepted;
    const tellGiven = ({ accepted, acceptedCategories }: Partial<StoredConsent>) => {
      if (accepted && acceptedCategories && !isRefusal) tell('consent-given', { regime, accepted, acceptedCategories });
    };
    if (isRefusal) tell('consent-declined', { regime });
    if (left) {
      remember(left.acceptedCategories, left.tcString, left.unsent);
      tellGiven(left);
      if (left.tcString !== null) tellTcf(left.tcString);
    }
    let [categories, tcString, unsent] = kept();
    const restore = () => {
      // The back end has stored another answer just now, so that this one is newer than that (D-51).
      unsent = unsent?.replace(/at=\d+$/, `at=${Date.now()}`);
      remember(categories, tcString, unsent);
    };
    if (isRegime(regime)) answers.restore = restore;
    return inTurn(answers, async () => {
      let isStored = false;
      let counting: StoredConsent | undefined;
      await store((stored, apply) => {
        isStored = true;
        if (isRegime(regime) && answers.restore !== restore) {
          // The response has set cookies of its own.
          answers.restore?.();
          return false;
        }
        const [, , waiting] = kept();
        if (isRegime(regime) && waiting && waiting !== unsent) {
          // Another tab has taken something back since, and comes next.
          remember(['strictlyNecessary'], '', waiting);
          return false;
        }
        counting = stored;
        apply?.();
        remember(stored.acceptedCategories, stored.tcString);
        // A prepared string was told with the press.
        if (stored.tcString && stored.tcString !== left?.tcString) tellTcf(stored.tcString);
        return true;
      });
      if (counting) tellGiven(counting);
      return isStored;
    });
  };

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there; what is said meanwhile counts. In its
 * turn already.
 */
export async function sendUnsent(
  answers: ConsentAnswers,
  store: (form: URLSearchParams) => StoreConsent,
  remember: Remember,
): Promise<void> {
  const form = readUnsent(pageDocument.cookie);
  // Perhaps another tab has sent it by now.
  if (!form) return;
  const { restore } = answers;
  await store(form)(({ acceptedCategories, tcString }) => {
    const isNewest = answers.restore === restore;
    if (isNewest) remember(acceptedCategories, tcString);
    else answers.restore?.();
    return isNewest;
  });
}
