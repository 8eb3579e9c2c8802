import { useAuth, useShellState } from '@travel-shell/store';
import { requestSignIn } from '@travel-shell/store/auth';
import { tripsState } from '@travel-shell/store/trips';
import { Button } from '@travel-shell/ui/button';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';
import { Message } from './Message.tsx';
import { Saved } from './Saved.tsx';
import { Trips } from './Trips.tsx';
import { Waiting } from './Waiting.tsx';

/** What the drawer shows: the trips, or why there are none, with a way on. */
export function Contents(props: PartProps): ReactNode {
  const { messages } = props.prepared;
  const auth = useAuth();
  if (auth.status === 'pending') return <Waiting messages={messages} />;
  return auth.status === 'signedIn' ? <SignedIn {...props} /> : <SignedOut {...props} />;
}

function SignedOut({ element, prepared, onTrack }: PartProps): ReactNode {
  const { messages } = prepared;

  function handleSignIn(): void {
    onTrack('sign-in', 'click', 'sign-in');
    // The trips show by themselves then.
    void requestSignIn({ reason: 'trips' }, element.host ?? undefined);
  }

  return (
    <Message title={messages.signedOutTitle} text={messages.signedOutText}>
      <Button variant="primary" data-loads="travel-sign-in" onClick={handleSignIn}>
        {messages.signIn}
      </Button>
    </Message>
  );
}

function SignedIn(props: PartProps): ReactNode {
  const { messages } = props.prepared;
  const trips = useShellState(tripsState);
  const [isRetrying, setRetrying] = useState(false);
  const data = 'data' in trips ? trips.data : undefined;

  async function handleRetry(): Promise<void> {
    setRetrying(true);
    await tripsState.refresh();
    setRetrying(false);
  }

  if (trips.status === 'pending') return <Waiting messages={messages} />;
  if (!data) {
    return (
      <Message title={messages.failedTitle} text={messages.failedText} role="alert">
        <Button variant="primary" isLoading={isRetrying} onClick={handleRetry}>
          {messages.retry}
        </Button>
      </Message>
    );
  }
  const isEmpty = data.drawerTripSummaries.length === 0 && data.savedForLater.length === 0;
  return (
    <>
      {isEmpty && <Message title={messages.emptyTitle} text={messages.emptyText} />}
      <Trips {...props} trips={data} />
      <Saved {...props} saved={data.savedForLater} />
    </>
  );
}
