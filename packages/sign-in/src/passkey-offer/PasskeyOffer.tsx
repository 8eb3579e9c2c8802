import { passkeyOfferDeclined } from '@travel-shell/store/keys/passkeyOfferDeclined';
import { Button } from '@travel-shell/ui/button';
import { passkeyIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useState } from 'react';
import type { SignInControls } from '../SignInControls.ts';

/** After a sign-in by password. Every way out closes the dialog, and the visitor goes on signed in. */
export function PasskeyOffer({ messages, flow, close, track, signal }: SignInControls): ReactNode {
  const { state } = flow;
  const [phase, setPhase] = useState<'idle' | 'asking' | 'failed' | 'tooLate'>('idle');
  if (state.step !== 'passkeyOffer') return null;
  const { create } = state;

  async function handleCreate(): Promise<void> {
    track('click', 'create-passkey');
    setPhase('asking');
    const ended = signal();
    const outcome = await create();
    if (ended.aborted) return;
    track(outcome === 'created' ? 'success' : 'failure', 'create-passkey');
    if (outcome === 'failed' || outcome === 'tooLate') setPhase(outcome);
    else if (outcome === 'cancelled') setPhase('idle');
    else close();
  }

  function handleDecline(): void {
    track('click', 'decline-passkey');
    passkeyOfferDeclined.write(true);
    close();
  }

  if (phase === 'failed' || phase === 'tooLate') {
    return (
      <div className="stack">
        <p className="problem" role="alert">
          {phase === 'failed' ? messages.offerFailed : messages.offerTooLate}
        </p>
        <Button fullWidth onClick={close}>
          {messages.continue}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack">
      <p className="lead" part="text">
        {messages.offerText}
      </p>
      <Button fullWidth icon={passkeyIcon} isLoading={phase === 'asking'} onClick={handleCreate}>
        {messages.createPasskey}
      </Button>
      <Button fullWidth variant="quiet" onClick={close}>
        {messages.notNow}
      </Button>
      <Button fullWidth variant="link" onClick={handleDecline}>
        {messages.neverOffer}
      </Button>
    </div>
  );
}
