import type { ReactNode } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

/** In the list's place where it could not be had. Opening tries again too (PIC-O09). */
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
