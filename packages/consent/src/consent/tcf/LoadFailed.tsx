import { Button } from '@travel-shell/ui/button';
import type { ReactNode } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

interface LoadFailedProps {
  messages: Messages;
  text: string;
  onRetry: () => void;
}

/** Says that something could not be loaded. A choice can be made all the same. */
export const LoadFailed = ({ messages, text, onRetry }: LoadFailedProps): ReactNode => (
  <div className="tcf-missing" role="status">
    <p>{text}</p>
    <Button variant="quiet" size="small" onClick={onRetry}>
      {messages.retry}
    </Button>
  </div>
);
