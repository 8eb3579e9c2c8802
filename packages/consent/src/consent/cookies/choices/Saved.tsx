import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { formatList } from '@travel-shell/i18n/lists';
import { useShellState } from '@travel-shell/store';
import { type CookieCategory, consentRecords } from '@travel-shell/store/consent';
import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { OPTIONAL } from '../Answer.ts';

type ConsentRecord = Schema<'ConsentRecord'>;

interface SavedProps {
  messages: Messages;
  /** The optional categories that are accepted. */
  accepted: readonly CookieCategory[];
}

/** The visitor's own record: what was chosen, when, on which text, and its id to quote. */
export function Saved({ messages, accepted }: SavedProps): ReactNode {
  const texts = messages.cookies;
  const known = useShellState(consentRecords);
  const data = 'data' in known ? known.data : undefined;
  const record = data?.records.find(({ kind }) => kind === 'cookies');
  const other = data?.differs?.other;
  const namesOf = (categories: readonly string[]) => {
    const names = OPTIONAL.filter((category) => categories.includes(category)).map((each) => texts.names[each]);
    return names.length > 0 ? texts.accepted({ names: formatList(messages.lang, names) }) : texts.onlyNecessary;
  };
  return (
    <div className="saved" part="record">
      <p className="saved-title">{texts.chosen}</p>
      <p>{namesOf(accepted)}</p>
      {record && (
        <p className="muted">
          {texts.on({ time: timeOf(messages, record) })}
          <br />
          {record.text && (
            <>
              {texts.text({ version: record.text.version })}
              <br />
            </>
          )}
          {texts.record({ id: record.id })}
        </p>
      )}
      {other?.kind === 'cookies' && <p className="differs">{texts.differs({ names: namesOf(categoriesOf(other)) })}</p>}
    </div>
  );
}

const timeOf = (messages: Messages, { time }: ConsentRecord) =>
  formatDate(messages.lang, new Date(time), { dateStyle: 'medium', timeStyle: 'short' });

const categoriesOf = ({ choices }: ConsentRecord) => choices.acceptedCategories ?? [];
