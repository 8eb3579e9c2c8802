import { ensureAuth } from '@travel-shell/store';
import { chooseCurrency } from '@travel-shell/store/account';
import { requestSignIn } from '@travel-shell/store/auth';
import { useEffect, useRef, useState } from 'react';

export interface CurrencyChoice {
  /** The currency the save dialog asks about; undefined while closed. */
  asked: string | undefined;
  isBusy: boolean;
  choose: (code: string) => void;
  /** The dialog's answer: `undefined` if dismissed, and then nothing is chosen. */
  answer: (wantsToSave: boolean | undefined) => void;
}

const isSignedIn = async () => (await ensureAuth()).status === 'signedIn';

/**
 * Handles a choice (PIC-048 to PIC-057). Reloads the page once it is stored.
 * @param host the picker's element
 */
export function useCurrencyChoice(
  host: HTMLElement | null,
  current: string | null,
  askToSave: boolean,
): CurrencyChoice {
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function apply(code: string, wantsToSave: boolean): Promise<void> {
    setBusy(true);
    // PIC-057
    await chooseCurrency({ currencyCode: code, store: wantsToSave && (await isSignedIn()) }, current);
    if (!isGone.current) setBusy(false);
  }

  async function save(code: string): Promise<void> {
    // Also where the back end could not say who they are: then it is kept in this browser.
    const mayStore = async () =>
      (await ensureAuth()).status !== 'signedOut' || requestSignIn({ reason: 'save-currency' }, host ?? undefined);
    if (await mayStore()) await apply(code, true);
    // Still signed out: the dialog stays open, and can be answered with no.
    else if (!isGone.current) setAsked(code);
  }

  return {
    asked,
    isBusy,
    choose(code) {
      if (code === current || isBusy) return;
      if (!askToSave) void apply(code, true);
      else {
        setAsked(code);
        // The dialog's button says whether they have to sign in.
        void ensureAuth();
      }
    },
    answer(wantsToSave) {
      setAsked(undefined);
      if (asked === undefined || wantsToSave === undefined) return;
      if (wantsToSave) void save(asked);
      else void apply(asked, false);
    },
  };
}
