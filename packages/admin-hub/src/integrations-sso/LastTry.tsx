import { formatDate } from '@travel-shell/i18n/dates';
import { alertIcon, clockIcon, Icon, successIcon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { SsoEntry } from './risks.ts';

const ICONS = { STARTED: clockIcon, SUCCEEDED: successIcon, FAILED: alertIcon } as const;

/** When the entry was tried last, how that ended, and what to do about it (API-108). */
export function LastTry({ lastTry, messages }: { lastTry: SsoEntry['lastTry']; messages: Messages }): ReactNode {
  const text = messages.sso;
  if (!lastTry) return <p className="muted">{text.tries.none}</p>;
  const { triedAt, result, reason, isCurrent } = lastTry;
  const time = formatDate(messages.lang, Date.parse(triedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="try" data-result={result}>
      <p className="notice" data-tone={result === 'FAILED' ? 'wrong' : 'good'}>
        <Icon path={ICONS[result]} />
        <span>{text.tries[result]({ time })}</span>
      </p>
      {reason && <p>{text.reasons[reason]}</p>}
      {!isCurrent && <p>{text.tries.outdated}</p>}
    </div>
  );
}
