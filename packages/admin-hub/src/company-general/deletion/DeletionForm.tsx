import { call } from '@travel-shell/api';
import { sendCompanyDeletionEmail } from '@travel-shell/contract/calls/sendCompanyDeletionEmail';
import type { Rules } from '@travel-shell/contract/rule';
import { formRefusal, useUser } from '@travel-shell/piece/company-screens';
import { Form, FormFields, type FormMessages, useForm, useFormMessages } from '@travel-shell/piece/form';
import type { ScreenProps } from '@travel-shell/piece/screens';
import { sendAsMember } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useId } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { isSameName } from './isSameName.ts';
import { useIsLastAdministrator } from './useIsLastAdministrator.ts';

interface DeletionFormProps extends Pick<ScreenProps<Messages>, 'messages' | 'business'> {
  /** The company's name. */
  name: string;
  onDone(said: string): void;
}

const rules = { companyName: { type: 'text', required: true } } as const satisfies Rules;

/** Asks for the mail: what goes with the company is listed, and its name is typed. Nothing is deleted by this. */
export function DeletionForm(props: DeletionFormProps): ReactNode {
  const words = useFormMessages(props.messages.lang);
  return words ? <Fields {...props} words={words} /> : <p role="status">{props.messages.frame.loading}</p>;
}

function Fields({ messages, business, words, name, onDone }: DeletionFormProps & { words: FormMessages }): ReactNode {
  const text = messages.companyGeneral.deletion;
  const email = useUser();
  const isLast = useIsLastAdministrator(business);
  const [goesId, staysId] = [useId(), useId()];
  const form = useForm<{ companyName?: string }>({
    rules,
    messages: words,
    labels: { companyName: text.name },
    data: { values: {} },
    check: ({ companyName = '' }) => (isSameName(companyName, name) ? {} : { companyName: text.wrongName({ name }) }),
    async submit() {
      await sendAsMember(() => call(sendCompanyDeletionEmail));
      return undefined;
    },
    onSaved: () => onDone(email ? text.sentTo({ email }) : text.sent),
    refusal: formRefusal(messages.common),
  });

  return (
    <Form form={form} action="/business/company/general" autoComplete="off">
      <div className="fields">
        <div>
          <p id={goesId}>{text.goes}</p>
          <ul className="general-list" aria-labelledby={goesId}>
            <li>{text.goesSettings}</li>
            <li>{text.goesLogo}</li>
            <li>{text.goesMembers}</li>
            <li>{text.goesReports}</li>
          </ul>
        </div>
        <div>
          <p id={staysId}>{text.stays}</p>
          <ul className="general-list" aria-labelledby={staysId}>
            <li>{text.staysAccounts}</li>
          </ul>
        </div>
        <div role="status">
          {isLast && (
            <p>
              <strong>{text.last}</strong>
            </p>
          )}
        </div>
        <FormFields form={form}>
          <TextField
            label={text.name}
            hint={text.nameHint({ name })}
            spellCheck={false}
            {...form.field('companyName')}
            dir="auto"
          />
        </FormFields>
        <div className="actions">
          <Button type="submit" variant="danger" isLoading={form.isSending}>
            {text.send}
          </Button>
        </div>
      </div>
    </Form>
  );
}
