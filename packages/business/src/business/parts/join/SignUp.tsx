import { signUpBizPlusCompany, signUpCompany } from '@travel-shell/api/business';
import type { Schema } from '@travel-shell/contract';
import { companySignupRules } from '@travel-shell/contract/rules/companySignupRules';
import { siteUrl } from '@travel-shell/piece';
import { Form, FormFields, useForm } from '@travel-shell/piece/form';
import { Button } from '@travel-shell/ui/button';
import { Icon, mailIcon } from '@travel-shell/ui/icons';
import { PasswordField } from '@travel-shell/ui/password-field';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formRefusal } from '../../../parts/formRefusal.ts';
import { type JoinProps, Offer } from './Offer.tsx';
import { Waitlist } from './Waitlist.tsx';

/** A new account with a new company (API-098, API-099). */
export function SignUp(props: JoinProps): ReactNode {
  const { messages, tier } = props;
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <Sent {...props} email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <Offer {...props} lead={messages.signUp.lead}>
      {tier === 'enterprise' ? (
        <Waitlist {...props} plan={tier} email="" />
      ) : (
        <SignUpForm {...props} onSent={setSentTo} />
      )}
    </Offer>
  );
}

function SignUpForm({ messages, words, tier, onSent }: JoinProps & { onSent: (email: string) => void }): ReactNode {
  const text = messages.signUp;
  const form = useForm<Schema<'CompanySignup'>>({
    rules: companySignupRules,
    messages: words,
    labels: text.fields,
    data: NOTHING,
    // Nobody is signed in. The password is not kept.
    draft: { user: '', company: '', screen: 'get-started' },
    async submit(signup) {
      const { email } = await (tier === 'bizPlus' ? signUpBizPlusCompany : signUpCompany)(signup);
      onSent(email);
      return undefined;
    },
    refusal: formRefusal(messages.common),
  });
  const { type: _, ...password } = form.field('password');

  return (
    <Form form={form} action="/business/get-started">
      <div className="fields">
        <FormFields form={form}>
          <TextField label={text.fields.companyName} autoComplete="organization" {...form.field('companyName')} />
          <div className="pair">
            <TextField label={text.fields.firstName} autoComplete="given-name" {...form.field('firstName')} />
            <TextField label={text.fields.lastName} autoComplete="family-name" {...form.field('lastName')} />
          </div>
          <TextField label={text.fields.email} autoComplete="email" {...form.field('email')} />
          <PasswordField
            label={text.fields.password}
            hint={text.passwordHint}
            showText={text.showPassword}
            autoComplete="new-password"
            {...password}
          />
        </FormFields>
        <div className="actions">
          <Button type="submit" isLoading={form.isSending}>
            {text.submit}
          </Button>
          <a className="ts-link" part="link" href={siteUrl('/login?redir=%2Fbusiness')}>
            {text.signIn}
          </a>
        </div>
      </div>
    </Form>
  );
}

const NOTHING = { values: {} };

/** The same whether or not the address has an account. */
function Sent({ messages, email, onAgain }: JoinProps & { email: string; onAgain: () => void }): ReactNode {
  const text = messages.signUp;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has gone, with the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="card sent">
      <Icon path={mailIcon} />
      <h2 ref={heading} tabIndex={-1}>
        {text.mailTitle}
      </h2>
      <p>{text.mailText({ email })}</p>
      <Button variant="link" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  );
}
