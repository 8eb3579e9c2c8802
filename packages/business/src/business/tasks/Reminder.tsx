import type { Schema } from '@travel-shell/contract';
import { Notice, useChange } from '@travel-shell/piece/company-screens';
import { dismissReminderTaskGrid } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { bellIcon, Icon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface ReminderProps {
  found: Schema<'OnboardingTasks'>;
  messages: Messages;
  onDismissed: () => void;
}

/** Says what is left, until the visitor wants to hear no more of it (API-076) or everything is done. */
export function Reminder({ found, messages, onDismissed }: ReminderProps): ReactNode {
  const { busy, problem, run } = useChange(messages.common);
  const count = found.accountTasks.filter(({ status }) => status === 'open').length;
  if (count === 0) return <Notice>{messages.tasks.allDone}</Notice>;
  if (found.reminderTaskGridDismissed) return null;

  async function dismiss(): Promise<void> {
    if (await run('dismiss', dismissReminderTaskGrid)) onDismissed();
  }

  return (
    <div className="reminder">
      <Icon path={bellIcon} />
      <p>{messages.tasks.left({ count })}</p>
      <Button variant="link" size="small" isLoading={busy !== undefined} onClick={() => void dismiss()}>
        {messages.tasks.dismiss}
      </Button>
      <Notice tone="wrong">{problem}</Notice>
    </div>
  );
}
