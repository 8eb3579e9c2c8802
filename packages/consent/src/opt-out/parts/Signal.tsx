import { privacySignalAsked } from '@travel-shell/store/keys/privacySignalAsked';
import { Icon } from '@travel-shell/ui';
import { Button } from '@travel-shell/ui/button';
import { shieldIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import type { Track } from '../OptOutProps.ts';

interface SignalProps {
  messages: Messages;
  isSavedOptOut: boolean;
  onSave: () => void;
  onTrack: Track;
}

/**
 * Shows that the browser's signal to opt out (Global Privacy Control) is honoured: 11 CCR § 7025(c)(6). Where the saved
 * choice allows sharing, it asks once whether to save the opt-out, too; the signal counts either way.
 */
export function Signal({ messages, isSavedOptOut, onSave, onTrack }: SignalProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isAnswered, setAnswered] = useState(() => privacySignalAsked.read() === true);
  const isAsking = !isSavedOptOut && !isAnswered;

  useEffect(() => {
    // Another time they disagree is another question.
    if (isSavedOptOut) privacySignalAsked.remove();
    else if (isAsking) privacySignalAsked.write(true);
  }, [isSavedOptOut, isAsking]);

  function answer(saves: boolean): void {
    onTrack('signal', 'click', saves ? 'save' : 'leave');
    setAnswered(true);
    // The buttons go.
    box.current?.focus();
    if (saves) onSave();
  }

  return (
    <div ref={box} className="signal" part="signal" tabIndex={-1}>
      <Icon path={shieldIcon} />
      <div className="signal-texts">
        <p className="signal-title">{messages.signalTitle}</p>
        <p>{messages.signalText}</p>
        {isAsking && (
          <>
            <p>{messages.question}</p>
            <div className="answers">
              <Button variant="primary" size="small" onClick={() => answer(true)}>
                {messages.saveOptOut}
              </Button>
              <Button variant="quiet" size="small" onClick={() => answer(false)}>
                {messages.leave}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
