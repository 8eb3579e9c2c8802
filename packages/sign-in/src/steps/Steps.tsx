import { redirect } from '@travel-shell/api/navigate';
import { isOnSite, returnAddress, siteUrl } from '@travel-shell/piece';
import { Button } from '@travel-shell/ui/button';
import { fieldSheet } from '@travel-shell/ui/field';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useLayoutEffect } from 'react';
import formSheet from '../form/LightForm.shadow.css';
import { SignInForm } from '../form/SignInForm.tsx';
import { PROVIDER_NAMES } from '../headingOf.ts';
import { legalLinks } from '../parts/legalLinks.tsx';
import { Providers } from '../parts/Providers.tsx';
import type { SignInControls } from '../SignInControls.ts';
import { formOf } from './formOf.ts';
import sheet from './Steps.shadow.css';
import { textOf } from './textOf.ts';
import { type CodeMail, useCodeMail } from './useCodeMail.ts';

/** The sheets that a first screen with a form needs besides. */
export const SHEETS = [fieldSheet, formSheet, sheet];

/**
 * Every state after the first screen: its text, its form and its links. All states share one form, so that fields
 * filled in by a password manager keep their values.
 */
export function Steps(controls: SignInControls): ReactNode {
  useLayoutEffect(() => {
    const root = controls.props.element.host?.shadowRoot;
    // Runs again when a new preparation has replaced them all.
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  });
  const mail = useCodeMail(controls);
  const text = textOf(controls, mail);
  const form = formOf(controls, mail);
  return (
    <div className="stack">
      {text && (
        <p className="lead" part="text">
          {text}
        </p>
      )}
      {form && <SignInForm controls={controls} {...form} />}
      <Further {...controls} mail={mail} />
    </div>
  );
}

/** Our own redirect page brings the visitor back here. Other hosts do not get the return URL. */
function withReturn(url: string): string {
  const to = new URL(siteUrl(url), location.href);
  if (isOnSite(url)) to.searchParams.set('redir', returnAddress());
  return to.href;
}

/** The other actions of a state, below its form. */
function Further({ mail, ...controls }: SignInControls & { mail: CodeMail }): ReactNode {
  const { props, messages, flow, go } = controls;
  const { state } = flow;
  const link = (text: string, onClick: () => void) => (
    <Button variant="link" size="small" onClick={onClick}>
      {text}
    </Button>
  );
  const forgot = link(messages.forgot, () => go({ step: 'forgot' }));
  const code = link(messages.codeInstead, () => go({ step: 'magicCode' }));
  const others = link(messages.otherWays, () => go({ step: 'landing' }));

  switch (state.step) {
    case 'password':
      return (
        <div className="links">
          {forgot}
          {code}
          {link(messages.otherAccount, () => {
            controls.keepUsername('');
            go({ step: 'email' }, true);
          })}
        </div>
      );
    case 'login':
      if (state.mode === 'registered')
        return <Button onClick={() => go({ step: 'login', mode: 'login' })}>{messages.backToSignIn}</Button>;
      return (
        <div className="links">
          {state.mode === 'login' && forgot}
          {state.mode === 'login' && code}
          {state.mode === 'login' ? (
            <span className="turn">
              {messages.newHere} {link(messages.registerTitle, () => go({ step: 'login', mode: 'register' }))}
            </span>
          ) : (
            <span className="turn">
              {messages.haveAccount} {link(messages.loginTitle, () => go({ step: 'login', mode: 'login' }))}
            </span>
          )}
          {others}
          {/* Else its checkbox says so. */}
          {state.mode === 'register' && props.noTermsConsent && (
            <span className="legal">{legalLinks(messages.legal, props)}</span>
          )}
        </div>
      );
    case 'forgotSuccess':
      return <Button onClick={() => go({ step: 'login', mode: 'login' })}>{messages.backToSignIn}</Button>;
    case 'magicCode':
      if (!mail.sentTo) return null;
      return (
        <div className="links">
          <Button
            variant="link"
            size="small"
            aria-disabled={mail.wait > 0 || undefined}
            aria-describedby="resend-wait"
            onClick={mail.wait > 0 ? undefined : mail.resend}
          >
            {messages.resend}
          </Button>
          {/* Not the name of the button, which a screen reader would say each second. */}
          <span className="note" id="resend-wait">
            {mail.wait > 0 && messages.resendIn({ seconds: mail.wait })}
          </span>
          <span className="note" role="status">
            {mail.isResent && messages.resent}
          </span>
        </div>
      );
    case 'locked':
      return (
        <Link variant="primary" fullWidth href={siteUrl(props.helpUrl)}>
          {messages.help}
        </Link>
      );
    case 'externalAuth': {
      const { url } = state;
      if (!url) return <Button onClick={() => go({ step: 'email' })}>{messages.businessContinue}</Button>;
      return (
        <Button fullWidth onClick={() => redirect(withReturn(url), 'external-auth', props.element.host)}>
          {messages.continue}
        </Button>
      );
    }
    case 'elsewhere':
      // Without a way back: there the visitor would be signed out as before.
      return (
        <Button fullWidth onClick={() => redirect(state.url, 'sign-in-elsewhere', props.element.host)}>
          {messages.continue}
        </Button>
      );
    case 'oauth':
      return <ProviderFurther {...controls} />;
    default:
      return null;
  }
}

/** SIG-013, SIG-037 */
function ProviderFurther(controls: SignInControls): ReactNode {
  const { messages, flow, go, continueWith, close } = controls;
  const { state } = flow;
  if (state.step !== 'oauth') return null;
  const { provider, phase } = state;
  if (!provider) return <Providers {...controls} />;
  const others = (
    <Button fullWidth variant="quiet" onClick={() => go({ step: 'landing' })}>
      {messages.otherWays}
    </Button>
  );
  switch (phase) {
    case 'waiting':
    case 'failed':
      return (
        <>
          {phase === 'waiting' && <span className="waiting ts-button-spinner" />}
          {phase === 'failed' && (
            <p className="problem" role="alert">
              {messages.providerFailed({ provider: PROVIDER_NAMES[provider] })}
            </p>
          )}
          <Button fullWidth variant={phase === 'failed' ? 'primary' : 'quiet'} onClick={() => continueWith(provider)}>
            {messages.tryAgain}
          </Button>
          {others}
        </>
      );
    case 'not-linkable':
      return others;
    case 'success':
    case 'welcome':
      return (
        <Button fullWidth onClick={close}>
          {messages.continue}
        </Button>
      );
    case 'link':
      return null;
  }
}
