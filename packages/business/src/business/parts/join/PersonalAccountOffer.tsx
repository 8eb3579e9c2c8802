import { ApiError } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { leisureSignupRules } from '@travel-shell/contract/rules/leisureSignupRules';
import { formRefusal } from '@travel-shell/piece/company-screens';
import { Form, FormFields, useForm } from '@travel-shell/piece/form';
import { refreshAuth } from '@travel-shell/store';
import { sendAsMember, signUpLeisureCompany, upgradeTier } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import { PAGES } from '../../pages.ts';
import { type JoinProps, Offer } from './Offer.tsx';
import { Waitlist } from './Waitlist.tsx';

interface PersonalAccountOfferProps extends JoinProps {
  email: string;
}

/** A company of somebody who is signed in with a private account (API-101). */
export function PersonalAccountOffer(props: PersonalAccountOfferProps): ReactNode {
  const { messages, tier, email } = props;
  return (
    <Offer {...props} lead={messages.signUp.leisureLead({ email })}>
      {tier === 'enterprise' ? <Waitlist {...props} plan={tier} /> : <PersonalAccountForm {...props} />}
    </Offer>
  );
}

function PersonalAccountForm({ messages, words, tier, email, go }: PersonalAccountOfferProps): ReactNode {
  const text = messages.signUp;
  const form = useForm<Schema<'LeisureSignup'>>({
    rules: leisureSignupRules,
    messages: words,
    labels: text.fields,
    data: NOTHING,
    draft: { user: email, company: '', screen: 'get-started' },
    async submit(signup) {
      try {
        await sendAsMember(() => signUpLeisureCompany(signup));
        // A new company begins with the smallest plan.
        const hasPlan = tier !== 'bizPlus' || (await sendAsMember(() => upgradeTier(tier)).then(isDone, isNotDone));
        go((hasPlan ? PAGES.companyTasks : PAGES.upgrade).path, 'company-created');
      } catch (error) {
        if (!(error instanceof ApiError) || error.serverCode !== 'ALREADY_MEMBER') throw error;
        await refreshAuth();
        go(PAGES.home.path, 'already-member');
      }
      return undefined;
    },
    refusal: formRefusal(messages.common),
  });

  return (
    <Form form={form} action="/business/get-started">
      <div className="fields">
        <FormFields form={form}>
          <TextField label={text.fields.companyName} autoComplete="organization" {...form.field('companyName')} />
          <div className="pair">
            <TextField label={text.fields.firstName} autoComplete="given-name" {...form.field('firstName')} />
            <TextField label={text.fields.lastName} autoComplete="family-name" {...form.field('lastName')} />
          </div>
        </FormFields>
        <div className="actions card-foot">
          <Button type="submit" isLoading={form.isSending}>
            {text.leisureSubmit}
          </Button>
        </div>
      </div>
    </Form>
  );
}

const NOTHING = { values: {} };
const isDone = () => true;
const isNotDone = () => false;
