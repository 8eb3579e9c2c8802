/** What is accepted, as the back end has stored it. */
export interface StoredConsent {
  /** As `travel-consent-given` says it: categories, or purposes of the full framework. */
  accepted: readonly string[];
  /** Null where the regime asks for none. */
  acceptedCategories: readonly string[] | null;
  /** Null where the regime has none. */
  tcString: string | null;
}

/** What counts of an answer from the press on: of a refusal, and of a choice that takes back a part. */
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

/** Resolves after the attempt to store it, and calls `done` if that went well. Logs a failure. */
export type StoreConsent = (done: (stored: StoredConsent) => void) => Promise<unknown>;

/** Resolves with whether it could be stored. */
export type AnswerConsent = (regime: string, store: StoreConsent, left?: LeftConsent) => Promise<boolean>;

/**
 * Makes the one function that answers about consent, wherever that is pressed: consent.js, later.js and the store each make
 * theirs by this, so what counts when, and who is told in which order, is the same (D-43, D-109). A refusal, and what a
 * choice takes back, counts at once; what it allows counts once it is stored.
 * @param tellTcf tells `__tcfapi`
 */
export const createAnswerConsent =
  (tell: Tell, remember: Remember, tellTcf: (tcString: string) => void): AnswerConsent =>
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
    let stored: StoredConsent | undefined;
    await store((accepted) => {
      stored = accepted;
      remember(accepted.acceptedCategories, accepted.tcString);
      // A prepared string was told with the press.
      if (accepted.tcString && accepted.tcString !== left?.tcString) tellTcf(accepted.tcString);
    });
    if (stored) tellGiven(stored);
    return !!stored;
  };
