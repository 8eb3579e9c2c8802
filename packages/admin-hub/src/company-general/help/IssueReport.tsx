import { type IssueReport as Report, reportIssue } from '@travel-shell/api/business';
import { issueReportFormRules } from '@travel-shell/contract/rules/issueReportFormRules';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { Attachments } from './Attachments.tsx';
import { Description } from './Description.tsx';
import { HelpForm } from './HelpForm.tsx';

interface IssueReportProps {
  messages: Messages;
  /** Names its draft. */
  screen: string;
  onDone(said: string): void;
}

const { item: rule, maxItems } = issueReportFormRules.attachments;

/** A problem, told to support with up to five files (API-123, STA-098). */
export function IssueReport({ messages, screen, onDone }: IssueReportProps): ReactNode {
  const text = messages.companyGeneral.issue;
  const { description, attachments } = messages.companyGeneral.help;
  const labels = {
    summary: text.summary,
    topic: text.topic,
    bookingNumber: text.bookingNumber,
    description,
    attachments,
  };
  return (
    <HelpForm<Report>
      messages={messages}
      screen={screen}
      rules={issueReportFormRules}
      labels={labels}
      file={{ name: 'attachments', rule }}
      send={async (report) => {
        const { reportId } = await reportIssue(report);
        return text.sent({ id: reportId });
      }}
      onDone={onDone}
      fields={(form, file) => (
        <>
          <TextField label={labels.summary} {...form.field('summary')} />
          <div className="pair">
            <TextField label={labels.topic} hint={text.topicHint} {...form.field('topic')} />
            <TextField
              label={labels.bookingNumber}
              hint={text.bookingNumberHint}
              spellCheck={false}
              {...form.field('bookingNumber')}
            />
          </div>
          <Description label={description} form={form} />
          <Attachments form={form} file={file} max={maxItems} messages={messages} />
        </>
      )}
    />
  );
}
