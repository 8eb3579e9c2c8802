import type { UserInfoState } from '@travel-shell/contract';
import { signOut } from '@travel-shell/store';
import { Avatar, Icon, leaveIcon } from '@travel-shell/ui';
import { type ReactNode, useState } from 'react';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { MenuLinks } from './MenuLinks.tsx';

interface AccountPanelProps extends AccountMenuProps {
  user: UserInfoState;
  name: string;
  onClose: () => void;
}

/** The account menu of a visitor who is signed in. */
export function AccountPanel({ user, name, onClose, ...props }: AccountPanelProps): ReactNode {
  const { element, messages, onTrack } = props;
  const [step, setStep] = useState<'idle' | 'sending' | 'failed'>('idle');
  const email = user.userDisplayEmail || user.accountEmail;

  async function handleSignOut(): Promise<void> {
    if (step === 'sending') return;
    onTrack('account', 'sign-out');
    setStep('sending');
    try {
      await signOut();
    } catch {
      setStep('failed'); // what the visitor can do about it is said below; the host has no part in it
      return;
    }
    onClose();
    element.emit('travel-sign-out', {});
  }

  return (
    <>
      <div className="identity">
        <Avatar name={name} imageUrl={user.userImgUrl} locale={messages.lang} />
        <div className="identity-text">
          <p className="menu-title">
            <bdi>{name}</bdi>
          </p>
          {email && email !== name && (
            <p className="menu-note">
              <bdi>
                {/* A long address breaks in front of its domain. */}
                {email.split('@')[0]}
                <wbr />
                {email.slice(email.split('@')[0]?.length)}
              </bdi>
            </p>
          )}
        </div>
      </div>
      <MenuLinks {...props} />
      <div className="menu-end">
        {/* Not `disabled`, which would drop the focus of whoever has just pressed it. */}
        <button type="button" className="link" aria-disabled={step === 'sending' || undefined} onClick={handleSignOut}>
          <Icon path={leaveIcon} className="mirrored" />
          <span className="link-text">{step === 'sending' ? messages.signingOut : messages.signOut}</span>
        </button>
        <p className="problem" role="alert">
          {step === 'failed' && messages.signOutFailed}
        </p>
      </div>
    </>
  );
}
