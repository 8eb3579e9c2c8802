import { pageDocument } from '@travel-shell/core/pageDocument';
import { ownContents } from '@travel-shell/piece';
import { accountOf } from '@travel-shell/piece/account';
import type { AuthStatus } from '@travel-shell/store';
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
 * The account's button and its menu (HDR-008), whose contents are `<travel-account-menu>`. A fragment renders it for
 * signed-out visitors. What makes the dialog modal in a narrow window is the loader's, and then that of the menu; without
 * script only the popover around it opens.
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { auth } = props;
  const { messages } = props.prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, menu);
  usePinnedPlace(trigger, menu);
  useAutoPopover(trigger, menu);

  return (
    <AccountButton
      ref={trigger}
      menu="account"
      part="account"
      loads="travel-account-menu"
      {...accountOf(auth, messages, messages.accountOf, messages.tasksWaiting)}
    >
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
            ...ownContents,
            ref: showLines,
          } as object)}
        </dialog>
      </div>
    </AccountButton>
  );
}
