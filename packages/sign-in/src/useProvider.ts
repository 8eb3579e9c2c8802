import { loadSocial } from './loadSocial.ts';
import type { SignInControls } from './SignInControls.ts';
import type { Provider } from './signInState.ts';

/** Signs in by a provider's window and shows how that goes: SIG-037. */
export function useProvider(controls: Omit<SignInControls, 'continueWith'>): (provider: Provider) => void {
  const { flow, go, finish, track, signal } = controls;
  return async (provider) => {
    track('click', provider);
    const ended = signal();
    // A second try takes the place of the first.
    const show = (phase: 'waiting' | 'welcome' | 'link' | 'not-linkable' | 'failed', idToken?: string) =>
      go({ step: 'oauth', provider, phase, idToken }, flow.state.step === 'oauth');
    show('waiting');
    try {
      const { signInWith } = await loadSocial();
      const outcome = await signInWith(provider);
      if (ended.aborted) return;
      switch (outcome.result) {
        case 'success':
        case 'welcome':
          finish(provider, outcome);
          return;
        case 'link':
          show('link', outcome.idToken);
          return;
        case 'not-linkable':
          show('not-linkable');
          return;
        default:
          show('failed');
      }
    } catch {
      // What was wrong is logged where it happened; the visitor may try again.
      if (!ended.aborted) show('failed');
    }
    track('failure', provider);
  };
}
