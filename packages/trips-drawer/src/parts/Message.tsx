import { Icon, luggageIcon } from '@travel-shell/ui';
import type { ReactNode } from 'react';

interface MessageProps {
  title: string;
  text: ReactNode;
  role?: 'alert';
  /** The way on, besides the link to the trips page, which is always there. */
  children?: ReactNode;
}

/** In place of the trips. */
export function Message({ title, text, role, children }: MessageProps): ReactNode {
  return (
    <div className="message" role={role}>
      <span className="message-icon">
        <Icon path={luggageIcon} />
      </span>
      <p className="message-title">{title}</p>
      <p className="message-text">{text}</p>
      {children}
    </div>
  );
}
