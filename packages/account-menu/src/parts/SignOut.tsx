import { withRedirect } from '@travel-shell/api/withRedirect';
import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { signOut } from '@travel-shell/store';
import { leaveIcon } from '@travel-shell/ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { LINKS } from '../links.ts';
import { LinkRow } from './Row.tsx';

/** Signs out in place. The link's own target is the sign-out page (RTE-012), for a new tab or window. */
export function SignOut({ element, prepared, onClose, onTrack }: PartProps): ReactNode {
  const { messages } = prepared;
  const [step, setStep] = useState<'idle' | 'sending' | 'failed'>('idle');

  async function handleClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    // RTE-013
    event.currentTarget.href = withRedirect(LINKS.signOut, window.location.href);
    if (isModifiedClick(event)) return;
    event.preventDefault();
    if (step === 'sending') return;
    onTrack('account', 'sign-out');
    setStep('sending');
    try {
      await signOut();
    } catch {
      setStep('failed'); // the message below tells the visitor what to do; the host need not know
      return;
    }
    onClose();
    element.emit('travel-sign-out', {});
  }

  return (
    <li>
      <LinkRow
        icon={leaveIcon}
        isMirrored
        href={LINKS.signOut}
        aria-disabled={step === 'sending' || undefined}
        onClick={(event) => void handleClick(event)}
      >
        {step === 'sending' ? messages.signingOut : messages.signOut}
      </LinkRow>
      <p className="problem" role="alert">
        {step === 'failed' && messages.signOutFailed}
      </p>
    </li>
  );
}
