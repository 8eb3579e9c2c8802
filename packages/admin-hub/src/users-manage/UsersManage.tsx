import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { Notice } from '@travel-shell/piece/company-screens';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { isAllowed, type Needs } from '@travel-shell/store/business';
import { Button, buttonSheet } from '@travel-shell/ui/button';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import type { Column } from '@travel-shell/ui/data-table';
import { moreIcon, plusIcon } from '@travel-shell/ui/icons';
import { Menu, type MenuItemData, menuSheet } from '@travel-shell/ui/menu';
import { choiceSheet, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { listboxSheet, Select, selectSheet } from '@travel-shell/ui/select';
import { textAreaSheet } from '@travel-shell/ui/text-area';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { listAddressOf } from '../parts/listAddress.ts';
import { nameOfPerson, PeopleList, type Person, peopleSheets } from '../parts/PeopleList.tsx';
import { BULK_ACTS, ChosenPeople, PERMISSION_OF } from './ChosenPeople.tsx';
import { InvitePeople } from './InvitePeople.tsx';
import { type Act, PersonQuestion } from './PersonQuestion.tsx';

type ListName = keyof Messages['people']['modes'];
type Listed = Pick<Schema<'UserSearch'>, 'searchMode' | 'filters'>;

/** Who is listed, by modes of API-124, and what that needs beyond the right to search. */
const LISTS: Readonly<Record<ListName, Listed & Needs>> = {
  all: { searchMode: 'everyone' },
  invited: {
    ...{ searchMode: 'everyone', filters: { statuses: ['INVITED', 'EXPIRED'] } },
    permissions: ['USER_INVITE'],
  },
  unconfirmed: {
    ...{ searchMode: 'everyone', filters: { statuses: ['UNCONFIRMED'] } },
    permissions: ['USER_MANAGEMENT'],
  },
  admins: { searchMode: 'admins' },
  travelManagers: { searchMode: 'travelManagers' },
  approvers: { searchMode: 'approvers' },
  potentialTravelArrangers: { searchMode: 'potentialTravelArrangers' },
  guestSponsors: { searchMode: 'guestSponsors' },
  guests: { searchMode: 'guests', permissions: ['GUEST_MANAGEMENT', 'TRIP_EVENT_BOOK_GUEST'] },
  sponsoredGuests: { searchMode: 'sponsoredGuests', permissions: ['GUEST_INVITE'] },
};

const SORTS = ['NAME', 'ROLE', 'STATUS', 'LAST_SEEN'] as const;

/** Members other than oneself, whom one asks about alone. */
const mayBeChosen = ({ membership }: Person): boolean =>
  membership !== undefined && !membership.isSelf && ['ACTIVE', 'UNCONFIRMED'].includes(membership.status);

/** Everybody in the company, and who is invited (BIZ-087). */
export function UsersManage(props: ScreenProps<Messages>): ReactNode {
  const { messages, business } = props;
  const text = messages.people;
  const [isInviting, setInviting] = useState(false);
  const [changes, setChanges] = useState(0);
  const [asked, setAsked] = useState<{ act: Act; person: Person }>();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const may = (needs: Needs) => isAllowed(business ?? null, needs);
  const address = listAddressOf(props);
  const names = (Object.keys(LISTS) as ListName[]).filter((name) => may(LISTS[name]));
  const name = names.find((each) => each === address.get('mode')) ?? 'all';
  const { searchMode, filters }: Listed = LISTS[name];
  const isGuests = name === 'guests' || name === 'sponsoredGuests';
  const sorts = SORTS.filter((each) => each !== 'LAST_SEEN' || may({ permissions: ['USER_MANAGEMENT'] }));
  const sort = (!isGuests && sorts.find((each) => each === address.get('sort'))) || 'NAME';
  /** By the ids of their membership, also from pages that are not shown. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());
  const bulkActs = BULK_ACTS.filter((act) => may({ permissions: [PERMISSION_OF[act]] }));
  const mayChoose = bulkActs.length > 0 && !isGuests;

  function choose(people: readonly Person[], isChosen: boolean): void {
    setChosen((last) => {
      const next = new Map(last);
      for (const person of people) {
        const id = person.membership?.id ?? '';
        if (isChosen) next.set(id, person);
        else next.delete(id);
      }
      return next;
    });
  }

  // The form has gone with the focus.
  const wasInviting = useRef(false);
  useEffect(() => {
    if (wasInviting.current && !isInviting) inviteButton.current?.focus();
    wasInviting.current = isInviting;
  }, [isInviting]);

  function actsOn({ membership }: Person): Act[] {
    const acts: Act[] = [];
    const status = membership?.status;
    const isInvited = status === 'INVITED' || status === 'EXPIRED';
    if (isInvited && may({ permissions: ['USER_INVITE'] })) acts.push('resendInvitation', 'takeBack');
    if (!status || isInvited) return acts;
    if (may({ permissions: ['ROLE_MANAGEMENT'] })) acts.push('changeRole');
    if (may({ permissions: ['USER_MANAGEMENT'] })) {
      if (status === 'UNCONFIRMED') acts.push('resend');
      acts.push('remove');
    }
    return acts;
  }

  const itemsOf = (person: Person): MenuItemData[] =>
    actsOn(person).map((act) => ({
      ...{ key: act, text: text[act], isDangerous: act === 'remove' || act === 'takeBack' },
      onSelect: () => {
        setSaid('');
        setAsked({ act, person });
        setAsking(true);
      },
    }));

  const more: Column<Person>[] = [
    { key: 'status', title: text.status, cell: (person) => <Status {...{ person, messages }} /> },
    {
      key: 'actions',
      title: <span className="ts-hidden">{text.actions({ name: '' })}</span>,
      cell: (person) =>
        actsOn(person).length > 0 && (
          <Menu
            placement="bottom-end"
            items={itemsOf(person)}
            trigger={(trigger) => (
              <Button
                {...trigger}
                variant="quiet"
                size="small"
                icon={moreIcon}
                aria-label={text.actions({ name: nameOfPerson(person) })}
              />
            )}
          />
        ),
    },
  ];
  const first: Column<Person>[] = [
    {
      key: 'choose',
      title: <span className="ts-hidden">{text.choose({ name: '' })}</span>,
      isBare: true,
      cell: (person) =>
        mayBeChosen(person) && (
          <Checkbox
            label={<span className="ts-hidden">{text.choose({ name: nameOfPerson(person) })}</span>}
            checked={chosen.has(person.membership?.id ?? '')}
            onCheckedChange={(isChosen) => choose([person], isChosen)}
          />
        ),
    },
  ];

  return (
    <div ref={region} tabIndex={-1} className="list loaded">
      {may({ permissions: ['USER_INVITE'], features: ['ADD_USERS'] }) &&
        (isInviting ? (
          <InvitePeople
            messages={messages}
            onInvited={() => setChanges((last) => last + 1)}
            onClose={() => setInviting(false)}
          />
        ) : (
          <div className="actions">
            <Button ref={inviteButton} icon={plusIcon} onClick={() => setInviting(true)}>
              {text.invite}
            </Button>
          </div>
        ))}
      <Notice>{said}</Notice>
      <PeopleList
        {...props}
        caption={messages.titles['users/manage']}
        mode={searchMode}
        filters={filters}
        isNarrowed={name !== 'all'}
        changes={changes}
        sort={sort === 'NAME' ? undefined : sort}
        first={mayChoose ? first : []}
        more={isGuests ? [] : more}
        above={
          mayChoose
            ? (people) => (
                <ChosenPeople
                  acts={bulkActs}
                  listed={people.filter(mayBeChosen)}
                  chosen={chosen}
                  messages={messages}
                  onChoose={choose}
                  onDone={(done, sentence) => {
                    choose(done, false);
                    setSaid(sentence);
                    setChanges((last) => last + 1);
                  }}
                />
              )
            : undefined
        }
        nobody={text.nobody}
        filter={
          <>
            <Select
              label={text.mode}
              value={name}
              options={names.map((value) => ({ value, title: text.modes[value] }))}
              onValueChange={(value) => address.search({ mode: value === 'all' ? '' : value })}
            />
            {!isGuests && (
              <Select
                label={text.sort}
                value={sort}
                options={sorts.map((value) => ({ value, title: text.sorts[value] }))}
                onValueChange={(value) => address.search({ sort: value === 'NAME' ? '' : value })}
              />
            )}
          </>
        }
      />
      {asked && (
        <PersonQuestion
          isOpen={isAsking}
          {...asked}
          messages={messages}
          // Their row goes, with its button.
          {...((asked.act === 'remove' || asked.act === 'takeBack') && { returnFocus: region })}
          onDone={(sentence) => {
            setSaid(sentence);
            setChanges((last) => last + 1);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** How the membership is, and since or until when. */
function Status({ person, messages }: { person: Person; messages: Messages }): ReactNode {
  const { membership } = person;
  if (!membership) return null;
  const text = messages.people;
  const { status, lastSeenAt, invitedUntil } = membership;
  const day = (time: string) => formatDate(messages.lang, Date.parse(time), { dateStyle: 'medium' });
  const since =
    status === 'INVITED' && invitedUntil
      ? text.until({ date: day(invitedUntil) })
      : lastSeenAt && text.seen({ date: day(lastSeenAt) });
  return (
    <span className="cell">
      {text.statuses[status]}
      {since && <span className="muted">{since}</span>}
    </span>
  );
}

export const screen: Screen<Messages> = {
  View: UsersManage,
  sheets: [
    ...[...peopleSheets, ...confirmDialogSheets, buttonSheet, menuSheet],
    ...[listboxSheet, selectSheet, textAreaSheet, choiceSheet, radioGroupSheet],
  ],
};
