import type { Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { hasDraft, Notice, useUser } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import { Button } from '@travel-shell/ui/button';
import { plusIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { failureText } from '../parts/failureText.ts';
import { LastChange } from '../parts/LastChange.tsx';
import { ActionQuestion } from './ActionQuestion.tsx';
import { changeEntry } from './changeEntry.ts';
import { type Action, riskOf, type SsoEntry } from './risks.ts';
import { SsoEntryCard } from './SsoEntryCard.tsx';
import { draftOf, SsoEntryForm } from './SsoEntryForm.tsx';

interface SsoListProps {
  seen: Versioned<Schema<'CompanySso'>>;
  messages: Messages;
  words: FormMessages;
}

/** The outcome of an action. Without an entry in the list it is said above the list. */
interface Said {
  id?: string;
  tone: 'good' | 'wrong';
  text: string;
}

/** An entry whose form is open, and where it was. It stays when somebody else deletes it. */
interface Edited {
  entry: SsoEntry;
  index: number;
  by: Opening;
}

/** A form that a draft has opened leaves the focus where the visitor is. */
type Opening = 'press' | 'draft';

export function SsoList({ seen, messages, words }: SsoListProps): ReactNode {
  const text = messages.sso;
  const { ssoSettings, lastChange } = seen.values;
  const [said, setSaid] = useState<Said>();
  const [edited, setEdited] = useState<readonly Edited[]>([]);
  const [adding, setAdding] = useState<Opening>();
  const isAdding = adding !== undefined;
  const [asked, setAsked] = useState<{ action: Action; entry: SsoEntry }>();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState('');
  const [added, setAdded] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);

  // With what was typed before the page was loaded again, a form is open.
  const user = useUser();
  useEffect(() => {
    setAdding((by) => by ?? (hasDraft(user, draftOf()) ? 'draft' : undefined));
    const kept = ssoSettings.flatMap((entry, index) =>
      hasDraft(user, draftOf(entry)) ? [{ entry, index, by: 'draft' as const }] : [],
    );
    setEdited((open) => [...open, ...kept.filter(({ entry }) => !open.some((one) => one.entry.id === entry.id))]);
  }, [user]);

  const shown = [...ssoSettings];
  for (const { entry, index } of edited) if (!isIn(shown, entry.id)) shown.splice(index, 0, entry);
  const say = (tone: Said['tone'], saying: string, id?: string) => setSaid({ tone, text: saying, ...(id && { id }) });
  const isAtEntry = said?.id !== undefined && isIn(shown, said.id);

  /** Returns what is wrong, for the question that it was asked in. */
  async function perform(action: Action, { id, name }: SsoEntry): Promise<string | undefined> {
    try {
      const outcome = await changeEntry(action, id, seen);
      if (outcome === 'changed') return text.changedMeanwhile;
      if (action === 'delete') say('good', text.deleted({ name }));
      else if (outcome === 'gone') say('wrong', text.gone({ name }));
      else say('good', (action === 'on' ? text.nowOn : text.nowOff)({ name }), id);
      return undefined;
    } catch (error) {
      return failureText(error, messages.common, words);
    }
  }

  async function press(action: Action, entry: SsoEntry): Promise<void> {
    if (isBusy.current) return;
    setSaid(undefined);
    if (action === 'delete' || riskOf(action, entry, ssoSettings)) {
      setAsked({ action, entry });
      setAsking(true);
      return;
    }
    isBusy.current = true;
    setBusy(entry.id);
    const problem = await perform(action, entry);
    isBusy.current = false;
    setBusy('');
    if (problem) say('wrong', problem, entry.id);
  }

  const close = (id: string) => setEdited((all) => all.filter(({ entry }) => entry.id !== id));

  function handleSaved(entry: SsoEntry, id?: string): void {
    if (id) close(id);
    else setAdding(undefined);
    if (id === entry.id) say('good', text.changed({ name: entry.name }), id);
    else {
      say('good', text.added({ name: entry.name }), entry.id);
      setAdded(entry.id);
    }
  }

  // The form has gone, with the focus; after a save it is at the new entry.
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding && !added) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding, added]);

  const current = asked && (ssoSettings.find(({ id }) => id === asked.entry.id) ?? asked.entry);

  return (
    <div ref={region} tabIndex={-1} className="stack loaded">
      <h2>{text.providers}</h2>
      <Notice>{said?.tone === 'good' && !isAtEntry && said.text}</Notice>
      <Notice tone="wrong">{said?.tone === 'wrong' && !isAtEntry && said.text}</Notice>
      {shown.length === 0 && !isAdding && <p className="muted">{text.none}</p>}
      {shown.length > 0 && (
        <ul className="sso-entries">
          {shown.map((entry, index) => (
            <SsoEntryCard
              key={entry.id}
              {...{ entry, messages, words }}
              etag={seen.etag}
              isDeleted={!isIn(ssoSettings, entry.id)}
              editing={edited.find((one) => one.entry.id === entry.id)?.by}
              isBusy={busy === entry.id}
              isNew={added === entry.id}
              said={said?.id === entry.id ? said : undefined}
              onAction={(action) => void press(action, entry)}
              onTry={() => setSaid(undefined)}
              onEdit={() => {
                setSaid(undefined);
                setEdited((all) => [...all, { entry, index, by: 'press' }]);
              }}
              onSaved={(saved) => handleSaved(saved, entry.id)}
              onClose={() => close(entry.id)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <div className="card">
          <SsoEntryForm
            entry={undefined}
            by={adding}
            etag={undefined}
            messages={messages}
            words={words}
            onSaved={(saved) => handleSaved(saved)}
            onClose={() => setAdding(undefined)}
          />
        </div>
      ) : (
        <div className="actions">
          <Button
            ref={addButton}
            variant={shown.length > 0 ? 'quiet' : 'primary'}
            icon={plusIcon}
            onClick={() => {
              setSaid(undefined);
              setAdded('');
              setAdding('press');
            }}
          >
            {text.addTitle}
          </Button>
        </div>
      )}
      <LastChange change={lastChange} messages={messages} />
      {asked && current && (
        <ActionQuestion
          isOpen={isAsking}
          action={asked.action}
          entry={current}
          risk={riskOf(asked.action, current, ssoSettings)}
          messages={messages}
          onConfirm={() => perform(asked.action, current)}
          onClose={() => setAsking(false)}
          {...(!isIn(shown, current.id) && { returnFocus: region })}
        />
      )}
    </div>
  );
}

const isIn = (entries: readonly SsoEntry[], id: string): boolean => entries.some((entry) => entry.id === id);
