import { siteUrl, useAhead, useLazy } from '@travel-shell/piece';
import { ensureAuth } from '@travel-shell/store';
import { resumeSaves } from '@travel-shell/store/trips';
import { Dialog } from '@travel-shell/ui/dialog';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hints } from './lazyHints.ts';
import { LoadingTrips } from './parts/LoadingTrips.tsx';
import { TripsContents } from './parts/TripsContents.tsx';
import type { PartProps, TripsDrawerProps } from './TripsDrawerProps.ts';
import { TRIPS_PAGE } from './tripsPage.ts';
import { useDrawer } from './useDrawer.ts';

/** The drawer's view. A server renders its frame: whose trips are in it, only the browser knows. */
export function TripsDrawer(props: TripsDrawerProps): ReactNode {
  const { element, prepared, side } = props;
  const { messages, presentation } = prepared;
  const isServed = element.opened !== undefined;
  const { isOpen, opener, close } = useDrawer(props);
  const [isLive, setLive] = useState(!isServed);
  // The contents are rendered, and the trips fetched, before the first press.
  const isAhead = useAhead();
  const seeAll = useRef<HTMLAnchorElement>(null);
  const Hints = useLazy(hints, isOpen && 'open').module?.Hints;

  useEffect(() => {
    setLive(true);
    resumeSaves();
  }, []);
  // Whose trips to show depends on it, which the page may not have asked yet (D-30).
  useEffect(() => {
    if (isOpen) void ensureAuth();
  }, [isOpen]);

  const onTrack: PartProps['onTrack'] = (part, action, label) => element.track(part, action, label);
  const parts: PartProps = { ...props, isOpen, onTrack };

  return (
    <div className="root" data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <Dialog
        isFirstScreen
        isServed={isServed}
        isOpen={isOpen}
        delayMs={0}
        isReady={isAhead}
        shape="side"
        narrowShape="side"
        side={side}
        heading={messages.title}
        closeLabel={messages.close}
        onClose={close}
        footer={
          <Link
            ref={seeAll}
            href={siteUrl(TRIPS_PAGE)}
            variant="quiet"
            fullWidth
            onClick={() => onTrack('trips', 'click', 'all')}
          >
            {messages.seeAll}
          </Link>
        }
      >
        {isLive ? <TripsContents {...parts} /> : <LoadingTrips messages={messages} />}
        {Hints && isOpen && <Hints {...parts} seeAll={seeAll} opener={undefined} />}
      </Dialog>
      {Hints && !isOpen && <Hints {...parts} seeAll={seeAll} opener={opener} />}
    </div>
  );
}
