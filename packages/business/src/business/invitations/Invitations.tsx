import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

/** The page's own contents, in the slot `invitations`: the back end has no call for them. */
export function Invitations({ messages }: ScreenProps<Messages>): ReactNode {
  return (
    <slot name="invitations">
      <p className="lead">{messages.invitations}</p>
    </slot>
  );
}

export const screen: Screen<Messages> = { View: Invitations, sheets: [] };
