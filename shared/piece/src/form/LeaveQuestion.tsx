import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import type { ReactNode } from 'react';
import type { FormControl } from './useForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Asks before a changed form is left. Whoever leaves discards what is typed. */
export function LeaveQuestion({ form }: { form: FormControl }): ReactNode {
  const { messages } = form;
  const guard = useLeaveGuard(form);

  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      heading={messages.leave.heading}
      confirmText={messages.leave.confirm}
      cancelText={messages.leave.stay}
      sendingText={messages.leave.sending}
      errorText={messages.leave.failed}
      isDangerous
      maxWidth="small"
      onConfirm={async () => {
        guard.leave();
        return undefined;
      }}
      onClose={guard.stay}
    >
      {messages.leave.text}
    </ConfirmDialog>
  );
}
