import { formatDate } from '@travel-shell/i18n/dates';
import type { CompanyChange } from '@travel-shell/store/company';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface LastChangeProps {
  change: CompanyChange | undefined;
  messages: Messages;
}

/** Who has changed this last, and when. */
export function LastChange({ change, messages }: LastChangeProps): ReactNode {
  if (!change) return null;
  const { changedBy, supportAgent, changedAt } = change;
  const time = formatDate(messages.lang, Date.parse(changedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const { lastChange, lastChangeBySupport, somebody } = messages.common;
  const name = changedBy ?? somebody;
  return (
    <p className="muted last-change" part="last-change">
      {supportAgent ? lastChangeBySupport({ agent: supportAgent, name, time }) : lastChange({ name, time })}
    </p>
  );
}
