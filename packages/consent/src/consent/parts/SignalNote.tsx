import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { Icon } from '@travel-shell/ui';
import { shieldIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

const never = () => () => {};

interface SignalNoteProps {
  messages: Messages;
  /** The consequence of the signal. */
  text: string;
}

/**
 * The note that the browser's signal to opt out (Global Privacy Control) is honoured. Before React consent.js shows it.
 */
export function SignalNote({ messages, text }: SignalNoteProps): ReactNode {
  const isOn = useSyncExternalStore(never, hasPrivacySignal, () => false);
  return (
    <div className="signal" part="signal" data-on={isOn ? '' : undefined}>
      <Icon path={shieldIcon} />
      <p>
        <strong>{messages.cookies.signal}</strong> {text}
      </p>
    </div>
  );
}
