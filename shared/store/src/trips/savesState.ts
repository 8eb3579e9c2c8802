import type { Schema } from '@travel-shell/contract';
import { authState, defineState, openTabs } from '@travel-shell/store';
import { atom } from 'jotai/vanilla';
import { changeTrips } from './changeTrips.ts';
import { person } from './person.ts';
import { tripsState } from './tripsState.ts';

/** TRP-025. `saving` is also the way back, from saved to unsaved. */
export type SavingState = 'unsaved' | 'saving' | 'saved';

type Saved = Schema<'SavedForLaterTrip'>;

export interface Saves {
  /** The results saved for later, the latest first; empty while that is not known. */
  readonly saved: readonly Saved[];
  /** The ids of the results that are being saved or removed. */
  readonly writing: ReadonlySet<string>;
}

/** The saves in answers of writes while the trips could not be fetched, with the account. */
interface Written {
  readonly account: string;
  readonly saved: readonly Saved[];
}

const NONE: ReadonlySet<string> = new Set();
const NO_SAVES: Saves = { saved: [], writing: NONE };

/**
 * The results that this visitor has saved for later (STA-064), and those that are being saved. Following it fetches the
 * trips of a visitor who is signed in, and nothing for anyone else (D-30).
 */
export const savesState = defineState('saves', NO_SAVES, (store) => {
  const writing = atom(NONE);
  const written = atom<Written>();
  const { atom: auth } = authState.onPage();
  const { atom: trips } = tripsState.onPage();
  // Each tab fetches what another one has saved.
  const tabs = openTabs('trips', () => {
    if (tripsState.get().status !== 'pending') void tripsState.invalidate();
  });

  return {
    atom: atom((get): Saves => {
      const now = get(writing);
      const visitor = get(auth);
      if (visitor.status !== 'signedIn') return now.size > 0 ? { ...NO_SAVES, writing: now } : NO_SAVES;
      const known = get(trips);
      const said = get(written);
      const isOfVisitor = said?.account === person(visitor);
      const saved = known.data?.savedForLater || (isOfVisitor && said?.saved);
      return { saved: saved || NO_SAVES.saved, writing: now };
    }),
    mark(resultId: string, isWriting: boolean): void {
      const next = new Set(store.get(writing));
      if (isWriting) next.add(resultId);
      else next.delete(resultId);
      store.set(writing, next);
    },
    /** Takes the answer of a write of this visitor, and tells the other tabs. Resolves when it shows. */
    async take(resultId: string, answer: readonly Saved[]): Promise<void> {
      const account = person();
      const change = () => {
        const known = tripsState.get();
        const before = known.data?.savedForLater || [];
        return changeTrips({ savedForLater: onlyChange(before, answer, resultId) });
      };
      tabs.tell();
      if (change()) return;
      // Pressed before the trips have been fetched, by a request that may be older than the write.
      await tripsState.refresh();
      if (account === undefined || change()) return;
      const before = store.get(written);
      const saved = before?.account === account ? onlyChange(before.saved, answer, resultId) : answer;
      store.set(written, { account, saved });
    },
  };
});

const hasId =
  (resultId: string) =>
  ({ resultData }: Saved) =>
    resultData.resultId === resultId;

/** Answers of writes beside each other come in any order, so each is right only about its own result. */
function onlyChange(before: readonly Saved[], answer: readonly Saved[], resultId: string): Saved[] {
  const isIt = hasId(resultId);
  return [...answer.filter(isIt), ...before.filter((one) => !isIt(one))];
}

/** The saving state of one result: TRP-025, TRP-026. */
export function savingStateOf({ saved, writing }: Saves, resultId: string): SavingState {
  if (writing.has(resultId)) return 'saving';
  return saved.find(hasId(resultId))?.savingState.isSaved ? 'saved' : 'unsaved';
}
