import { logFailure } from '@travel-shell/core';
import { useConfig, useLazy } from '@travel-shell/piece';
import { type Refusal, useFormCore } from '@travel-shell/piece/useFormCore';
import type { SignInOutcome } from '@travel-shell/store/auth';
import { useEffectEvent } from '@travel-shell/ui';
import { Button } from '@travel-shell/ui/button';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { ErrorSummary } from '@travel-shell/ui/form';
import { PasswordField } from '@travel-shell/ui/password-field';
import { TextField } from '@travel-shell/ui/text-field';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { offersPasskeys, passkeys } from '../lazyPasskeys.ts';
import { legalLinks } from '../parts/legalLinks.tsx';
import type { SignInControls } from '../SignInControls.ts';
import { checkFields, type FormRules, type FormValues, readForm } from './checkFields.ts';
import { LightForm } from './LightForm.tsx';
import { passwordStrength } from './passwordStrength.ts';
import { refusalOf } from './refusalOf.ts';
import { Strength } from './Strength.tsx';

export interface SignInFormProps extends FormRules {
  controls: SignInControls;
  /** The form's action, for a browser without our script. */
  action: string;
  submit: string;
  /** The button's label while pending. */
  busy: string;
  /** The name is fixed; the field is read-only, for the visitor and for password managers. */
  isNameFixed?: boolean;
  /** Submits the form. Rejections are shown to the visitor. */
  onSubmit: (values: FormValues, signal: AbortSignal) => Promise<void>;
}

const report = (message: string, cause: unknown) =>
  logFailure({ code: 'SIGN_IN_FAILED', message, piece: 'sign-in', cause });

/** The one form of the dialog, with the fields of its state (STA-102, STA-103). Inputs stay the same from state to state. */
export function SignInForm(props: SignInFormProps): ReactNode {
  const { controls, fields, isEmail, isNewPassword, isNameFixed, onSubmit } = props;
  const { messages, flow, props: piece } = controls;
  const isServed = flow.served !== undefined;
  const { apiBase } = useConfig();
  const form = useFormCore<FormValues>({
    read(element) {
      const body = readForm(element);
      return { body, problems: checkFields(props, body, messages) };
    },
    async send(values) {
      const signal = controls.signal();
      await onSubmit(values, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
    refusalOf: refuse,
    summaryOf: (count) => messages.checkFields({ count }),
  });
  const { problems } = form;
  const [typed, setTyped] = useState('');
  const has = (name: (typeof fields)[number]) => fields.includes(name);
  const hasPasskeys = piece.passkeys === 'on' && has('username') && !isNameFixed && !isNewPassword;

  // The first empty field.
  const focusFirst = useEffectEvent(() => {
    const inputs = [
      ...(form.ref.current?.querySelectorAll<HTMLInputElement>('input:not([readonly], [type=checkbox])') ?? []),
    ];
    (inputs.find(({ value }) => !value) ?? inputs[0])?.focus();
  });

  // Not as an attribute, which routers would keep in their copies of the page's HTML.
  const fillName = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && !input.value) input.value = flow.username;
    },
    [flow.username],
  );

  const clear = useEffectEvent(() => form.refuse({}));

  // Focus the next thing to do.
  const shape = `${flow.state.step} ${fields.join()}`;
  // If it is visible already, leave the focus where the visitor has it.
  const isSeen = useRef(isServed);
  useEffect(() => {
    if (isSeen.current) {
      isSeen.current = false;
      return;
    }
    clear();
    if (shape) focusFirst();
  }, [shape]);

  const { module: autofill } = useLazy(passkeys, hasPasskeys && offersPasskeys(piece));
  const sayFailed = useEffectEvent(() => form.refuse({}, messages.passkeyFailed));
  const hear = useEffectEvent((outcome: SignInOutcome) => controls.finish('passkey', outcome));
  useEffect(() => {
    if (!hasPasskeys || !autofill) return;
    autofill.keepPasskeySignIn(true);
    return autofill.startPasskeyAutofill((outcome) => {
      if (outcome.result === 'signed-in') hear(outcome.signIn);
      else if (outcome.result === 'failed') sayFailed();
    });
  }, [hasPasskeys, autofill]);

  function keepPasskey(isKept: boolean): void {
    autofill?.keepPasskeySignIn(isKept);
  }

  /** Shows another state, or what to say at the form. */
  function refuse(error: unknown): Refusal | undefined {
    const refusal = refusalOf(error, props, messages);
    controls.track('failure', fields.join('-'));
    if ('state' in refusal) {
      controls.go(refusal.state);
      if (refusal.state.step === 'elsewhere') report('Pages of another site than the back end cannot sign in.', error);
      return undefined;
    }
    if ('field' in refusal) return { fields: { [refusal.field]: refusal.text }, text: '' };
    report('The form was not accepted.', error);
    return { fields: {}, text: refusal.text };
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    // Kept for the next state, whether this one is accepted or not.
    controls.keepUsername(readForm(event.currentTarget).username);
    form.props.onSubmit(event);
  }

  const passwordStrengthText = isNewPassword && typed ? passwordStrength(typed, flow.username) : undefined;
  return (
    <LightForm
      {...form.props}
      isServed={isServed}
      host={controls.props.element.host}
      lang={messages.lang}
      dir={messages.dir}
      action={apiBase + props.action}
      onShow={focusFirst}
      onSubmit={handleSubmit}
    >
      <ErrorSummary text={form.summary} />
      {has('username') && (
        <TextField
          id="travel-sign-in-username"
          name="username"
          label={isEmail ? messages.email : messages.username}
          type={isEmail ? 'email' : 'text'}
          inputMode="email"
          autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          readOnly={isNameFixed}
          ref={fillName}
          error={problems.username}
        />
      )}
      {has('code') && (
        <div className="form-code">
          <TextField
            id="travel-sign-in-code"
            name="code"
            label={messages.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            required
            error={problems.code}
          />
        </div>
      )}
      {has('password') && (
        <PasswordField
          id={isNewPassword ? 'travel-sign-in-new-password' : 'travel-sign-in-password'}
          key={isNewPassword ? 'new' : 'current'}
          name="password"
          label={isNewPassword ? messages.newPassword : messages.password}
          autoComplete={isNewPassword ? 'new-password' : 'current-password'}
          showText={messages.showPassword}
          capsLockText={messages.capsLock}
          dir="ltr"
          required
          error={problems.password}
          onValueChange={setTyped}
          strength={
            isNewPassword &&
            !problems.password && <Strength strength={passwordStrengthText} typed={typed} messages={messages} />
          }
        />
      )}
      <div className="form-choices">
        {has('sticky') && <Checkbox name="sticky" label={messages.stay} defaultChecked onCheckedChange={keepPasskey} />}
        {has('emailsConsent') && <Checkbox name="emailsConsent" label={messages.deals} defaultChecked />}
        {has('termsConsent') && (
          <Checkbox
            name="termsConsent"
            label={legalLinks(messages.consent, piece)}
            required
            error={problems.termsConsent}
          />
        )}
      </div>
      <Button type="submit" fullWidth isLoading={form.isSending} loadingText={props.busy}>
        {props.submit}
      </Button>
    </LightForm>
  );
}
