import { useRetry } from '@travel-shell/piece/retry';
import type { ReactNode } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

interface FailedProps {
  messages: Messages;
  onRetry: () => Promise<unknown>;
}

/** Replaces the list if it could not be loaded. Opening retries too (PIC-O09). */
export function Failed({ messages, onRetry }: FailedProps): ReactNode {
  const { isTrying, key, tryAgain } = useRetry(onRetry);
  return (
    <div className="message" role="alert">
      <p key={key} className="message-title">
        {messages.failed}
      </p>
      <button
        type="button"
        className="retry"
        aria-disabled={isTrying || undefined}
        aria-busy={isTrying || undefined}
        onClick={() => isTrying || tryAgain()}
      >
        {isTrying ? messages.loading : messages.retry}
      </button>
    </div>
  );
}
