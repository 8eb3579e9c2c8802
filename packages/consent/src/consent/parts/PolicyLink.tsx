import { cookiesData } from '@travel-shell/store/consent';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useSyncExternalStore } from 'react';

interface PolicyLinkProps {
  /** From the fragment's data. */
  served: string | undefined;
  /** Only then it asks the back end. */
  isShown: boolean;
  children: ReactNode;
}

const never = () => () => {};

/** The link to the page about cookies (STA-087). Hidden while its address is not known. */
export function PolicyLink({ served, isShown, children }: PolicyLinkProps): ReactNode {
  const known = useSyncExternalStore(
    isShown ? cookiesData.subscribe : never,
    cookiesData.get,
    () => cookiesData.initial,
  );
  const href = ('data' in known && known.data?.policyUrl) || served;
  return (
    // A server may know the address when the browser does not yet.
    <Link className="policy" href={href as string} suppressHydrationWarning>
      {children}
    </Link>
  );
}
