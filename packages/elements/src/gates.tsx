import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import type { ReactNode } from 'react';
import { useAuth, useConsent } from './hooks.ts';

export interface GateProps {
  children?: ReactNode;
  /** Shown instead, also while it is not known yet. */
  fallback?: ReactNode;
}

export interface ConsentGateProps extends GateProps {
  /** The category that the children need consent for; several need consent to each. */
  category: CookieCategory | readonly CookieCategory[];
}

/** Shows the children once it is known that the visitor is signed in, and as long as they are. */
export function SignedIn({ children, fallback }: GateProps): ReactNode {
  return useAuth().status === 'signedIn' ? children : fallback;
}

/**
 * Shows the children once it is known that the visitor is signed out: neither before the back end has answered, nor if
 * it cannot.
 */
export function SignedOut({ children, fallback }: GateProps): ReactNode {
  return useAuth().status === 'signedOut' ? children : fallback;
}

/** Shows the children once it is known that the visitor allows the category; gone again with a withdrawal. */
export function ConsentGate({ category, children, fallback }: ConsentGateProps): ReactNode {
  const choice = useConsent();
  const isOpen =
    choice.status === 'known' && [category].flat().every((each: CookieCategory) => choice.allowed.includes(each));
  return isOpen ? children : fallback;
}
