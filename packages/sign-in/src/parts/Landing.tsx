import { Button } from '@travel-shell/ui/button';
import { mailIcon, passkeyIcon } from '@travel-shell/ui/icons';
import { memo, type ReactNode, useState, useSyncExternalStore } from 'react';
import { PageForm, pageButton } from '../form/PageForm.tsx';
import { offersPasskeys, passkeys } from '../lazyPasskeys.ts';
import { steps } from '../lazySteps.ts';
import type { SignInControls } from '../SignInControls.ts';
import type { SignInProps } from '../SignInProps.ts';
import { legalLinks } from './legalLinks.tsx';
import { Providers } from './Providers.tsx';

const never = () => () => {};

/** Independent of the request and of opening, so the prerendered contents can be shown unchanged. */
function isUnchanged(before: SignInControls, after: SignInControls): boolean {
  const names = Object.keys({ ...before.props, ...after.props }) as (keyof SignInProps)[];
  return (
    before.flow.state.step === after.flow.state.step &&
    before.flow.lastMethod === after.flow.lastMethod &&
    names.every((name) => name === 'request' || before.props[name] === after.props[name])
  );
}

/** The first screen, whatever led to it: SIG-007, SIG-016, SIG-018, SIG-019. */
export const Landing = memo(function Landing(controls: SignInControls): ReactNode {
  const { props, messages, flow, go, finish, close, track, signal } = controls;
  const { lastMethod: last } = flow;
  const { step } = flow.state;
  const [passkey, setPasskey] = useState<'idle' | 'asking' | 'failed'>('idle');
  const hasPasskeys = useSyncExternalStore(
    never,
    () => offersPasskeys(props),
    () => props.passkeys === 'on',
  );
  const isBusiness = step === 'businessOnboarding';

  async function handlePasskey(): Promise<void> {
    track('click', 'passkey');
    setPasskey('asking');
    const ended = signal();
    const outcome = await (await passkeys.attempt())?.signInWithPasskey();
    if (ended.aborted) return;
    setPasskey(!outcome || outcome.result === 'failed' ? 'failed' : 'idle');
    if (outcome?.result === 'signed-in') finish('passkey', outcome.signIn);
    else if (outcome?.result === 'silent' && outcome.redirectUrl)
      go({ step: 'externalAuth', url: outcome.redirectUrl });
  }

  // A failure is retried on click.
  const handleIntent = () => void steps.load().catch(() => {});

  const texts = {
    priceAlertLanding: messages.priceText,
    tripsSoftGate: messages.gateText,
    changeWaits: messages.changeText,
    businessOnboarding: messages.businessText,
  } as Readonly<Record<string, string>>;

  return (
    <PageForm className="stack">
      <p className="lead" part="text">
        {texts[step] ?? messages.invitation}
      </p>
      {passkey === 'failed' && (
        <p className="problem" role="alert">
          {messages.passkeyFailed}
        </p>
      )}
      {!isBusiness && props.providers && (
        <>
          <Providers {...controls} last={last} />
          <p className="or">{messages.or}</p>
        </>
      )}
      <Button
        fullWidth
        variant={isBusiness || !props.providers ? 'primary' : 'quiet'}
        icon={mailIcon}
        {...pageButton('email')}
        data-screen="email"
        // For the passkeys that the browser offers in the form.
        {...(props.passkeys !== 'off' && { 'data-needs': '' })}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={() => {
          track('click', 'email');
          go({ step: 'email' });
        }}
      >
        {isBusiness ? messages.businessContinue : messages.continueWithEmail}
        {(last === 'password' || last === 'code') && <span className="last">{messages.lastUsed}</span>}
      </Button>
      {hasPasskeys && !isBusiness && (
        <Button
          fullWidth
          variant="quiet"
          icon={passkeyIcon}
          isLoading={passkey === 'asking'}
          {...pageButton('passkey')}
          onClick={handlePasskey}
        >
          {messages.withPasskey}
          {last === 'passkey' && <span className="last">{messages.lastUsed}</span>}
        </Button>
      )}
      {step === 'tripsSoftGate' && !props.noClose && (
        <Button fullWidth variant="link" data-dismiss="" onClick={close}>
          {messages.notNow}
        </Button>
      )}
      <p className="legal">{legalLinks(messages.legal, props)}</p>
    </PageForm>
  );
}, isUnchanged);
