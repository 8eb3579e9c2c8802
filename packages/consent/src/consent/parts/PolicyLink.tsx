import { siteUrl } from '@travel-shell/piece';
import { cookiesData } from '@travel-shell/store/consent';
import type { ReactNode } from 'react';
import { useWanted } from '../useWanted.ts';

interface PolicyLinkProps {
  /** From the fragment's data. */
  served: string | undefined;
  /** Only then it asks the back end. */
  isShown: boolean;
  children: ReactNode;
}

/** The link to the page about cookies (STA-087). Hidden while its address is not known. */
export function PolicyLink({ served, isShown, children }: PolicyLinkProps): ReactNode {
  const known = useWanted(cookiesData, isShown);
  const address = known.data?.policyUrl || served;
  return (
    // A server may know the address when the browser does not yet.
    <a className="policy" part="link" href={address && siteUrl(address)} suppressHydrationWarning>
      {children}
    </a>
  );
}
