import { pageDocument } from '@travel-shell/core/pageDocument';
import { apiUrl } from '@travel-shell/piece';
import type { AuthStatus } from '@travel-shell/store';
import { displayNameOf } from '@travel-shell/store/displayNameOf';
import { closeIcon, Icon } from '@travel-shell/ui';
import { AccountButton } from '@travel-shell/ui/account-button';
import { useAutoPopover, usePinnedPlace, usePopoverPosition } from '@travel-shell/ui/popover';
import { createElement, type ReactNode, useRef } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

export interface AccountMenuProps extends HeaderProps {
  auth: AuthStatus;
}

/** Without a fragment, placeholder rows show until the menu loads. */
function showLines(menu: HTMLElement | null): void {
  if (!menu || menu.shadowRoot || menu.firstChild) return;
  const lines = pageDocument.createElement('div');
  lines.slot = 'fallback';
  lines.className = 'lines';
  menu.append(lines);
}

/**
 * The account's button and its menu (HDR-008). While the auth state is pending it looks signed out, as on the server.
 * The menu's contents are `<travel-account-menu>`, which a fragment renders for signed-out visitors. Its script loads
 * on first intent and makes the dialog modal in a narrow window; otherwise only the popover around it opens.
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { auth } = props;
  const { messages } = props.prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  usePinnedPlace(trigger, menu);
  useAutoPopover(trigger, menu);

  const user = auth.status === 'signedIn' ? auth.state.userInfoState : undefined;
  const name = user && displayNameOf(user, messages.account);
  // ACC-O01: a site without accounts hides the trigger but keeps its space, because the response comes after the first
  // paint.
  const isOffered = auth.status !== 'signedOut' || auth.state?.allowSignIn !== false;
  // The back end could not say who it is: no reason to call them signed out (D-49).
  const isUnknown = auth.status === 'pending' && auth.failed;

  return (
    <div className="account" data-unavailable={!isOffered || undefined} data-loads="travel-account-menu">
      <AccountButton
        ref={trigger}
        menu="account"
        part="account"
        signInText={isUnknown ? messages.account : messages.signIn}
        user={
          user && name
            ? { name, label: messages.accountOf({ name }), imageUrl: user.userImgUrl && apiUrl(user.userImgUrl) }
            : undefined
        }
        locale={messages.lang}
      />
      <div ref={menu} id="account" popover="auto" className="menu account-menu" part="menu">
        <dialog className="account-dialog" tabIndex={-1} aria-label={messages.account}>
          <button
            type="button"
            className="icon-button menu-close"
            popoverTarget="account"
            popoverTargetAction="hide"
            aria-label={messages.close}
          >
            <Icon path={closeIcon} />
          </button>
          {createElement('travel-account-menu', {
            contents: true,
            brand: props.brand,
            locale: props.locale,
            presentation: props.presentation,
            'business-trips': props.businessTrips,
            'sign-in-url': props.signInUrl,
            'register-url': props.registerUrl,
            // A fragment renders the whole menu here, which React must not hydrate: given a text, React neither does
            // that nor uses `innerHTML`, which Trusted Types refuse.
            children: '',
            suppressHydrationWarning: true,
            ref: showLines,
          } as object)}
        </dialog>
      </div>
    </div>
  );
}
