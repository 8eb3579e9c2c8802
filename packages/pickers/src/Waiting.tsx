import type { ReactNode } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

/** In the list's place until it is there. Where no script runs it stays hidden, and the page's own links show. */
export function Waiting({ messages }: { messages: Messages }): ReactNode {
  return (
    <>
      <div className="waiting" role="status">
        <span className="ts-hidden">{messages.loading}</span>
        {WIDTHS.map((width) => (
          <span key={width} className="waiting-row" style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
      <div className="without-script">
        <slot name="fallback" />
      </div>
    </>
  );
}

const WIDTHS = [62, 48, 71, 55, 66, 44];
