import type { AuthState } from '@travel-shell/contract';
import { useBeganSignedIn, useLazy, useTracking } from '@travel-shell/piece';
import { accountOf, reflectAuthState } from '@travel-shell/piece/account';
import { type AuthStatus, ensureAuth, useAuth } from '@travel-shell/store';
import { displayNameOf } from '@travel-shell/store/displayNameOf';
import { AccountShell, type AccountSurface } from '@travel-shell/ui/account-button';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { AccountMenuProps, PartProps } from './AccountMenuProps.ts';
import { SignedOut } from './parts/SignedOut.tsx';
import { signedIn } from './parts/signedIn.ts';
import { useHost } from './useHost.ts';

interface MenuProps extends AccountMenuProps {
  auth: AuthStatus;
  user: { state: AuthState; name: string } | undefined;
}

/** The account menu's view. It renders the same for the same props on a server and in a browser: signed out. */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { element, prepared, contents } = props;
  const { messages, presentation } = prepared;
  const auth = useAuth();
  useTracking(element);
  useLayoutEffect(() => reflectAuthState(element, auth), [element, auth]);

  const state = auth.status === 'signedIn' ? auth.state : undefined;
  const user = state && { state, name: displayNameOf(state.userInfoState, messages.account) };
  const View = contents ? Hosted : Standalone;
  return (
    <div className="root" data-presentation={presentation} dir={messages.dir} lang={messages.lang}>
      <View {...props} auth={auth} user={user} />
    </div>
  );
}

/** Only the contents, in the surface of a host. */
function Hosted(props: MenuProps): ReactNode {
  return (
    <div data-raised="">
      <Inside {...props} surface={useHost(props.element.host)} />
    </div>
  );
}

/** With a button and a surface of its own (ACC-001, ACC-002). */
function Standalone(props: MenuProps): ReactNode {
  const { messages } = props.prepared;
  return (
    <AccountShell
      part="trigger"
      heading={messages.account}
      closeText={messages.close}
      {...accountOf(props.auth, messages, messages.accountOf, messages.tasksWaiting)}
    >
      {(surface) => <Inside {...props} surface={surface} />}
    </AccountShell>
  );
}

function Inside({ auth, user, surface, ...props }: MenuProps & { surface: AccountSurface }): ReactNode {
  const { element, contents } = props;
  const { isOpen, close } = surface;
  useLayoutEffect(() => element.setState('open', isOpen), [element, isOpen]);
  // The menu's entries depend on who is signed in, which the page may not have asked yet (D-30).
  useEffect(() => {
    if (isOpen) void ensureAuth();
  }, [isOpen]);

  const SignedIn = useLazy(signedIn, user !== undefined).module?.SignedIn;
  const isExpected = useBeganSignedIn() && auth.status === 'pending';
  const parts: PartProps = {
    ...props,
    isWanted: isOpen || contents,
    onClose: close,
    onTrack: (part, label) => element.track(part, 'click', label),
  };
  if (!user && !isExpected) return <SignedOut {...parts} />;
  return user && SignedIn ? <SignedIn {...parts} {...user} /> : <div className="ts-account-lines" />;
}
