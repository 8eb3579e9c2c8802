import { authState, defineState } from '@travel-shell/store';
import { atom } from 'jotai/vanilla';
import type { UnsentSave } from '../keys/unsentSaves.ts';
import { forgetUnsent, keepUnsent } from './unsentWrites.ts';

export type LostSave = UnsentSave;

const NONE: readonly LostSave[] = [];

/**
 * The saves and removals of an earlier page that could not be done. The first piece that takes one says so to the
 * visitor; until then it is kept for the next page.
 */
export const lostSaves = defineState('lostSaves', NONE, (store) => {
  const base = atom(NONE);
  const { atom: auth } = authState.onPage();
  const mine = atom((get): readonly UnsentSave[] => {
    const lost = get(base);
    const now = get(auth);
    if (lost.length === 0 || now.status !== 'signedIn') return NONE;
    return lost.filter(({ account }) => account === (now.state.userInfoState.accountEmail ?? ''));
  });
  return {
    atom: mine,
    add(writes: readonly UnsentSave[]): void {
      const lost = writes.map((write) => ({ ...write, isLost: true }));
      for (const write of lost) keepUnsent(write);
      store.set(base, [...store.get(base), ...lost]);
    },
    /** Whoever calls it tells the visitor. */
    take(): readonly UnsentSave[] {
      const taken = store.get(mine);
      store.set(
        base,
        store.get(base).filter((one) => !taken.includes(one)),
      );
      for (const write of taken) forgetUnsent(write);
      return taken;
    },
  };
});
