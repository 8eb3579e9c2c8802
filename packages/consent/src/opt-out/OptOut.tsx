import { siteUrl, useAhead } from '@travel-shell/piece';
import { useAuth } from '@travel-shell/store';
import { managePageOf } from '@travel-shell/store/account';
import { Dialog } from '@travel-shell/ui/dialog';
import { Link } from '@travel-shell/ui/link';
import { OptOutIcon } from '@travel-shell/ui/opt-out-icon';
import { type ReactNode, useRef, useState } from 'react';
import type { OptOutProps, Track } from './OptOutProps.ts';
import { LoadingChoice } from './parts/LoadingChoice.tsx';
import { SavedChoice } from './parts/SavedChoice.tsx';
import { useChoice } from './useChoice.ts';
import { useVisit } from './useVisit.ts';

/** The privacy choices' view. A server renders all of it but the choice, which only the back end knows. */
export function OptOut(props: OptOutProps): ReactNode {
  const { element, prepared } = props;
  const { messages, presentation } = prepared;
  const isServed = element.opened !== undefined;
  const { isOpen, isRead, close, gone } = useVisit(props);
  const choice = useChoice();
  const auth = useAuth();
  const isAhead = useAhead();
  const heading = useRef<HTMLSpanElement>(null);

  /** The visitor has the focus where they want it. */
  const [isHydrated, setHydrated] = useState(isServed);

  const onTrack: Track = (part, action, label) => element.track(part, action, label);

  function handleClose(): void {
    choice.send();
    setHydrated(false);
    close();
  }

  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <Dialog
        isFirstScreen
        isServed={isServed}
        isOpen={isOpen}
        delayMs={0}
        isReady={isAhead}
        // The switch comes later, and the focus should not be behind it.
        {...(!isHydrated && { initialFocus: heading })}
        heading={
          // biome-ignore lint/a11y/noAutofocus: of the dialog, when it opens; before React the platform does it
          <span ref={heading} tabIndex={-1} autoFocus className="title">
            {messages.title}
            <OptOutIcon />
          </span>
        }
        closeLabel={messages.close}
        onClose={handleClose}
        onGone={gone}
        footer={
          <Link
            href={siteUrl(managePageOf(auth))}
            variant="quiet"
            fullWidth
            onClick={() => onTrack('manage', 'click', 'all')}
          >
            {messages.manage}
          </Link>
        }
      >
        <p className="lead">{messages.lead}</p>
        {isRead ? (
          <SavedChoice messages={messages} choice={choice} onTrack={onTrack} />
        ) : (
          <LoadingChoice messages={messages} />
        )}
      </Dialog>
    </div>
  );
}
