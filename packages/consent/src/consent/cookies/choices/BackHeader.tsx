import { Icon } from '@travel-shell/ui';
import { backIcon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';

interface BackHeaderProps {
  id: string;
  heading: ReactNode;
  messages: Messages;
  onBack: () => void;
}

/** The heading of a view behind another one, with the way back before it. */
export function BackHeader({ id, heading, messages, onBack }: BackHeaderProps): ReactNode {
  return (
    <div className="header back">
      <button type="button" className="close" part="back" aria-label={messages.cookies.back} onClick={onBack}>
        <Icon path={backIcon} className="mirrored" />
      </button>
      <h2 id={id} className="heading" part="heading" tabIndex={-1}>
        {heading}
      </h2>
    </div>
  );
}
