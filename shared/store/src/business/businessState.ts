import type { BusinessState } from '@travel-shell/contract';
import { authState, defineState, type State } from '@travel-shell/store';
import { type Atom, atom } from 'jotai/vanilla';

/**
 * The visitor's state in a company; derived from the auth state. Null while signed out or not known yet. STA-017 to
 * STA-035.
 */
export const businessState: State<BusinessState | null> = defineState<
  BusinessState | null,
  { atom: Atom<BusinessState | null> }
>('businessState', null, () => ({
  atom: atom((get) => {
    const auth = get(authState.onPage().atom);
    return auth.status === 'signedIn' ? auth.state.businessState : null;
  }),
}));
