import { useAuth } from '@travel-shell/store';
import { type ReactNode, useState } from 'react';
import { TravelerDetails } from './TravelerDetails.tsx';
import type { TravelerProps } from './TravelerProps.ts';

/** Shows nobody what was there for whoever was signed in before. */
export function Traveler(props: TravelerProps): ReactNode {
  const auth = useAuth();
  const [owner, setOwner] = useState({ email: '', count: 0 });
  const email = auth.status === 'signedIn' ? (auth.state.userInfoState.accountEmail ?? '') : '';
  if (auth.status !== 'pending' && email !== owner.email) {
    // Who signs in keeps what they have typed.
    setOwner({ email, count: owner.email ? owner.count + 1 : owner.count });
  }
  return <TravelerDetails {...props} key={owner.count} isServed={props.isServed && owner.count === 0} auth={auth} />;
}
