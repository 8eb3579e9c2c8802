import { on, useAuth } from '@travel-shell/store';
import { useSession } from '@travel-shell/store/auth';
import { type ReactNode, useEffect, useState } from 'react';
import { TravelerDetails } from './TravelerDetails.tsx';
import type { TravelerProps } from './TravelerProps.ts';

/** Shows nobody what was there for whoever was signed in before. */
export function Traveler(props: TravelerProps): ReactNode {
  const auth = useAuth();
  const { generation } = useSession();
  // Whoever signs out themselves does not come back, even while the form is sent.
  const [signOuts, setSignOuts] = useState(0);
  useEffect(() => on('sign-out', () => setSignOuts((count) => count + 1)), []);
  const before = generation + signOuts;
  return <TravelerDetails {...props} key={before} isServed={props.isServed && before === 0} auth={auth} />;
}
