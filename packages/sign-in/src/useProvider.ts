import { useRef } from 'react';
import { social } from './lazySocial.ts';
import type { SignInControls } from './SignInControls.ts';
import type { OAuthState, Provider } from './signInState.ts';
import { openPopup } from './social/openPopup.ts';

/** Signs in at a provider's page and shows the progress: SIG-037. */
export function useProvider(controls: Omit<SignInControls, 'continueWith'>): (provider: Provider) => void {
  const { flow, go, finish, track, signal } = controls;
  const turn = useRef(0);
  return async (provider) => {
    // Synchronous in the click handler: after the first await browsers block popups.
    const popup = openPopup();
    track('click', provider);
    turn.current += 1;
    const mine = turn.current;
    const ended = signal();
    const isOver = () => ended.aborted || turn.current !== mine;
    const show = (phase: OAuthState['phase'], link?: OAuthState['link']) =>
      // A second attempt replaces the first.
      go({ step: 'oauth', provider, phase, link }, flow.state.step === 'oauth');
    show('waiting');
    try {
      const { signInWith } = await social.load().catch((error: unknown) => {
        popup?.close();
        throw error;
      });
      const outcome = await signInWith(provider, { sticky: true, popup, signal: ended });
      const { result } = outcome;
      if (isOver()) return;
      if (result === 'success' || result === 'welcome') {
        finish(provider, outcome);
        return;
      }
      show(result === 'try-again' ? 'failed' : result, outcome.link);
    } catch {
      // The error is logged where it happened; the visitor may retry.
      if (isOver()) return;
      show('failed');
    }
    track('failure', provider);
  };
}
