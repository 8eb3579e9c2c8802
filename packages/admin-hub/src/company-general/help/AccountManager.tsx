import { type AccountManagerMessage, contactAccountManager } from '@travel-shell/api/company';
import { accountManagerMessageRules } from '@travel-shell/contract/rules/accountManagerMessageRules';
import { FileField } from '@travel-shell/ui/file-field';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { Description } from './Description.tsx';
import { HelpForm } from './HelpForm.tsx';

interface AccountManagerProps {
  messages: Messages;
  /** Names its draft. */
  screen: string;
  onDone(said: string): void;
}

/** A message to the account manager, with one file (API-122, STA-099). */
export function AccountManager({ messages, screen, onDone }: AccountManagerProps): ReactNode {
  const text = messages.companyGeneral.manager;
  const { description, attachment } = messages.companyGeneral.help;
  const labels = { subject: text.subject, description, attachment };
  return (
    <HelpForm<AccountManagerMessage>
      messages={messages}
      screen={screen}
      rules={accountManagerMessageRules}
      labels={labels}
      file={{ name: 'attachment', rule: accountManagerMessageRules.attachment }}
      send={async (message) => {
        await contactAccountManager(message);
        return text.sent;
      }}
      onDone={onDone}
      fields={(form, file) => (
        <>
          <TextField label={labels.subject} {...form.field('subject')} />
          <Description label={description} form={form} />
          <FileField
            {...file}
            id={form.fieldId('attachment')}
            label={labels.attachment}
            error={form.problems.attachment}
            hasPreview
          />
        </>
      )}
    />
  );
}
