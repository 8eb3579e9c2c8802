import type { Schema } from '@travel-shell/contract';

export type SsoEntry = Schema<'SsoEntry'>;

/** The action of a press on an entry. */
export type Action = 'on' | 'off' | 'delete';

/** Why an action is asked about first. `last`: no other entry is active. */
export type Risk = 'untried' | 'changed' | 'failed' | 'started' | 'last';

export function riskOf(action: Action, entry: SsoEntry, entries: readonly SsoEntry[]): Risk | undefined {
  if (action === 'on') return riskOfTry(entry.lastTry);
  const isOnly = entry.active && !entries.some(({ id, active }) => active && id !== entry.id);
  return isOnly ? 'last' : undefined;
}

function riskOfTry(lastTry: SsoEntry['lastTry']): Risk | undefined {
  if (!lastTry) return 'untried';
  if (!lastTry.isCurrent) return 'changed';
  return ({ FAILED: 'failed', STARTED: 'started', SUCCEEDED: undefined } as const)[lastTry.result];
}

/** A try is none of an entry's settings. */
export const isSameEntry = (a: SsoEntry, b: SsoEntry): boolean => settingsOf(a) === settingsOf(b);

const settingsOf = ({ id, active, name, issuer, authorizationEndpoint, clientId, hasClientSecret }: SsoEntry) =>
  JSON.stringify([id, active, name, issuer, authorizationEndpoint, clientId, hasClientSecret]);
