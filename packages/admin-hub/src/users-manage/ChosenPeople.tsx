import { ApiError, call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { removeMember } from '@travel-shell/contract/calls/removeMember';
import { setMemberRole } from '@travel-shell/contract/calls/setMemberRole';
import { BUSINESS_ROLES } from '@travel-shell/contract/values';
import { sendAsMember } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { nameOfPerson, type Person } from '../parts/PeopleList.tsx';
import { isRole, problemOf } from './PersonQuestion.tsx';

export const BULK_ACTS = ['changeRole', 'remove'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

export const PERMISSION_OF = {
  changeRole: 'ROLE_MANAGEMENT',
  remove: 'USER_MANAGEMENT',
} as const satisfies Record<BulkAct, string>;

interface ChosenPeopleProps {
  acts: readonly BulkAct[];
  /** The people on the page of the list who can be chosen. */
  listed: readonly Person[];
  /** By the ids of their membership. */
  chosen: ReadonlyMap<string, Person>;
  messages: Messages;
  onChoose: (people: readonly Person[], isChosen: boolean) => void;
  /** With those of whom it was done, who are chosen no more, and what has happened. */
  onDone: (done: readonly Person[], sentence: string) => void;
}

const idOf = ({ membership }: Person): string => membership?.id ?? '';

/** Chooses people, and does the same with all of them, one after the other. Who could not be changed stays chosen. */
export function ChosenPeople({ acts, listed, chosen, messages, onChoose, onDone }: ChosenPeopleProps): ReactNode {
  const text = messages.people;
  const [act, setAct] = useState<BulkAct>('changeRole');
  const [isAsking, setAsking] = useState(false);
  const [role, setRole] = useState<Schema<'BusinessRole'>>();
  const [progress, setProgress] = useState('');
  /** Why it was not done, by the ids. */
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  // The list may know by now that somebody has another role.
  const people = [...chosen.values()].map((each) => listed.find((one) => idOf(one) === idOf(each)) ?? each);
  const chosenHere = listed.filter((person) => chosen.has(idOf(person)));
  const count = people.length;

  const send = (person: Person): Promise<unknown> => {
    const path = { id: idOf(person) };
    if (act === 'remove') return call(removeMember, { path });
    const { roleCode } = person.role;
    const formerRole = isRole(roleCode) ? roleCode : 'TRAVELER';
    return !role || formerRole === role ? Promise.resolve() : call(setMemberRole, { path, json: { role, formerRole } });
  };

  async function perform(): Promise<string | undefined> {
    if (act === 'changeRole' && !role) return text.roleMissing;
    const done: Person[] = [];
    const failed = new Map<string, string>();
    setProblems(failed);
    let at = 0;
    for (const person of people) {
      setProgress(text.bulkProgress({ done: String(at++), count: String(count) }));
      try {
        await sendAsMember(() => send(person));
        done.push(person);
      } catch (error) {
        // Gone already: what was asked for is so.
        if (act === 'remove' && error instanceof ApiError && error.status === 404) done.push(person);
        else failed.set(idOf(person), problemOf(error, messages));
        if (isOver(error)) break;
      }
    }
    setProgress('');
    setProblems(failed);
    const sentence = (act === 'remove' ? text.bulkRemoved : text.bulkRoles)({ count: done.length });
    if (done.length > 0) onDone(done, sentence);
    return failed.size > 0 ? text.bulkLeft({ done: String(done.length), count: String(count) }) : undefined;
  }

  return (
    <div className="actions bulk">
      <Checkbox
        label={text.chooseAll}
        checked={listed.length > 0 && chosenHere.length === listed.length}
        isIndeterminate={chosenHere.length > 0 && chosenHere.length < listed.length}
        onCheckedChange={(isChosen) => onChoose(listed, isChosen)}
      />
      {/* There before anybody is chosen, so that the list does not move when somebody is. */}
      {acts.map((each) => (
        <Button
          key={each}
          variant="quiet"
          size="small"
          aria-disabled={count === 0 || undefined}
          onClick={() => {
            if (count === 0) return;
            setAct(each);
            setRole(undefined);
            setProblems(new Map());
            setAsking(true);
          }}
        >
          {text.bulk[each]}
        </Button>
      ))}
      <Button
        variant="link"
        size="small"
        aria-disabled={count === 0 || undefined}
        onClick={() => onChoose(people, false)}
      >
        {text.chooseNobody}
      </Button>
      <span role="status" className="muted">
        {count > 0 && text.chosen({ count })}
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        heading={(act === 'remove' ? text.bulkRemoveTitle : text.bulkRoleTitle)({ count })}
        confirmText={act === 'remove' ? text.remove : text.roleSave}
        cancelText={text.keep}
        sendingText={progress || messages.frame.loading}
        errorText={messages.common.refused}
        isDangerous={act === 'remove'}
        onConfirm={perform}
        onClose={() => setAsking(false)}
      >
        <div className="stack">
          {act === 'remove' ? (
            <p>{text.bulkRemoveText}</p>
          ) : (
            <RadioGroup
              label={text.role}
              hideLabel
              value={role ?? ''}
              options={BUSINESS_ROLES.map((value) => ({
                value,
                title: text.roles[value],
                hint: text.roleHints[value],
              }))}
              onValueChange={(value) => isRole(value) && setRole(value)}
            />
          )}
          {progress && <p role="status">{progress}</p>}
          <ul className="chosen">
            {people.map((person) => {
              const problem = problems.get(idOf(person));
              const name = nameOfPerson(person);
              return <li key={idOf(person)}>{problem ? text.bulkFailed({ name, problem }) : <bdi>{name}</bdi>}</li>;
            })}
          </ul>
        </div>
      </ConfirmDialog>
    </div>
  );
}

/** The others would fail alike: signed out, too many, or no answer. */
const isOver = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === undefined ||
  [401, 429].includes(error.status) ||
  error.status >= 500;
