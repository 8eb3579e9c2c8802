import type { AuthStatus } from '@travel-shell/store';
import {
  Avatar,
  closeIcon,
  Icon,
  shortNameOf,
  useFocusReturn,
  usePinnedOpening,
  usePopoverPosition,
  userIcon,
} from '@travel-shell/ui';
import { createElement, type ReactNode, useRef } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

export interface AccountMenuProps extends HeaderProps {
  auth: AuthStatus;
}

/** Where no fragment has brought the menu, lines stand for it until it is loaded. */
function showLines(menu: HTMLElement | null): void {
  if (!menu || menu.shadowRoot || menu.firstChild) return;
  const lines = document.createElement('div');
  lines.slot = 'fallback';
  lines.className = 'lines';
  menu.append(lines);
}

/**
 * The account's button and its menu (HDR-008). Before it is known who is signed in it looks signed out, as on the
 * server; both faces of the button take the same room, so that nothing moves when the answer comes. The menu's contents
 * are `<travel-account-menu>`: in a fragment it is there with what a visitor who is not signed in needs; its script comes
 * with the first intent, and makes the dialog a modal one where the window is narrow. Elsewhere the popover around it is
 * all that opens.
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { auth } = props;
  const { messages } = props.prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  usePinnedOpening(trigger, menu);
  useFocusReturn(trigger, menu);

  const user = auth.status === 'signedIn' ? auth.state.userInfoState : undefined;
  const name = user && (user.accountName || user.userDisplayEmail || user.accountEmail || messages.account);
  // ACC-O01: a site without accounts shows no trigger, yet keeps its room, for the answer comes after the first paint.
  const isOffered = auth.status !== 'signedOut' || auth.state?.allowSignIn !== false;

  return (
    <div className="account" data-unavailable={!isOffered || undefined} data-loads="travel-account-menu">
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
            // A fragment has the whole menu there, which is not React's to look at: with a text it neither does nor goes
            // through `innerHTML`, which Trusted Types refuse.
            children: '',
            suppressHydrationWarning: true,
            ref: showLines,
          } as object)}
        </dialog>
      </div>
    </div>
  );
}
