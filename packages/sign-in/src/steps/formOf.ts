import { ApiError, callAuthForm } from '@travel-shell/api';
import { forgotPassword } from '@travel-shell/contract/calls/forgotPassword';
import { login } from '@travel-shell/contract/calls/login';
import { loginWithCode } from '@travel-shell/contract/calls/loginWithCode';
import { register } from '@travel-shell/contract/calls/register';
import { type SignInOutcome, signIn } from '@travel-shell/store/auth';
import { lastSignIn } from '@travel-shell/store/keys/lastSignIn';
import type { SignInFormProps } from '../form/SignInForm.tsx';
import type { SignInControls, SignInMethod } from '../SignInControls.ts';
import type { CodeMail } from './useCodeMail.ts';

type Form = Omit<SignInFormProps, 'controls'>;

/** The form of a state: its fields and its submit handler. Undefined for a state without one. */
export function formOf(controls: SignInControls, mail: CodeMail): Form | undefined {
  const { messages, flow, go, finish } = controls;
  const { state } = flow;
  switch (state.step) {
    case 'email':
      return {
        fields: ['username'],
        action: '/k/run/auth/login',
        submit: messages.continue,
        busy: messages.continue,
        // A visitor who has signed in here before goes to the password form; everyone else gets login (SIG-O01).
        async onSubmit(values, signal) {
          // An account with company sign-in has no password here; everyone else gets a code.
          if (flow.history.at(-1)?.step === 'externalAuth') {
            await mail.send(values.username, signal);
            go({ step: 'magicCode' });
            return;
          }
          const isKnown = lastSignIn.read()?.username?.toLowerCase() === values.username.toLowerCase();
          go(isKnown ? { step: 'password' } : { step: 'login', mode: 'login' });
        },
      };

    case 'password':
    case 'login':
      if (state.step === 'login' && state.mode === 'registered') return undefined;
      if (state.step === 'login' && state.mode === 'register') return registerForm(controls);
      return {
        fields: ['username', 'password', 'sticky'],
        isNameFixed: state.step === 'password' && flow.username !== '',
        action: '/k/run/auth/login',
        submit: messages.signIn,
        busy: messages.signingIn,
        async onSubmit({ username, password, sticky }, signal) {
          const form = { username, passwd: password, sticky, userInfo: true };
          const outcome = await signIn(callAuthForm(login, { form, signal }));
          await finishWith('password', outcome, sticky ? username : undefined);
        },
      };

    case 'forgot':
      return {
        fields: ['username'],
        action: '/k/run/auth/forgot',
        submit: messages.sendLink,
        busy: messages.sending,
        async onSubmit({ username }, signal) {
          await callAuthForm(forgotPassword, { form: { username }, signal });
          go({ step: 'forgotSuccess' });
        },
      };

    case 'magicCode':
      if (!mail.sentTo)
        return {
          fields: ['username'],
          action: '/k/run/auth/code/send',
          submit: messages.sendCode,
          busy: messages.sending,
          onSubmit: ({ username }, signal) => mail.send(username, signal),
        };
      return {
        fields: ['code', 'sticky'],
        action: '/k/run/auth/code/login',
        submit: messages.signIn,
        busy: messages.signingIn,
        async onSubmit({ code, sticky }, signal) {
          const form = { username: mail.sentTo, code, sticky, userInfo: true };
          const outcome = await signIn(callAuthForm(loginWithCode, { form, signal }));
          await finishWith('code', outcome, sticky ? mail.sentTo : undefined);
        },
      };

    case 'oauth': {
      const { phase, provider, link } = state;
      if (phase !== 'link' || !provider || !link) return undefined;
      return {
        fields: ['password'],
        action: '/k/run/googleauth/loginAndLinkExisting',
        submit: messages.link,
        busy: messages.signingIn,
        onSubmit: async ({ password }) => finishWith(provider, await link(password)),
      };
    }

    default:
      return undefined;
  }

  function finishWith(method: SignInMethod, outcome: SignInOutcome, name?: string): Promise<void> {
    // Status 2 without a field: the form stays (SIG-O14).
    if (outcome.result === 'try-again')
      throw new ApiError('AUTH_REJECTED', 'The form has to be sent again', { body: outcome.answer });
    return finish(method, outcome, name);
  }
}

/** SIG-031; the account exists once the link in the mail has been opened (D-13). */
function registerForm({ messages, props, go }: SignInControls): Form {
  return {
    fields: ['username', 'password', 'emailsConsent', ...(props.noTermsConsent ? [] : ['termsConsent' as const])],
    isEmail: true,
    isNewPassword: true,
    action: '/k/run/auth/register',
    submit: messages.register,
    busy: messages.sending,
    async onSubmit({ username, password, emailsConsent, termsConsent }, signal) {
      const regurl = location.pathname + location.search;
      const consent = props.noTermsConsent ? {} : { consent: termsConsent };
      const form = { username, passwd: password, optin: emailsConsent, ...consent, regurl };
      await callAuthForm(register, { form, signal });
      go({ step: 'login', mode: 'registered' });
    },
  };
}
