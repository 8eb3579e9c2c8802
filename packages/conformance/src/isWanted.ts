import type { Operation } from './contract/Operation.ts';
import type { Options } from './Options.ts';
import { PIECE_CALLS } from './pieceCalls.ts';

export type Selection = Pick<Options, 'only' | 'skip' | 'pieces'>;

/** Whether an operation is selected. `pieces` and `only` narrow each other. */
export function isWanted({ id, tags }: Operation, { only, skip, pieces = [] }: Selection): boolean {
  const isNamed = (names: readonly string[]) => names.includes(id) || tags.some((tag) => names.includes(tag));
  const isCalled = pieces.length === 0 || pieces.some((piece) => PIECE_CALLS[piece]?.includes(id));
  return isCalled && (only.length === 0 || isNamed(only)) && !isNamed(skip);
}

export const isEverything = ({ only, pieces = [] }: Selection): boolean => only.length === 0 && pieces.length === 0;
