import { call, messageOf } from '@travel-shell/api';
import { resendBusinessConfirmationEmail } from '@travel-shell/contract/calls/resendBusinessConfirmationEmail';
import { sendCompanyConfirmation } from '@travel-shell/contract/calls/sendCompanyConfirmation';
import { logFailure } from '@travel-shell/core';
import { useSheets } from '@travel-shell/piece';
import { EmailText } from '@travel-shell/ui';
import { ConfirmDialog, confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import type { ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';

interface ConfirmationDialogProps extends PartProps {
  asked: 'company' | 'profile';
  /** The address the mail is sent to. */
  email: string;
  isOpen: boolean;
  onSent: () => void;
  /** Called when it closes, for any reason. */
  onEnd: () => void;
}

/** Resends the mail that confirms a company or a business profile (ACC-018 to ACC-026, ACC-O06). */
export function ConfirmationDialog({
  asked,
  email,
  isOpen,
  onSent,
  onEnd,
  ...props
}: ConfirmationDialogProps): ReactNode {
  const { messages } = props.prepared;
  const isCompany = asked === 'company';
  useSheets(props.element.host, confirmDialogSheets);

  async function handleConfirm(): Promise<string | undefined> {
    try {
      await (isCompany
        ? call(sendCompanyConfirmation, { query: { userEmail: email } })
        : call(resendBusinessConfirmationEmail));
    } catch (cause) {
      const message = 'The mail with the link that confirms could not be asked for.';
      logFailure({ code: 'BUSINESS_FAILED', message, piece: 'account-menu', cause });
      return messageOf(cause, messages.sendFailed); // ERR-039
    }
    onSent();
    return undefined;
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onEnd}
      heading={isCompany ? messages.companyHeading : messages.profileHeading}
      confirmText={messages.send}
      cancelText={messages.notNow}
      sendingText={messages.sending}
      errorText={messages.sendFailed}
      onConfirm={handleConfirm}
    >
      <p>{isCompany ? messages.companyText : messages.profileText}</p>
      <p className="dialog-email">
        <bdi>
          <EmailText text={email} />
        </bdi>
      </p>
    </ConfirmDialog>
  );
}
