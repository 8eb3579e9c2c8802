import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { invitePeople } from '@travel-shell/contract/calls/invitePeople';
import { BUSINESS_ROLES } from '@travel-shell/contract/values';
import { LOCALES } from '@travel-shell/core';
import { Notice, refusalText } from '@travel-shell/piece/company-screens';
import { sendAsMember } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { Select } from '@travel-shell/ui/select';
import { TextArea } from '@travel-shell/ui/text-area';
import { type ReactNode, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { addressesIn } from './addressesIn.ts';

type Outcome = Schema<'InvitationOutcome'>;
type Role = Schema<'BusinessRole'>;

/** The addresses of one call: a long list shows how far it is, and what was done before a failure is known. */
const AT_ONCE = 10;

const LANGUAGES = LOCALES.filter((locale) => locale !== 'pseudo');

interface InvitePeopleProps {
  messages: Messages;
  /** Some were invited. */
  onInvited: () => void;
  onClose: () => void;
}

/** Invites one or many addresses. What was not invited stays in the field. */
export function InvitePeople({ messages, onInvited, onClose }: InvitePeopleProps): ReactNode {
  const text = messages.people;
  const field = useRef<HTMLTextAreaElement>(null);
  const [role, setRole] = useState<Role>('TRAVELER');
  const [localeCode, setLocale] = useState(() => LANGUAGES.find((locale) => locale === messages.lang) ?? 'en-US');
  const [error, setError] = useState('');
  const [progress, setProgress] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [problem, setProblem] = useState('');
  const languages = new Intl.DisplayNames(messages.lang, { type: 'language' });

  /** The field keeps what can be mended. */
  function keep(left: readonly string[]): void {
    if (field.current) field.current.value = left.join('\n');
  }

  async function send(): Promise<void> {
    if (progress) return;
    const emails = addressesIn(field.current?.value ?? '');
    setOutcomes([]);
    setProblem('');
    setError(emails.length === 0 ? text.noAddress : '');
    if (emails.length === 0) return field.current?.focus();
    const done: Outcome[] = [];
    const invalid = () => done.filter(({ outcome }) => outcome === 'INVALID').map(({ email }) => email);
    let at = 0;
    try {
      for (; at < emails.length; at += AT_ONCE) {
        setProgress(text.progress({ done: String(at), count: String(emails.length) }));
        const part = emails.slice(at, at + AT_ONCE);
        done.push(
          ...(await sendAsMember(() => call(invitePeople, { json: { emails: part, role, localeCode } }))).outcomes,
        );
        keep([...invalid(), ...emails.slice(at + AT_ONCE)]);
      }
    } catch (cause) {
      const say = done.length > 0 ? text.stopped : text.notSent;
      setProblem(say({ problem: refusalText(cause, messages.common) }));
    } finally {
      setOutcomes(done);
      setProgress('');
      if (done.some(({ outcome }) => outcome === 'INVITED')) onInvited();
      field.current?.focus();
    }
  }

  const fine = outcomes.filter(({ outcome }) => outcome !== 'INVALID');
  const wrong = outcomes.filter(({ outcome }) => outcome === 'INVALID');

  return (
    <form
      className="card stack"
      aria-label={text.invite}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{text.invite}</h2>
      <Notice>{fine.length > 0 && <Outcomes outcomes={fine} messages={messages} />}</Notice>
      <Notice tone="wrong">{wrong.length > 0 && <Outcomes outcomes={wrong} messages={messages} />}</Notice>
      <Notice tone="wrong">{problem}</Notice>
      <TextArea
        ref={field}
        label={text.addresses}
        hint={text.addressesHint}
        error={error}
        autoFocus
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="pair">
        <Select
          label={text.inviteRole}
          hint={text.roleHints[role]}
          value={role}
          options={BUSINESS_ROLES.map((value) => ({ value, title: text.roles[value] }))}
          onValueChange={(value) => setRole(value as Role)}
        />
        <Select
          label={text.inviteLanguage}
          value={localeCode}
          options={LANGUAGES.map((value) => ({ value, title: languages.of(value) ?? value }))}
          onValueChange={(value) => setLocale(value as (typeof LANGUAGES)[number])}
        />
      </div>
      <div className="actions">
        <Button type="submit" isLoading={progress !== ''} loadingText={progress}>
          {text.sendInvitations}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </form>
  );
}

/** One sentence for each kind. */
function Outcomes({ outcomes, messages }: { outcomes: readonly Outcome[]; messages: Messages }): ReactNode {
  const list = new Intl.ListFormat(messages.lang, { type: 'unit' });
  const kinds = new Set(outcomes.map(({ outcome }) => outcome));
  return (
    <>
      {[...kinds].map((kind) => (
        <span key={kind} className="outcome">
          {messages.people.outcomes[kind]({
            emails: list.format(outcomes.filter(({ outcome }) => outcome === kind).map(({ email }) => email)),
          })}
        </span>
      ))}
    </>
  );
}
