import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

/** The page's own contents, in the slot `events`: the back end has no call for them. */
export function Events({ messages }: ScreenProps<Messages>): ReactNode {
  return (
    <slot name="events">
      <p className="lead">{messages.events}</p>
    </slot>
  );
}

export const screen: Screen<Messages> = { View: Events, sheets: [] };
