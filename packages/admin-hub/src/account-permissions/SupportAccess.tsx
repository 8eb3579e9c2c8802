import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { Loaded, Notice, useChange } from '@travel-shell/piece/company-screens';
import { impersonationSupport, type SupportDuration, setImpersonationSupport } from '@travel-shell/store/business';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { Switch } from '@travel-shell/ui/switch';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { Section } from '../parts/Section.tsx';

interface SupportAccessProps {
  messages: Messages;
  onChange: () => void;
}

const DURATIONS = ['DAY', 'WEEK', 'UNTIL_REVOKED'] as const satisfies readonly SupportDuration[];

/** Whether support may act as members, and how long (API-114 to API-116, BIZ-116). */
export function SupportAccess({ messages, onChange }: SupportAccessProps): ReactNode {
  const text = messages.supportAccess;
  const { busy, problem, run } = useChange(messages.common);
  /** Shown while it is saved; after a failure the saved one is back. */
  const [wanted, setWanted] = useState<boolean>();
  const [chosen, setChosen] = useState<SupportDuration>();
  const [said, setSaid] = useState('');

  /** @param duration undefined: switches it off */
  async function change(duration: SupportDuration | undefined): Promise<void> {
    if (busy) return;
    setSaid('');
    setWanted(duration !== undefined);
    const isDone = await run('support', () => setImpersonationSupport(duration));
    setWanted(undefined);
    setChosen(undefined);
    if (!isDone) return;
    setSaid(duration ? text.granted : text.revoked);
    onChange();
  }

  return (
    <Section title={text.title}>
      <Loaded entity={impersonationSupport} words={messages.frame}>
        {(now) => {
          const since = wanted === undefined && sinceOf(now, messages);
          const isOn = wanted ?? now.enabled;
          const duration = chosen ?? durationOf(now);
          return (
            <>
              <div className="support-switch">
                <Switch
                  label={text.label}
                  hint={text.hint}
                  isOn={isOn}
                  onChange={(toBeOn) => void change(toBeOn ? duration : undefined)}
                />
              </div>
              <RadioGroup
                label={text.duration}
                orientation="horizontal"
                value={duration}
                options={DURATIONS.map((value) => ({ value, title: text.durations[value] }))}
                onValueChange={(value) => {
                  setChosen(value as SupportDuration);
                  if (isOn) void change(value as SupportDuration);
                }}
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

const DAY_MS = 24 * 3600 * 1000;

/** As short as can be, until somebody has chosen. */
function durationOf({ enabled, grantedAt, expiresAt }: Schema<'ImpersonationSupport'>): SupportDuration {
  if (!enabled || !grantedAt) return 'DAY';
  if (!expiresAt) return 'UNTIL_REVOKED';
  return Date.parse(expiresAt) - Date.parse(grantedAt) > DAY_MS ? 'WEEK' : 'DAY';
}

function sinceOf(now: Schema<'ImpersonationSupport'>, messages: Messages): string {
  const { enabled, grantedAt, grantedBy, expiresAt } = now;
  if (!enabled || !grantedAt) return '';
  const timeOf = (at: string) => formatDate(messages.lang, Date.parse(at), { dateStyle: 'medium', timeStyle: 'short' });
  const { since, sinceUntil } = messages.supportAccess;
  const words = { name: grantedBy ?? messages.common.somebody, time: timeOf(grantedAt) };
  return expiresAt ? sinceUntil({ ...words, end: timeOf(expiresAt) }) : since(words);
}
