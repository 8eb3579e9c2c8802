import type { Schema } from '@travel-shell/contract';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { isAllowed, type Needs } from '@travel-shell/store/business';
import { sendCompanyConfirmation } from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import { ConfirmDialog, confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import type { Column } from '@travel-shell/ui/data-table';
import { Icon, successIcon } from '@travel-shell/ui/icons';
import { listboxSheet, Select, selectSheet } from '@travel-shell/ui/select';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../parts/Notice.tsx';
import { refusalText } from '../../parts/useChange.ts';
import { withSession } from '../../parts/withSession.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { listAddressOf } from '../parts/listAddress.ts';
import { nameOfPerson, PeopleList, type Person, peopleSheets } from '../parts/PeopleList.tsx';

type Mode = Schema<'UserSearchMode'>;

/** The modes of API-124 that list people to manage, with what the back end asks for beyond the right to search. */
const MODES = {
  all: {},
  admins: {},
  travelManagers: {},
  approvers: {},
  potentialTravelArrangers: {},
  guestSponsors: {},
  guests: { permissions: ['GUEST_MANAGEMENT', 'TRIP_EVENT_BOOK_GUEST'] },
  sponsoredGuests: { permissions: ['GUEST_INVITE'] },
} as const satisfies Partial<Record<Mode, Needs>>;
type ListedMode = keyof typeof MODES;

/** They have no account that could be confirmed. */
const GUESTS: readonly Mode[] = ['guests', 'sponsoredGuests'];

/** Everybody in the company (BIZ-087). */
export function UsersManage(props: ScreenProps<Messages>): ReactNode {
  const { messages, business } = props;
  const text = messages.people;
  const [asked, setAsked] = useState<Person>();
  const [isAsking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const address = listAddressOf(props);
  const modes = (Object.keys(MODES) as ListedMode[]).filter((mode) => isAllowed(business ?? null, MODES[mode]));
  const mode = modes.find((name) => name === address.get('mode')) ?? 'all';

  const confirmation: Column<Person> = {
    key: 'confirmation',
    title: text.confirmation,
    cell: (person) => (
      <span className="cell">
        <Button
          variant="quiet"
          size="small"
          aria-label={text.resendTo({ name: nameOfPerson(person) })}
          onClick={() => {
            setSentTo('');
            setAsked(person);
            setAsking(true);
          }}
        >
          {text.resend}
        </Button>
        {person.email === sentTo && (
          // The sentence above the list may be out of sight.
          <span className="notice">
            <Icon path={successIcon} />
            {text.marked}
          </span>
        )}
      </span>
    ),
  };
  const maySend = isAllowed(business ?? null, { permissions: ['USER_MANAGEMENT'] }) && !GUESTS.includes(mode);

  async function send({ email }: Person): Promise<string | undefined> {
    try {
      await withSession(() => sendCompanyConfirmation(email));
      setSentTo(email);
      return undefined;
    } catch (error) {
      return refusalText(error, messages.common);
    }
  }

  return (
    <div className="list">
      <Notice>{sentTo && text.sent({ email: sentTo })}</Notice>
      <PeopleList
        {...props}
        caption={messages.titles['users/manage']}
        mode={mode}
        usualMode="all"
        more={maySend ? [confirmation] : []}
        nobody={text.nobody}
        filter={
          <Select
            label={text.mode}
            value={mode}
            options={modes.map((value) => ({ value, title: text.modes[value] }))}
            onValueChange={(value) => address.search({ mode: value === 'all' ? '' : value })}
          />
        }
      />
      {asked && (
        <ConfirmDialog
          isOpen={isAsking}
          heading={text.resendTitle}
          confirmText={text.send}
          cancelText={text.cancel}
          sendingText={text.sending}
          errorText={messages.common.refused}
          onConfirm={() => send(asked)}
          onClose={() => setAsking(false)}
        >
          {text.resendText({ name: nameOfPerson(asked), email: asked.email })}
        </ConfirmDialog>
      )}
    </div>
  );
}

export const screen: Screen<Messages> = {
  View: UsersManage,
  sheets: [...peopleSheets, ...confirmDialogSheets, listboxSheet, selectSheet],
};
