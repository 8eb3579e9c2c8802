import { NestedElement, siteUrl, useBeganSignedIn } from '@travel-shell/piece';
import { useAuth } from '@travel-shell/store';
import { appIcon, Icon } from '@travel-shell/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { SignInEntry } from './SignInEntry.tsx';

interface AccountProps extends PartProps {
  isSignedIn: boolean;
  isOffered: boolean;
}

/** One slot for the account beside the company's pages (NAV-040, NAV-041, NAV-O06). */
export function Account({ isSignedIn, isOffered, ...props }: AccountProps): ReactNode {
  const { brand, locale, presentation } = props.prepared;
  const isPending = useAuth().status === 'pending';
  const isExpected = useBeganSignedIn() && isPending;
  if (!isSignedIn && !isExpected) return isOffered && <SignInEntry {...props} />;
  return (
    <div className="group account" part="group" data-group="account">
      {isSignedIn && (
        <NestedElement tag="travel-account-menu" brand={brand} locale={locale} presentation={presentation} />
      )}
    </div>
  );
}

/** NAV-042 */
export function AppPromo({ prepared, appPromo, onTrack }: PartProps): ReactNode {
  const { brandData, messages } = prepared;
  // No fragment has it. A page can say it in the slot, for visitors without script, too.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <slot name="app-promo">
      {isMounted && appPromo && (
        <a className="promo" part="app-promo" href={siteUrl(appPromo)} onClick={() => onTrack('app', 'promo')}>
          <Icon path={appIcon} />
          <span className="promo-text">
            <strong>{messages.appTitle({ brand: brandData.name })}</strong>
            <span>{messages.appText}</span>
          </span>
        </a>
      )}
    </slot>
  );
}
