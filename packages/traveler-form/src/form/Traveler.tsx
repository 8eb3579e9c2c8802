import { useAuth } from '@travel-shell/store';
import { useSession } from '@travel-shell/store/auth';
import type { ReactNode } from 'react';
import { TravelerDetails } from './TravelerDetails.tsx';
import type { TravelerProps } from './TravelerProps.ts';

/** Shows nobody what was there for whoever was signed in before. */
export function Traveler(props: TravelerProps): ReactNode {
  const auth = useAuth();
  const { generation } = useSession();
  return <TravelerDetails {...props} key={generation} isServed={props.isServed && generation === 0} auth={auth} />;
}
