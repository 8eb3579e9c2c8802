import { Skeleton } from '@travel-shell/ui/skeleton';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

/** As high as the switch with its texts, so that nothing moves when it comes. */
export function LoadingChoice({ messages }: { messages: Messages }): ReactNode {
  return (
    <div aria-busy="true">
      <span className="ts-hidden" role="status">
        {messages.waiting}
      </span>
      <div className="choice">
        <div className="ts-switch">
          <div className="ts-switch-texts waiting-texts">
            <Skeleton className="waiting-label" />
            <span className="ts-switch-hint">
              <Skeleton lines={2} />
            </span>
          </div>
          <Skeleton shape="block" className="waiting-switch" />
        </div>
      </div>
      <div className="saved" />
    </div>
  );
}
