import { type UnsentSave, unsentSaves } from '../keys/unsentSaves.ts';

/** All of this browser, the oldest first. */
export const unsentWrites = (): readonly UnsentSave[] => unsentSaves.read() ?? [];

const isOfSameResult = (one: UnsentSave, other: UnsentSave) =>
  one.resultId === other.resultId && one.account === other.account;

/** Not an earlier or later press on the same result. */
const isSame = (one: UnsentSave, other: UnsentSave) => isOfSameResult(one, other) && one.at === other.at;

/** Takes the place of an earlier write of the same result. False when storage is full or blocked. */
export const keepUnsent = (write: UnsentSave): boolean =>
  unsentSaves.write([...unsentWrites().filter((one) => !isOfSameResult(one, write)), write]);

export const isUnsent = (write: UnsentSave): boolean => unsentWrites().some((one) => isSame(one, write));

export function forgetUnsent(write: UnsentSave): void {
  const left = unsentWrites().filter((one) => !isSame(one, write));
  if (left.length > 0) unsentSaves.write(left);
  else unsentSaves.remove();
}
