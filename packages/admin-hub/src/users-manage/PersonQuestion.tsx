import { ApiError, call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { removeMember } from '@travel-shell/contract/calls/removeMember';
import { resendInvitation } from '@travel-shell/contract/calls/resendInvitation';
import { sendCompanyConfirmation } from '@travel-shell/contract/calls/sendCompanyConfirmation';
import { setMemberRole } from '@travel-shell/contract/calls/setMemberRole';
import { withdrawInvitation } from '@travel-shell/contract/calls/withdrawInvitation';
import { BUSINESS_ROLES } from '@travel-shell/contract/values';
import { refusalText } from '@travel-shell/piece/company-screens';
import { sendAsMember } from '@travel-shell/store/business';
import { ConfirmDialog, type ConfirmDialogProps } from '@travel-shell/ui/confirm-dialog';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { type ReactNode, useEffect, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { nameOfPerson, type Person } from '../parts/PeopleList.tsx';

type Role = Schema<'BusinessRole'>;

/** The actions on a person; each is named so in the messages. */
export type Act = 'changeRole' | 'resend' | 'remove' | 'resendInvitation' | 'takeBack';

interface PersonQuestionProps extends Pick<ConfirmDialogProps, 'isOpen' | 'returnFocus' | 'onClose'> {
  act: Act;
  person: Person;
  messages: Messages;
  /** With what has happened. */
  onDone: (sentence: string) => void;
}

export const isRole = (code: string | undefined): code is Role => BUSINESS_ROLES.some((role) => role === code);

/** Asks before anything is done about a person, and says what it means for them. */
export function PersonQuestion({ act, person, messages, onDone, ...dialog }: PersonQuestionProps): ReactNode {
  const text = messages.people;
  const { email, role: given, membership } = person;
  const id = membership?.id ?? '';
  const name = nameOfPerson(person);
  const now = isRole(given.roleCode) ? given.roleCode : 'TRAVELER';
  const [role, setRole] = useState<Role>(now);
  useEffect(() => setRole(now), [now, id, dialog.isOpen]);
  const isSelf = membership?.isSelf === true;

  const questions: Record<
    Act,
    { heading: string; body: ReactNode; confirm: string; send: () => Promise<unknown>; done: string }
  > = {
    changeRole: {
      heading: text.roleTitle({ name }),
      body: (
        <div className="stack">
          <RadioGroup
            label={text.role}
            hideLabel
            value={role}
            options={BUSINESS_ROLES.map((value) => ({ value, title: text.roles[value], hint: text.roleHints[value] }))}
            onValueChange={(value) => isRole(value) && setRole(value)}
          />
          {isSelf && role !== now && <p>{text.ownRole}</p>}
        </div>
      ),
      confirm: text.roleSave,
      send: () => call(setMemberRole, { path: { id }, json: { role, formerRole: now } }),
      done: text.roleSaved({ name, role: text.roles[role] }),
    },
    resend: {
      heading: text.resendTitle,
      body: text.resendText({ name, email }),
      confirm: text.send,
      send: () => call(sendCompanyConfirmation, { query: { userEmail: email } }),
      done: text.sent({ email }),
    },
    remove: {
      heading: text.removeTitle({ name }),
      body: (
        <div className="stack">
          <p>{text.removeText({ name })}</p>
          {isSelf && <p>{text.removeOwn}</p>}
        </div>
      ),
      confirm: text.remove,
      send: () => call(removeMember, { path: { id } }),
      done: text.removed({ name }),
    },
    resendInvitation: {
      heading: text.resendInvitation,
      body: text.invitationNew({ email }),
      confirm: text.send,
      send: () => call(resendInvitation, { path: { id } }),
      done: text.invitationSent({ email }),
    },
    takeBack: {
      heading: text.takeBackTitle,
      body: text.takeBackText({ email }),
      confirm: text.takeBack,
      send: () => call(withdrawInvitation, { path: { id } }),
      done: text.takenBack({ email }),
    },
  };
  const { heading, body, confirm, send, done } = questions[act];
  const isMail = act === 'resend' || act === 'resendInvitation';
  const cancelText = isMail ? text.cancel : act === 'changeRole' ? text.keepRole : text.keep;

  async function perform(): Promise<string | undefined> {
    if (act === 'changeRole' && role === now) return undefined;
    try {
      await sendAsMember(send);
    } catch (error) {
      return problemOf(error, messages);
    }
    onDone(done);
    return undefined;
  }

  return (
    <ConfirmDialog
      {...dialog}
      heading={heading}
      confirmText={confirm}
      cancelText={cancelText}
      sendingText={isMail ? text.sending : messages.frame.loading}
      errorText={messages.common.refused}
      isDangerous={act === 'remove' || act === 'takeBack'}
      onConfirm={perform}
    >
      {body}
    </ConfirmDialog>
  );
}

export function problemOf(error: unknown, { people, common }: Messages): string {
  if (error instanceof ApiError) {
    if (error.serverCode === 'LAST_ADMINISTRATOR') return people.lastAdministrator;
    if (error.serverCode === 'ROLE_CHANGED') return people.roleChanged;
    if (error.status === 404) return people.notThere;
  }
  return refusalText(error, common);
}
