import type { ReactNode } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

/** Replaces the list if it could not be loaded. Opening retries too (PIC-O09). */
export function Failed({ messages, onRetry }: { messages: Messages; onRetry: () => void }): ReactNode {
  return (
    <div className="message" role="alert">
      <p className="message-title">{messages.failed}</p>
      <button type="button" className="retry" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
