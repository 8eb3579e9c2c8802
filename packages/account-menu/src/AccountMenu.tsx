import type { AuthState } from '@travel-shell/contract';
import { type AuthStatus, useAuth } from '@travel-shell/store';
import { Avatar, closeIcon, Icon, shortNameOf, userIcon } from '@travel-shell/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AccountMenuProps, PartProps } from './AccountMenuProps.ts';
import { hasMenuMarker } from './onboarding.ts';
import { loadSignedIn } from './parts/loadSignedIn.ts';
import { SignedOut } from './parts/SignedOut.tsx';
import { useLater } from './parts/useLater.ts';
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

  useLayoutEffect(() => {
    element.setState('pending', auth.status === 'pending');
    element.setState('signed-in', auth.status === 'signedIn');
  }, [element, auth.status]);

  const user = auth.status === 'signedIn' ? userOf(auth.state, messages.account) : undefined;
  const View = contents ? Hosted : Standalone;
  return (
    <div className="root" data-presentation={presentation} dir={messages.dir} lang={messages.lang}>
      <View {...props} auth={auth} user={user} />
    </div>
  );
}

function userOf(state: AuthState, account: string) {
  const { accountName, userDisplayEmail, accountEmail } = state.userInfoState;
  return { state, name: accountName || userDisplayEmail || accountEmail || account };
}

function usePartProps(props: AccountMenuProps, { isOpen, close }: Surroundings, isWanted: boolean): PartProps {
  const { element } = props;
  useLayoutEffect(() => element.setState('open', isOpen), [element, isOpen]);
  return {
    ...props,
    isWanted: isOpen || isWanted,
    onClose: close,
    onTrack: (part, label) => element.emit('travel-track', { piece: 'account-menu', part, action: 'click', label }),
  };
}

/** Only the contents. */
function Hosted({ user, auth: _, ...props }: MenuProps): ReactNode {
  const parts = usePartProps(props, useHostSurface(props.element.host), true);
  return (
    <div data-raised="">
      <Inside parts={parts} user={user} />
    </div>
  );
}

function Inside({ parts, user }: { parts: PartProps; user: MenuProps['user'] }): ReactNode {
  const SignedIn = useLater(loadSignedIn, user !== undefined)?.SignedIn;
  if (!user) return <SignedOut {...parts} />;
  return SignedIn ? <SignedIn {...parts} {...user} /> : <div className="lines" />;
}

/** With a button and a surface of its own (ACC-001, ACC-002). */
function Standalone({ auth, user, ...props }: MenuProps): ReactNode {
  const { messages, isMarkerEnabled } = props.prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const surroundings = useOwnSurface(trigger, surface);
  const parts = usePartProps(props, surroundings, false);
  // ACC-O01: a site without accounts shows no button, yet keeps its room, for the answer comes after the first paint.
  const isOffered = auth.status !== 'signedOut' || auth.state?.allowSignIn !== false;
  const hasMarker = user && hasMenuMarker(user.state.businessState, isMarkerEnabled);

  return (
    <div className="account" data-unavailable={!isOffered || undefined}>
      <button
        ref={trigger}
        type="button"
        className="trigger ts-adaptive-trigger"
        part="trigger"
        popoverTarget="account"
        aria-haspopup="dialog"
        data-platform=""
        data-signed-in={user ? '' : undefined}
      >
        <span className="face" data-face="signed-out" aria-hidden={user ? true : undefined}>
          <Icon path={userIcon} />
          <span className="face-text">{messages.signIn}</span>
        </span>
        {user && (
          <>
            <span className="ts-hidden">{messages.accountOf({ name: user.name })}</span>
            <span className="face" data-face="signed-in" aria-hidden="true">
              <Avatar name={user.name} imageUrl={user.state.userInfoState.userImgUrl} locale={messages.lang} />
              <bdi className="face-text">{shortNameOf(user.name)}</bdi>
            </span>
          </>
        )}
        {hasMarker && (
          <span className="marker">
            <span className="ts-hidden"> ({messages.tasksWaiting})</span>
          </span>
        )}
      </button>
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
          <Inside parts={parts} user={user} />
        </div>
      </dialog>
    </div>
  );
}
