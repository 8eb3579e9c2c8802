import type { Schema } from '@travel-shell/contract';
import { parseTripResult } from '@travel-shell/contract/parsers/parseTripResult';
import { storedKey } from '@travel-shell/core/storedKey';

/** A save or, without `result`, a removal that the back end has not answered yet. */
export interface UnsentSave {
  readonly resultId: string;
  readonly result?: Schema<'TripResult'>;
  /** Whose it is: another visitor of this browser must not get it. */
  readonly account: string;
  /** When the visitor pressed, in ms since 1970. */
  readonly at: number;
  /** The save could not be done, and the visitor does not know yet. */
  readonly isLost?: boolean;
}

function parseSave(value: unknown): UnsentSave[] {
  const { resultId, result, account, at, isLost } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof resultId !== 'string' || !resultId || typeof account !== 'string' || typeof at !== 'number') return [];
  return [
    {
      ...{ resultId, account, at },
      ...(result !== undefined && { result: parseTripResult(result, '') }),
      ...(isLost === true && { isLost }),
    },
  ];
}

/** Every save and removal from the press until its response, in that order; what is left is sent by the next page. */
export const unsentSaves = storedKey<readonly UnsentSave[]>('trips.unsent.saves', 'local', (value) =>
  Array.isArray(value) ? value.flatMap(parseSave) : undefined,
);
