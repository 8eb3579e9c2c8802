import type { AuthState } from '@travel-shell/contract';
import { defineLazy, useLazy, useSheets } from '@travel-shell/piece';
import { bookmarkIcon, helpIcon, homeIcon, luggageIcon, mailIcon, settingsIcon } from '@travel-shell/ui';
import { switchSheet } from '@travel-shell/ui/switch';
import type { ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { dashboardLink, LINKS } from '../links.ts';
import { Accounts } from './Accounts.tsx';
import { Confirmations } from './Confirmations.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { Onboarding } from './Onboarding.tsx';
import { PriceAlerts } from './PriceAlerts.tsx';
import { LinkRow } from './Row.tsx';
import sheet from './SignedIn.shadow.css';
import { SignOut } from './SignOut.tsx';

const SHEETS = [switchSheet, sheet];

const businessMenu = defineLazy(
  'account-menu',
  () => import(/* webpackChunkName: "business-menu" */ '../business-menu/BusinessMenu.tsx'),
);
const wishlist = defineLazy('account-menu', () => import(/* webpackChunkName: "wishlist" */ './Wishlist.tsx'));

/** The menu of a signed-in visitor (ACC-007), in the order of ACC-O02. */
export function SignedIn({ state, name, ...props }: PartProps & { state: AuthState; name: string }): ReactNode {
  const { messages, dashboardPage } = props.prepared;
  const { businessState: business, guidebookEnabled } = state;
  useSheets(props.element.host, SHEETS);
  const menu = useLazy(businessMenu, business.businessMode);
  const BusinessMenu = menu.module?.BusinessMenu;
  const Wishlist = useLazy(wishlist, props.isWanted).module?.Wishlist;

  // Coming in later it would move what is below it.
  if (business.businessMode && !BusinessMenu && !menu.hasFailed) return <div className="lines" />;

  function link(label: string, url: string, text: string, icon: string): ReactNode {
    function handleClick(): void {
      props.onTrack('account', label);
      props.onClose();
    }
    return (
      <LinkRow icon={icon} href={url} onClick={handleClick}>
        {text}
      </LinkRow>
    );
  }

  return (
    <>
      <Accounts {...props} state={state} name={name} />
      {business.businessProfile && <ModeSwitch {...props} businessMode={business.businessMode} />}
      {BusinessMenu && <BusinessMenu {...props} business={business} />}
      <ul className="group">
        <li className="trips">
          {/* RTE-004 */}
          {link('trips', LINKS.trips, props.businessTrips ? messages.businessTrips : messages.trips, luggageIcon)}
          {Wishlist && <Wishlist {...props} />}
        </li>
        <li>
          <PriceAlerts {...props} />
        </li>
        {/* ACC-014 */}
        {guidebookEnabled && <li>{link('guides', LINKS.guides, messages.guides, bookmarkIcon)}</li>}
      </ul>
      <Confirmations {...props} state={state} />
      <Onboarding {...props} business={business} />
      <ul className="group">
        {dashboardPage && <li>{link('dashboard', dashboardLink(dashboardPage), messages.dashboard, homeIcon)}</li>}
        {/* The business menu has it. */}
        {!BusinessMenu && <li>{link('account', LINKS.account, messages.accountPage, settingsIcon)}</li>}
        {/* RTE-008: an account made with a phone number, say, which no mail can reach. */}
        {!state.userInfoState.accountEmail && <li>{link('add-email', LINKS.addEmail, messages.addEmail, mailIcon)}</li>}
        <li>{link('help', LINKS.help, messages.help, helpIcon)}</li>
        <SignOut {...props} />
      </ul>
    </>
  );
}
