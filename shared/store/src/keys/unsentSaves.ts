import type { Schema } from '@travel-shell/contract';
import { parseTripResult } from '@travel-shell/contract/parsers/parseTripResult';
import { storedKey } from '@travel-shell/core/storedKey';

/** A save or, without `result`, a removal that could not be sent yet. */
export interface UnsentSave {
  readonly resultId: string;
  readonly result?: Schema<'TripResult'>;
  /** Whose it is: another visitor of this tab must not get it. */
  readonly account: string;
}

function parseSave(value: unknown): UnsentSave[] {
  const { resultId, result, account } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof resultId !== 'string' || !resultId || typeof account !== 'string') return [];
  return [{ resultId, account, ...(result !== undefined && { result: parseTripResult(result, '') }) }];
}

/** What was saved or removed while offline, in that order; sent when the browser is online, also by the next page. */
export const unsentSaves = storedKey<readonly UnsentSave[]>('trips.unsent.saves', 'session', (value) =>
  Array.isArray(value) ? value.flatMap(parseSave) : undefined,
);
