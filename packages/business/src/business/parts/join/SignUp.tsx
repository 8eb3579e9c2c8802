import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { signUpBizPlusCompany } from '@travel-shell/contract/calls/signUpBizPlusCompany';
import { signUpCompany } from '@travel-shell/contract/calls/signUpCompany';
import { companySignupRules } from '@travel-shell/contract/rules/companySignupRules';
import { siteUrl } from '@travel-shell/piece';
import { formRefusal, Notice, useChange } from '@travel-shell/piece/company-screens';
import { Form, FormFields, LeaveQuestion, useForm } from '@travel-shell/piece/form';
import { Button } from '@travel-shell/ui/button';
import { Icon, mailIcon } from '@travel-shell/ui/icons';
import { PasswordField } from '@travel-shell/ui/password-field';
import { TextField } from '@travel-shell/ui/text-field';
import { createElement, Fragment, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { LegalAddresses } from '../LegalAddresses.ts';
import { type JoinProps, Offer } from './Offer.tsx';
import { Waitlist } from './Waitlist.tsx';

type Signup = Schema<'CompanySignup'>;
type Typed = Omit<Signup, 'password'>;

/** A new account with a new company (API-098, API-099). */
export function SignUp(props: JoinProps): ReactNode {
  const { messages, tier } = props;
  // With the password, as long as this page is there: the mail can be sent again.
  const [sent, setSent] = useState<{ signup: Signup; email: string; isShown: boolean }>();
  const send = (signup: Signup) => call(tier === 'bizPlus' ? signUpBizPlusCompany : signUpCompany, { json: signup });

  if (sent?.isShown) {
    return (
      <Sent
        {...props}
        email={sent.email}
        onAgain={() => send(sent.signup)}
        onOther={() => setSent({ ...sent, isShown: false })}
      />
    );
  }
  const { password: _, ...typed } = { password: '', ...sent?.signup };
  return (
    <Offer {...props} lead={messages.signUp.lead}>
      {tier === 'enterprise' ? (
        <Waitlist {...props} plan={tier} email="" />
      ) : (
        <SignUpForm
          {...props}
          typed={sent && typed}
          onSubmit={async (signup) => {
            const { email } = await send(signup);
            setSent({ signup, email, isShown: true });
          }}
        />
      )}
    </Offer>
  );
}

interface SignUpFormProps extends JoinProps {
  /** The values that were sent, for a visitor who takes another address. */
  typed: Partial<Typed> | undefined;
  onSubmit(signup: Signup): Promise<void>;
}

function SignUpForm({ messages, words, typed, onSubmit }: SignUpFormProps): ReactNode {
  const text = messages.signUp;
  const [data] = useState({ values: { ...typed } });
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typed) email.current?.focus();
  }, [typed]);
  const form = useForm<Signup>({
    rules: companySignupRules,
    messages: words,
    labels: text.fields,
    data,
    // Nobody is signed in. The password is not kept.
    draft: { user: '', company: '', screen: 'get-started' },
    async submit(signup) {
      await onSubmit(signup);
      return undefined;
    },
    refusal: formRefusal(messages.common),
  });
  const { type: _, ...password } = form.field('password');
  const { termsUrl, privacyUrl } = use(LegalAddresses);
  const link = (url: string) => (words: string) => (
    <a className="ts-link" part="link" href={siteUrl(url)}>
      {words}
    </a>
  );

  return (
    <>
      <Form form={form} action="/business/get-started">
        <div className="fields">
          <FormFields form={form}>
            <TextField label={text.fields.companyName} autoComplete="organization" {...form.field('companyName')} />
            <div className="pair">
              <TextField label={text.fields.firstName} autoComplete="given-name" {...form.field('firstName')} />
              <TextField label={text.fields.lastName} autoComplete="family-name" {...form.field('lastName')} />
            </div>
            <TextField ref={email} label={text.fields.email} autoComplete="email" {...form.field('email')} />
            <PasswordField
              label={text.fields.password}
              hint={text.passwordHint}
              showText={text.showPassword}
              autoComplete="new-password"
              {...password}
            />
          </FormFields>
          <p className="muted legal">
            {createElement(Fragment, null, ...text.legal({ terms: link(termsUrl), privacy: link(privacyUrl) }))}
          </p>
          <div className="actions card-foot">
            <Button type="submit" isLoading={form.isSending}>
              {text.submit}
            </Button>
            <a className="ts-link" part="link" href={siteUrl('/login?redir=%2Fbusiness')}>
              {text.signIn}
            </a>
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}

interface SentProps extends JoinProps {
  email: string;
  /** Sends the mail once more. */
  onAgain(): Promise<unknown>;
  /** Another address is wanted. */
  onOther(): void;
}

/** The screen after the form is sent, the same whether or not the address has an account. */
function Sent({ messages, email, onAgain, onOther }: SentProps): ReactNode {
  const text = messages.signUp;
  const { busy, problem, run } = useChange(messages.common);
  const [isResent, setResent] = useState(false);
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
      <div className="actions">
        <Button
          variant="quiet"
          isLoading={busy === 'mail'}
          onClick={() => {
            setResent(false);
            void run('mail', onAgain).then(setResent);
          }}
        >
          {messages.resend}
        </Button>
        <Button variant="link" onClick={onOther}>
          {text.again}
        </Button>
      </div>
      <Notice>{isResent && messages.resent}</Notice>
      <Notice tone="wrong">{problem}</Notice>
    </div>
  );
}
