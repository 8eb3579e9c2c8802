import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { addToWaitlist } from '@travel-shell/contract/calls/addToWaitlist';
import { waitlistEntryRules } from '@travel-shell/contract/rules/waitlistEntryRules';
import { formRefusal, Notice } from '@travel-shell/piece/company-screens';
import { Form, FormFields, type FormMessages, LeaveQuestion, useForm } from '@travel-shell/piece/form';
import { Button } from '@travel-shell/ui/button';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useMemo, useState } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

interface WaitlistProps {
  messages: Messages;
  words: FormMessages;
  plan: Schema<'CompanyTier'>;
  /** The visitor's address, if it is known. */
  email: string;
}

/** The list of those who wait for a plan (API-111). It does not tell who is on it. */
export function Waitlist({ messages, words, plan, email }: WaitlistProps): ReactNode {
  const text = messages.waitlist;
  const [listed, setListed] = useState('');
  const data = useMemo(() => ({ values: { email, tier: plan } }), [email, plan]);
  const form = useForm<Schema<'WaitlistEntry'>>({
    rules: waitlistEntryRules,
    messages: words,
    labels: { email: text.email },
    data,
    async submit(entry) {
      setListed('');
      await call(addToWaitlist, { json: { ...entry, tier: plan } });
      setListed(entry.email);
      return undefined;
    },
    refusal: formRefusal(messages.common),
  });

  return (
    <>
      <Form form={form} action="/business/biz-plus-upgrade">
        <div className="fields">
          <div className="card-head">
            <h2>{text.title}</h2>
            <p className="muted">{text.text({ plan: messages.plans[plan] })}</p>
          </div>
          <FormFields form={form}>
            <TextField label={text.email} autoComplete="email" {...form.field('email')} />
          </FormFields>
          <div className="actions card-foot">
            <Button type="submit" variant="quiet" isLoading={form.isSending}>
              {text.submit}
            </Button>
            <Notice>{listed && text.done({ email: listed })}</Notice>
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}
