import { ConfirmDialog, type ConfirmDialogProps } from '@travel-shell/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { Action, Risk, SsoEntry } from './risks.ts';

interface ActionQuestionProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onClose' | 'returnFocus'> {
  action: Action;
  entry: SsoEntry;
  risk: Risk | undefined;
  messages: Messages;
}

/** Asks before an entry is switched on untried, and before the last active one or any entry at all goes. */
export function ActionQuestion({ action, entry, risk, messages, ...dialog }: ActionQuestionProps): ReactNode {
  const text = messages.sso;
  // The dialog fades out with the risk that it asked about: once the action is done, there is none any more.
  const [asked, setAsked] = useState(risk);
  if (dialog.isOpen && risk && risk !== asked) setAsked(risk);
  const isDone = action !== 'delete' && entry.active === (action === 'on');
  const why = dialog.isOpen && !isDone ? risk : asked;
  const confirmText = { on: text.switchOn, off: text.switchOff, delete: text.delete }[action];

  return (
    <ConfirmDialog
      {...dialog}
      heading={text.ask[action]({ name: entry.name })}
      confirmText={confirmText}
      cancelText={text.cancel}
      sendingText={text.sending}
      errorText={messages.common.refused}
      isDangerous={action !== 'on'}
    >
      {why && <p>{text.risks[why]}</p>}
      {action === 'delete' && <p>{text.deleteText}</p>}
    </ConfirmDialog>
  );
}
