import { on, useAuth } from '@travel-shell/store';
import { isSending } from '@travel-shell/store/auth';
import { type ReactNode, useEffect, useState } from 'react';
import { TravelerDetails } from './TravelerDetails.tsx';
import type { TravelerProps } from './TravelerProps.ts';

/** Shows nobody what was there for whoever was signed in before. */
export function Traveler(props: TravelerProps): ReactNode {
  const auth = useAuth();
  /** `isHeld`: their session has ended while the form was sent, and they may sign in again. */
  const [owner, setOwner] = useState({ email: '', count: 0, isHeld: false });
  const email = auth.status === 'signedIn' ? (auth.state.userInfoState.accountEmail ?? '') : '';
  const isHeld = email === '' && owner.email !== '' && (owner.isHeld || isSending());
  // Whoever signs out themselves does not come back.
  useEffect(() => on('sign-out', () => setOwner(({ count }) => ({ email: '', count: count + 1, isHeld: false }))), []);
  if (auth.status !== 'pending' && (isHeld !== owner.isHeld || (email !== owner.email && !isHeld))) {
    // Who signs in keeps what they have typed.
    const isAnother = !isHeld && owner.email !== '' && email !== owner.email;
    setOwner({ email: isHeld ? owner.email : email, count: owner.count + (isAnother ? 1 : 0), isHeld });
  }
  return <TravelerDetails {...props} key={owner.count} isServed={props.isServed && owner.count === 0} auth={auth} />;
}
