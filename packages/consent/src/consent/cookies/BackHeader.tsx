import { Icon } from '@travel-shell/ui';
import { backIcon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import type { Press } from './useChoices.ts';

interface BackHeaderProps {
  messages: Messages;
  onPress: Press;
  /** The heading: `Header` has the same. */
  children: ReactNode;
}

/** The heading of a view behind another one, with the way back before it. */
export function BackHeader({ messages, onPress, children }: BackHeaderProps): ReactNode {
  return (
    <div className="header back">
      <button
        type="button"
        name="choice"
        value="back"
        className="ts-icon-button close"
        part="back"
        aria-label={messages.cookies.back}
        onClick={onPress}
      >
        <Icon path={backIcon} className="mirrored" />
      </button>
      {children}
    </div>
  );
}
