import { withRedirect } from '@travel-shell/api/withRedirect';
import type { AuthStatus } from '@travel-shell/store';
import type { BrandLinks } from '@travel-shell/tokens';
import { Avatar, Icon, shortNameOf, useFocusReturn, usePopoverPosition, userIcon } from '@travel-shell/ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { HeaderHandle } from '../HeaderProps.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { SignInPanel } from './SignInPanel.tsx';

export interface AccountMenuProps {
  auth: AuthStatus;
  element: HeaderHandle;
  messages: Messages;
  links: BrandLinks;
  tripsText: string;
  signInUrl: string;
  registerUrl: string;
  onTrack: (part: string, label: string) => void;
}

/**
 * The account's button and its menu (HDR-008). Before it is known who is signed in it looks signed out, as on the
 * server; both faces of the button take the same room, so that nothing moves when the answer comes.
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { auth, element, messages, signInUrl, registerUrl, onTrack } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  useFocusReturn(trigger, menu);

  const user = auth.status === 'signedIn' ? auth.state.userInfoState : undefined;
  const name = user && (user.accountName || user.userDisplayEmail || user.accountEmail || messages.account);
  // ACC-O01: a site without accounts shows no trigger, yet keeps its room, for the answer comes after the first paint.
  const isOffered = auth.status !== 'signedOut' || auth.state?.allowSignIn !== false;

  /** Focus is handed back by us: what had it may have gone with the menu's contents. */
  function close(): void {
    menu.current?.hidePopover();
    trigger.current?.focus();
  }

  function requestSignIn(event: MouseEvent<HTMLAnchorElement>, reason: 'sign-in' | 'register'): void {
    onTrack('account', reason);
    if (!element.emit('travel-sign-in-requested', { reason })) {
      event.preventDefault();
      close();
      return;
    }
    const url = reason === 'register' ? registerUrl : signInUrl;
    event.currentTarget.href = withRedirect(url, window.location.href);
  }

  return (
    <div className="account" data-unavailable={!isOffered || undefined}>
      <button
        ref={trigger}
        type="button"
        className="account-button"
        part="account"
        popoverTarget="account"
        data-platform=""
        data-signed-in={user ? '' : undefined}
      >
        <span className="account-face" data-face="signed-out" aria-hidden={user ? true : undefined}>
          <Icon path={userIcon} />
          <span className="account-text">{messages.signIn}</span>
        </span>
        {user && name && (
          <>
            <span className="hidden">{messages.accountOf({ name })}</span>
            <span className="account-face" data-face="signed-in" aria-hidden="true">
              <Avatar name={name} imageUrl={user.userImgUrl} locale={messages.lang} />
              <bdi className="account-text">{shortNameOf(name)}</bdi>
            </span>
          </>
        )}
      </button>
      <div ref={menu} id="account" popover="auto" className="menu account-menu" part="menu">
        {user && name ? (
          <AccountPanel {...props} user={user} name={name} onClose={close} />
        ) : (
          <SignInPanel {...props} onRequest={requestSignIn} />
        )}
      </div>
    </div>
  );
}
