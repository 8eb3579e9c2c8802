import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { isolate } from '@travel-shell/i18n/isolate';
import { useShellState } from '@travel-shell/store';
import { consentRecords } from '@travel-shell/store/consent';
import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';

type ConsentRecord = Schema<'ConsentRecord'>;

interface SavedProps {
  messages: Messages;
  kind: ConsentRecord['kind'];
  /** The text of the choice that is saved now. */
  chosen: string;
  /** The text of another choice, if two differ. */
  describe: (choices: ConsentRecord['choices']) => string;
}

/**
 * The visitor's own record: what was chosen, when, on which text, and its id to quote. There is none to show where the choice
 * is not stored yet, nor on a page of another site, whose visitors the back end does not know.
 */
export function Saved({ messages, kind, chosen, describe }: SavedProps): ReactNode {
  const texts = messages.cookies;
  const { data } = useShellState(consentRecords);
  const record = data?.records.find((each) => each.kind === kind);
  const other = data?.differs?.other;
  return (
    <div className="saved" part="record">
      <p className="saved-title">{texts.chosen}</p>
      <p>{chosen}</p>
      {data && !record && <p className="muted">{texts.unrecorded}</p>}
      {record && (
        <p className="muted">
          {texts.on({ time: timeOf(messages, record) })}
          <br />
          {record.text && (
            <>
              {texts.text({ version: isolate(record.text.version) })}
              <br />
            </>
          )}
          {texts.record({ id: isolate(record.id) })}
        </p>
      )}
      {other?.kind === kind && <p className="differs">{texts.differs({ names: describe(other.choices) })}</p>}
    </div>
  );
}

const timeOf = (messages: Messages, { time }: ConsentRecord) =>
  formatDate(messages.lang, new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
