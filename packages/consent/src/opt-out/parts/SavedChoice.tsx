import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { useShellState } from '@travel-shell/store';
import { dataSharing } from '@travel-shell/store/account';
import { Icon } from '@travel-shell/ui';
import { successIcon } from '@travel-shell/ui/icons';
import { Switch } from '@travel-shell/ui/switch';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import type { Track } from '../OptOutProps.ts';
import type { Choice } from '../useChoice.ts';
import { LoadingChoice } from './LoadingChoice.tsx';
import { Signal } from './Signal.tsx';

interface SavedChoiceProps {
  messages: Messages;
  choice: Choice;
  onTrack: Track;
}

/** The switch: on means opted out, the inverse of `allowDataSharing` (CNS-061). */
export function SavedChoice({ messages, choice, onTrack }: SavedChoiceProps): ReactNode {
  const sharing = useShellState(dataSharing);
  // Asked again for another visitor, who has signed in or out meanwhile.
  if (!sharing.data) return <LoadingChoice messages={messages} />;
  const isSavedOptOut = !sharing.data.allowDataSharing;
  const hasSignal = hasPrivacySignal();
  const isOptedOut = hasSignal || (choice.wanted ?? isSavedOptOut);

  function handleChange(isOn: boolean): void {
    onTrack('switch', 'click', isOn ? 'opt-out' : 'opt-in');
    choice.choose(isOn);
  }

  return (
    <>
      <div className="choice" data-signal={hasSignal ? '' : undefined}>
        <Switch
          label={messages.optOut}
          hint={
            <>
              <span>{isOptedOut ? messages.optedOut : messages.shared}</span>
              <span className="other-hint">{isOptedOut ? messages.shared : messages.optedOut}</span>
            </>
          }
          isOn={isOptedOut}
          isDisabled={hasSignal}
          onChange={handleChange}
        />
        {hasSignal && (
          <Signal
            messages={messages}
            isSavedOptOut={isSavedOptOut}
            onSave={() => choice.choose(true)}
            onTrack={onTrack}
          />
        )}
      </div>
      {/* Rendered from the start, so that its text is announced when it appears. */}
      <p className="saved" role="status">
        {choice.isSaved && (
          <>
            <Icon path={successIcon} />
            {messages.saved}
          </>
        )}
      </p>
    </>
  );
}
