import type { AuthState } from '@travel-shell/contract';
import { useBeganSignedIn, useLazy, useTracking } from '@travel-shell/piece';
import { accountOf, reflectAuthState } from '@travel-shell/piece/account';
import { type AuthStatus, ensureAuth, useAuth } from '@travel-shell/store';
import { displayNameOf } from '@travel-shell/store/displayNameOf';
import { closeIcon, Icon } from '@travel-shell/ui';
import { AccountButton } from '@travel-shell/ui/account-button';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { AccountMenuProps, PartProps } from './AccountMenuProps.ts';
import { SignedOut } from './parts/SignedOut.tsx';
import { signedIn } from './parts/signedIn.ts';
import { type Surroundings, useHostSurface, useOwnSurface } from './useSurroundings.ts';

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

function usePartProps(props: AccountMenuProps, { isOpen, close }: Surroundings, isWanted: boolean): PartProps {
  const { element } = props;
  useLayoutEffect(() => element.setState('open', isOpen), [element, isOpen]);
  // The menu's entries depend on who is signed in, which the page may not have asked yet (D-30).
  useEffect(() => {
    if (isOpen) void ensureAuth();
  }, [isOpen]);
  return {
    ...props,
    isWanted: isOpen || isWanted,
    onClose: close,
    onTrack: (part, label) => element.track(part, 'click', label),
  };
}

/** Only the contents. */
function Hosted({ user, auth, ...props }: MenuProps): ReactNode {
  const parts = usePartProps(props, useHostSurface(props.element.host), true);
  return (
    <div data-raised="">
      <Inside parts={parts} user={user} auth={auth} />
    </div>
  );
}

function Inside({ parts, user, auth }: { parts: PartProps } & Pick<MenuProps, 'user' | 'auth'>): ReactNode {
  const SignedIn = useLazy(signedIn, user !== undefined).module?.SignedIn;
  const isExpected = useBeganSignedIn() && auth.status === 'pending';
  if (!user) return isExpected ? <div className="lines" /> : <SignedOut {...parts} />;
  return SignedIn ? <SignedIn {...parts} {...user} /> : <div className="lines" />;
}

/** With a button and a surface of its own (ACC-001, ACC-002). */
function Standalone({ auth, user, ...props }: MenuProps): ReactNode {
  const { messages } = props.prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const surroundings = useOwnSurface(trigger, surface);
  const parts = usePartProps(props, surroundings, false);

  return (
    <AccountButton
      ref={trigger}
      menu="account"
      part="trigger"
      hasDialog
      {...accountOf(auth, messages, messages.accountOf, messages.tasksWaiting)}
    >
      <dialog
        ref={surface}
        id="account"
        popover="auto"
        tabIndex={-1}
        className="surface ts-adaptive"
        part="menu"
        data-narrow="full"
        aria-label={messages.account}
      >
        <div className="ts-adaptive-head">
          <p className="ts-adaptive-heading">{messages.account}</p>
          <button
            type="button"
            className="ts-adaptive-close"
            popoverTarget="account"
            popoverTargetAction="hide"
            aria-label={messages.close}
            onClick={surroundings.close}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <div className="inside">
          <Inside parts={parts} user={user} auth={auth} />
        </div>
      </dialog>
    </AccountButton>
  );
}
