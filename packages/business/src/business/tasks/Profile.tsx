import type { Schema } from '@travel-shell/contract';
import { businessSetupV3Rules } from '@travel-shell/contract/rules/businessSetupV3Rules';
import { formRefusal, Notice } from '@travel-shell/piece/company-screens';
import { Form, FormFields, type FormMessages, LeaveQuestion, useForm, useFormMessages } from '@travel-shell/piece/form';
import {
  type BusinessAccount,
  onboardingTasks,
  sendAsMember,
  setUpBusinessProfile,
} from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode, RefObject } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

export interface SectionProps {
  account: BusinessAccount;
  heading: RefObject<HTMLHeadingElement | null>;
  messages: Messages;
}

interface ProfileProps extends SectionProps {
  isSaved: boolean;
  onSaved: (isSaved: boolean) => void;
}

/** The member's own profile (API-073). */
export function Profile(props: ProfileProps): ReactNode {
  const { messages } = props;
  const words = useFormMessages(messages.lang);
  const text = messages.profile;
  return (
    <section className="card" aria-labelledby="profile">
      <div className="card-head">
        <h2 id="profile" ref={props.heading} tabIndex={-1}>
          {text.title}
        </h2>
        <p className="muted">{text.lead}</p>
      </div>
      {words ? <ProfileForm {...props} words={words} /> : <p role="status">{messages.frame.loading}</p>}
    </section>
  );
}

function ProfileForm({
  account,
  messages,
  words,
  isSaved,
  onSaved,
}: ProfileProps & { words: FormMessages }): ReactNode {
  const text = messages.profile;
  const form = useForm<Schema<'BusinessSetupV3'>>({
    rules: businessSetupV3Rules,
    messages: words,
    labels: text,
    data: { values: account },
    draft: { user: account.email, company: account.companyName, screen: 'tasks' },
    async submit(setup) {
      onSaved(false);
      await sendAsMember(() => setUpBusinessProfile(setup));
      // The setup has taken a step, too.
      await onboardingTasks.refresh();
      return undefined;
    },
    onSaved: () => onSaved(true),
    refusal: formRefusal(messages.common),
  });
  const allows = form.checkbox('allowsBookingByOthers');

  return (
    <>
      <Form form={form} action="/business/tasks">
        <div className="fields">
          <FormFields form={form}>
            <div className="pair">
              <TextField label={text.firstName} autoComplete="given-name" {...form.field('firstName')} />
              <TextField label={text.lastName} autoComplete="family-name" {...form.field('lastName')} />
            </div>
            <div className="pair">
              <TextField label={text.jobTitle} autoComplete="organization-title" {...form.field('jobTitle')} />
              <TextField label={text.phoneNumber} autoComplete="tel" {...form.field('phoneNumber')} />
            </div>
            <Checkbox label={text.allowsBookingByOthers} hint={text.allowsHint} {...allows} />
          </FormFields>
          <div className="actions card-foot">
            <Button type="submit" isLoading={form.isSending}>
              {text.save}
            </Button>
            <Notice>{isSaved && !form.isDirty && messages.common.saved}</Notice>
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}
