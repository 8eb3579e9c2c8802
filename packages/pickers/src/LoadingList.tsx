import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

/** Replaces the list while it loads. A server render shows plain links, which need no script. */
export function LoadingList({ messages }: { messages: Messages }): ReactNode {
  const [isRunning, setRunning] = useState(false);
  useLayoutEffect(() => setRunning(true), []);
  const rows = (
    <div className="waiting" role="status">
      <span className="ts-hidden">{messages.loading}</span>
      {ROWS.map((row) => (
        <span key={row} className="waiting-row" />
      ))}
    </div>
  );
  if (isRunning) return rows;
  return (
    <div className="without-script">
      <slot name="fallback">{rows}</slot>
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];
