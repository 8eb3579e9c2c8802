import type { AuthStatus } from '@travel-shell/store';
import type { TravelerFormProps } from '../TravelerFormProps.ts';

export interface TravelerProps extends TravelerFormProps {
  /** The id of the form, and prefix of its ids. */
  id: string;
  /** A server has rendered it. */
  isServed: boolean;
}

export interface TravelerDetailsProps extends TravelerProps {
  auth: AuthStatus;
}
