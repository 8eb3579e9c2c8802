import { defineLazy, useConfig } from '@travel-shell/piece';
import { ensureAuth, useAuth } from '@travel-shell/store';
import type { SignInOutcome } from '@travel-shell/store/auth';
import { whenConsented } from '@travel-shell/store/isConsented';
import { returningUserPrompt } from '@travel-shell/store/keys/returningUserPrompt';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bannerClosed } from './bannerClosed.ts';
import { contract } from './contract.ts';
import type { PromptProps } from './PromptProps.ts';

const lazyOneTap = defineLazy('sign-in-prompt', () => import('./oneTap.ts'));

type Action = 'show' | 'skip' | 'dismiss' | 'click' | 'load-failed' | 'success' | 'failure';

interface PromptControls {
  isShown: boolean;
  dismiss(): void;
  signIn(): void;
}

/**
 * Decides when to show the prompt for returning visitors, or Google's (SIG-057 to SIG-062). At most one of the two per
 * page.
 */
export function usePrompt({ element, delay, frontDoor, noOneTap, oneTapSuccess }: PromptProps): PromptControls {
  const auth = useAuth();
  const { google } = useConfig();
  const [isShown, setShown] = useState(false);
  /** Set when the delay is over; another object each time. */
  const [due, setDue] = useState<object>();
  const leaveQueue = useRef<() => void>(undefined);
  const hasOneTapShown = useRef(false);

  const track = (part: 'prompt' | 'one-tap', action: Action, label: string) => element.track(part, action, label);

  function hide(): void {
    setShown(false);
    leaveQueue.current?.();
    leaveQueue.current = undefined;
  }

  // Only once it can be seen and clicked.
  useLayoutEffect(() => element.setState('shown', isShown), [element, isShown]);

  const isSignedOut = auth.status === 'signedOut';
  const state = isSignedOut ? auth.state : undefined;
  const mayAsk = state?.allowSignIn === true && !state.newUser;

  const show = useEffectEvent(() => {
    // The prompt's turn has come, but meanwhile the visitor may have signed in, or been asked by another piece or by
    // Google.
    if (!mayAsk || hasOneTapShown.current || returningUserPrompt.read()) {
      hide();
      return;
    }
    returningUserPrompt.write(true);
    setShown(true);
    track('prompt', 'show', 'returning-user');
  });
  const giveWay = useEffectEvent(hide);

  // Whether the visitor is a returning one is asked only now, and only where the prompt may be shown at all (D-30).
  useEffect(() => {
    if (!isSignedOut || location.pathname !== frontDoor || returningUserPrompt.read()) return;
    const timer = setTimeout(() => {
      setDue({});
      void ensureAuth();
    }, delay);
    return () => {
      clearTimeout(timer);
      setDue(undefined);
    };
  }, [isSignedOut, frontDoor, delay]);

  useEffect(() => {
    if (!due || !mayAsk) return;
    const end = new AbortController();
    void bannerClosed(end.signal).then(() => {
      if (end.signal.aborted) return;
      leaveQueue.current = enterOverlayQueue(contract.overlayRank, { show: () => show(), giveWay: () => giveWay() });
    });
    return () => {
      end.abort();
      giveWay();
    };
  }, [due, mayAsk]);

  const handleOneTap = useEffectEvent((action: Action, label: string) => {
    if (action === 'show') hasOneTapShown.current = true;
    track('one-tap', action, label);
  });
  const successCallback = useEffectEvent(() =>
    typeof oneTapSuccess === 'function' ? (oneTapSuccess as (outcome: SignInOutcome) => void) : undefined,
  );

  useEffect(() => {
    if (!isSignedOut || noOneTap || !google) return;
    let stop: (() => void) | undefined;
    const end = new AbortController();
    // Google's script sets cookies.
    void whenConsented('functional', end.signal)
      .then(() => lazyOneTap.attempt())
      .then((oneTap) => {
        if (end.signal.aborted) return;
        stop = oneTap?.startOneTap({
          track: (action, label) => handleOneTap(action, label),
          onSuccess: () => successCallback(),
        });
      });
    return () => {
      end.abort();
      stop?.();
    };
  }, [isSignedOut, noOneTap, google]);

  return {
    isShown,
    dismiss() {
      track('prompt', 'dismiss', 'close');
      hide();
    },
    signIn() {
      track('prompt', 'click', 'sign-in');
      hide();
      element.emit('travel-sign-in-requested', { reason: 'returning-user' });
    },
  };
}
