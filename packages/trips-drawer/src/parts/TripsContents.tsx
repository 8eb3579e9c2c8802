import { formatList } from '@travel-shell/i18n/lists';
import { useRetry } from '@travel-shell/piece/retry';
import { refreshAuth, useAuth, useShellState } from '@travel-shell/store';
import { requestSignIn } from '@travel-shell/store/auth';
import { type LostSave, lostSaves, tripsState } from '@travel-shell/store/trips';
import { Button } from '@travel-shell/ui/button';
import { focusRegion, useHeldFocus } from '@travel-shell/ui/held-focus';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';
import { LoadingTrips } from './LoadingTrips.tsx';
import { Message } from './Message.tsx';
import { Saved } from './Saved.tsx';
import { Trips } from './Trips.tsx';

/** The drawer's contents: the trips, or why there are none, with a way on. */
export function TripsContents(props: PartProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useHeldFocus(region);
  return (
    <div ref={region} className="contents">
      <Known {...props} region={region} />
    </div>
  );
}

interface KnownProps extends PartProps {
  region: RefObject<HTMLElement | null>;
}

function Known(props: KnownProps): ReactNode {
  const { messages } = props.prepared;
  const auth = useAuth();
  if (auth.status === 'pending')
    return auth.failed ? <Failed messages={messages} retry={refreshAuth} /> : <LoadingTrips messages={messages} />;
  if (auth.status !== 'signedIn') return <SignedOut {...props} />;
  return (
    <>
      <Lost {...props} />
      <SignedIn {...props} />
    </>
  );
}

const NONE: readonly LostSave[] = [];

/** The presses on an earlier page that could not be done, until the drawer closes. */
function Lost({ isOpen, prepared }: PartProps): ReactNode {
  const { messages } = prepared;
  const lost = useShellState(lostSaves);
  const [told, setTold] = useState(NONE);
  useEffect(() => {
    if (!isOpen) setTold(NONE);
    else if (lost.length > 0) {
      const taken = lostSaves.onPage().take();
      setTold((before) => [...before, ...taken]);
    }
  }, [isOpen, lost]);
  const titles = told.flatMap(({ result }) => result?.title ?? []);
  if (told.length === 0) return null;
  return (
    <div className="lost" role="alert">
      {titles.length > 0 && <p>{messages.saveLost({ titles: formatList(messages.lang, titles, { type: 'unit' }) })}</p>}
      {titles.length < told.length && <p>{messages.removeLost}</p>}
    </div>
  );
}

function SignedOut({ element, prepared, onTrack, region }: KnownProps): ReactNode {
  const { messages } = prepared;

  async function handleSignIn({ currentTarget: button }: MouseEvent<HTMLElement>): Promise<void> {
    onTrack('sign-in', 'click', 'sign-in');
    // The trips show by themselves then, and the dialog gives the focus back to a button that has gone.
    await requestSignIn({ reason: 'trips' }, element.host ?? undefined);
    setTimeout(() => button.isConnected || (region.current && focusRegion(region.current)));
  }

  return (
    <Message title={messages.signedOutTitle} text={messages.signedOutText}>
      <Button variant="primary" data-loads="travel-sign-in" onClick={(event) => void handleSignIn(event)}>
        {messages.signIn}
      </Button>
    </Message>
  );
}

/** The message that the trips could not be loaded. */
function Failed({
  messages,
  retry,
}: {
  messages: PartProps['prepared']['messages'];
  retry: () => Promise<void>;
}): ReactNode {
  const { isTrying, key, tryAgain } = useRetry(retry);
  return (
    <Message title={messages.failedTitle} text={<span key={key}>{messages.failedText}</span>} role="alert">
      <Button variant="primary" isLoading={isTrying} onClick={tryAgain}>
        {messages.retry}
      </Button>
    </Message>
  );
}

function SignedIn(props: PartProps): ReactNode {
  const { messages } = props.prepared;
  const trips = useShellState(tripsState);
  const data = trips.data;
  if (trips.status === 'pending') return <LoadingTrips messages={messages} />;
  if (!data) return <Failed messages={messages} retry={tripsState.refresh} />;
  const isEmpty = data.drawerTripSummaries.length === 0 && data.savedForLater.length === 0;
  return (
    <>
      {isEmpty && <Message title={messages.emptyTitle} text={messages.emptyText} />}
      <Trips {...props} trips={data} />
      <Saved {...props} saved={data.savedForLater} />
    </>
  );
}
