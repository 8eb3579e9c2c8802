import { Skeleton } from '@travel-shell/ui/skeleton';
import type { ReactNode } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

interface WaitingProps {
  messages: Messages;
  children: ReactNode;
}

function Busy({ messages, children }: WaitingProps): ReactNode {
  return (
    <div aria-busy="true">
      <span className="ts-hidden" role="status">
        {messages.loading}
      </span>
      {children}
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** In place of the tabs and the choices below them, at their sizes. */
export const WaitingChoices = ({ messages }: Pick<WaitingProps, 'messages'>): ReactNode => (
  <Busy messages={messages}>
    <div className="tcf-waiting-tabs">
      <Skeleton className="tcf-waiting-name" />
    </div>
    {ROWS.map((row) => (
      <div key={row} className="tcf-purpose">
        <div className="tcf-purpose-head">
          <Skeleton className="tcf-waiting-name" />
          <Skeleton shape="block" className="tcf-waiting-switch" />
        </div>
        <div className="tcf-description">
          <Skeleton lines={2} />
        </div>
      </div>
    ))}
  </Busy>
);

/** In place of what a row opens. */
export const WaitingText = ({ messages }: Pick<WaitingProps, 'messages'>): ReactNode => (
  <Busy messages={messages}>
    <Skeleton lines={3} />
  </Busy>
);
