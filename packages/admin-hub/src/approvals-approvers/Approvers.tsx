import { siteUrl } from '@travel-shell/piece';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { PeopleList, peopleSheets } from '../parts/PeopleList.tsx';

/** Who approves trips, by their roles (BIZ-092, API-124). */
export function Approvers(props: ScreenProps<Messages>): ReactNode {
  const { messages } = props;
  return (
    <div className="list">
      <PeopleList
        {...props}
        caption={messages.titles['approvals/approvers']}
        mode="approvers"
        nobody={messages.people.noApprovers}
      />
      <p>
        <a className="link" part="link" href={siteUrl('/business/users/manage')}>
          {messages.titles['users/manage']}
        </a>
      </p>
    </div>
  );
}

export const screen: Screen<Messages> = { View: Approvers, sheets: peopleSheets };
