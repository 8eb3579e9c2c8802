import type { UserInfoState } from '@travel-shell/contract';
import { Avatar } from '@travel-shell/ui';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface AccountPanelProps {
  user: UserInfoState;
  name: string;
  messages: Messages;
}

/** Who is signed in, and the room of the menu that is on its way. */
export function AccountPanel({ user, name, messages }: AccountPanelProps): ReactNode {
  const email = user.userDisplayEmail || user.accountEmail;
  return (
    <>
      <div className="identity">
        <Avatar name={name} imageUrl={user.userImgUrl} locale={messages.lang} />
        <div className="identity-text">
          <bdi className="menu-title">{name}</bdi>
          {email !== name && <bdi className="menu-note">{email}</bdi>}
        </div>
      </div>
      <div className="lines" />
    </>
  );
}
