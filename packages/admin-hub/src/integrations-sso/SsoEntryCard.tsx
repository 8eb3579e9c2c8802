import { Notice } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import { Button } from '@travel-shell/ui/button';
import { Switch } from '@travel-shell/ui/switch';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { LastTry } from './LastTry.tsx';
import type { Action, SsoEntry } from './risks.ts';
import { SsoEntryForm } from './SsoEntryForm.tsx';
import { TryEntry } from './TryEntry.tsx';

interface SsoEntryCardProps {
  entry: SsoEntry;
  /** By somebody else, while its form is open. */
  isDeleted: boolean;
  etag: string | undefined;
  /** The form is open after a press, or for a draft. */
  editing: 'press' | 'draft' | undefined;
  isBusy: boolean;
  /** The entry has just been added. */
  isNew: boolean;
  /** The outcome of an action on the entry. */
  said: { tone: 'good' | 'wrong'; text: string } | undefined;
  messages: Messages;
  words: FormMessages;
  onAction(action: Action): void;
  onTry(): void;
  onEdit(): void;
  onSaved(entry: SsoEntry): void;
  onClose(): void;
}

export function SsoEntryCard(props: SsoEntryCardProps): ReactNode {
  const { entry, isDeleted, etag, editing, isBusy, isNew, said, messages, words } = props;
  const text = messages.sso;
  const isEditing = editing !== undefined;
  const { name, active, issuer, authorizationEndpoint, clientId, hasClientSecret } = entry;
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  // The form has gone, with the focus.
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) change.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const facts = [
    [text.fields.issuer, issuer],
    [text.fields.authorizationEndpoint, authorizationEndpoint],
    [text.fields.clientId, clientId],
  ] as const;

  return (
    <li className="card" aria-busy={isBusy || undefined}>
      {editing ? (
        <SsoEntryForm
          by={editing}
          {...{ entry, isDeleted, etag, messages, words }}
          onSaved={props.onSaved}
          onClose={props.onClose}
        />
      ) : (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <Notice>{said?.tone === 'good' && said.text}</Notice>
          <Notice tone="wrong">{said?.tone === 'wrong' && said.text}</Notice>
          <Switch
            label={
              <>
                {text.active}
                <span className="ts-hidden"> {name}</span>
              </>
            }
            isOn={active}
            onChange={(isOn) => props.onAction(isOn ? 'on' : 'off')}
          />
          <dl className="sso-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi dir="ltr">{value}</bdi>
                </dd>
              </div>
            ))}
            <div>
              <dt>{text.fields.clientSecret}</dt>
              <dd>{hasClientSecret ? text.hasSecret : text.noSecret}</dd>
            </div>
          </dl>
          <div role="status">
            <LastTry lastTry={entry.lastTry} messages={messages} />
          </div>
          <TryEntry {...{ entry, messages, words }} onTry={props.onTry}>
            <Button ref={change} variant="quiet" size="small" onClick={props.onEdit}>
              {text.change}
              <span className="ts-hidden"> {name}</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => props.onAction('delete')}>
              {text.delete}
              <span className="ts-hidden"> {name}</span>
            </Button>
          </TryEntry>
        </>
      )}
    </li>
  );
}
