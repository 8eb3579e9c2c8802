import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { impersonationSupport, setImpersonationSupport } from '@travel-shell/store/business';
import { Switch } from '@travel-shell/ui/switch';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { useChange } from '../../parts/useChange.ts';
import { withSession } from '../../parts/withSession.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { Section } from '../parts/Section.tsx';

interface SupportAccessProps {
  messages: Messages;
  onChange: () => void;
}

/** Whether support may act as members (API-114 to API-116, BIZ-116). */
export function SupportAccess({ messages, onChange }: SupportAccessProps): ReactNode {
  const text = messages.supportAccess;
  const { busy, problem, run } = useChange(messages.common);
  /** Shown while it is saved; after a failure the saved one is back. */
  const [wanted, setWanted] = useState<boolean>();
  const [said, setSaid] = useState('');

  async function change(isAllowed: boolean): Promise<void> {
    if (busy) return;
    setSaid('');
    setWanted(isAllowed);
    const isDone = await run('support', () => withSession(() => setImpersonationSupport(isAllowed)));
    setWanted(undefined);
    if (!isDone) return;
    setSaid(isAllowed ? text.granted : text.revoked);
    onChange();
  }

  return (
    <Section title={text.title}>
      <Loaded entity={impersonationSupport} words={messages.frame}>
        {(now) => {
          const since = wanted === undefined && sinceOf(now, messages);
          return (
            <>
              <Switch
                label={text.label}
                hint={text.hint}
                isOn={wanted ?? now.enabled}
                onChange={(isOn) => void change(isOn)}
              />
              {since && <p className="muted">{since}</p>}
            </>
          );
        }}
      </Loaded>
      <Notice>{said}</Notice>
      <Notice tone="wrong">{problem}</Notice>
    </Section>
  );
}

function sinceOf({ enabled, grantedAt, grantedBy }: Schema<'ImpersonationSupport'>, messages: Messages): string {
  if (!enabled || !grantedAt) return '';
  const time = formatDate(messages.lang, Date.parse(grantedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return messages.supportAccess.since({ name: grantedBy ?? messages.common.somebody, time });
}
