import { pageDocument } from '@travel-shell/core/pageDocument';
import { ownContents } from '@travel-shell/piece';
import { accountOf } from '@travel-shell/piece/account';
import type { AuthStatus } from '@travel-shell/store';
import { AccountShell } from '@travel-shell/ui/account-button';
import { createElement, type ReactNode } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

export interface AccountProps extends HeaderProps {
  auth: AuthStatus;
}

/** Without a fragment, placeholder rows show until the menu loads. */
function showLines(menu: HTMLElement | null): void {
  if (!menu || menu.shadowRoot || menu.firstChild) return;
  const lines = pageDocument.createElement('div');
  lines.slot = 'fallback';
  lines.className = 'ts-account-lines';
  menu.append(lines);
}

/**
 * The account's button and its menu (HDR-008), whose contents are `<travel-account-menu>`. A fragment renders it for
 * signed-out visitors. What makes the dialog modal in a narrow window is the loader's until the header is React's.
 */
export function Account(props: AccountProps): ReactNode {
  const { auth } = props;
  const { messages } = props.prepared;

  return (
    <AccountShell
      part="account"
      loads="travel-account-menu"
      heading={messages.account}
      closeText={messages.close}
      {...accountOf(auth, messages, messages.accountOf, messages.tasksWaiting)}
    >
      {() =>
        createElement('travel-account-menu', {
          contents: true,
          brand: props.brand,
          locale: props.locale,
          presentation: props.presentation,
          'business-trips': props.businessTrips,
          'sign-in-url': props.signInUrl,
          'register-url': props.registerUrl,
          ...ownContents,
          ref: showLines,
        } as object)
      }
    </AccountShell>
  );
}
