import type { SignInOutcome } from '@travel-shell/store/auth';
import type { Provider } from './signInState.ts';

interface Social {
  /** Opens the provider's window. `idToken` proves the account that may be linked. */
  signInWith(provider: Provider): Promise<SignInOutcome & { idToken?: string }>;
}

/** The code for other people's windows, which only those load who use one. */
export const loadSocial = async (): Promise<Social> => {
  throw new Error('No provider.');
};
