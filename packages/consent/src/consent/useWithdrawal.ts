import { defineLazy } from '@travel-shell/piece';
import { type CookieCategory, cookieNames } from '@travel-shell/store/consent';
import { useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import type { BannerVisibility } from './useBannerVisibility.ts';
import type { Withdrawal } from './Withdrawal.ts';

/** The code that shows a record, and the outcome of a withdrawal. */
export const records = defineLazy(
  'consent',
  () => import(/* webpackChunkName: "records" */ './cookies/records/index.ts'),
);

interface GivenAnswer {
  /** Optional categories that were allowed, and are not any more. */
  withdrawn: readonly CookieCategory[];
  isWhole: boolean;
  /** Resolves with whether it could be stored. */
  store(isLeaving: boolean): Promise<boolean>;
}

interface Answering {
  /**
   * The layer closes first, and then the answer is stored. One that withdraws consent stays open to say what was deleted;
   * it says that a choice is saved only where it is.
   */
  finish(answer: GivenAnswer): void;
  /** The last answer has withdrawn what was allowed before. */
  withdrawal: Withdrawal | undefined;
}

export function useWithdrawal({ opening, close }: BannerVisibility): Answering {
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();

  function finish({ withdrawn, isWhole, store }: GivenAnswer): void {
    if (withdrawn.length > 0) setWithdrawal({ opening, isWhole });
    else close();
    afterPaint(async (isLeaving) => {
      // The back end deletes some itself, with its answer to the form.
      const before = cookieNames();
      const isStored = await store(isLeaving);
      if (withdrawn.length === 0) return;
      const cookies = await (await records.attempt())?.deleteCookiesOf(withdrawn, before);
      setWithdrawal({ opening, isWhole, isStored, cookies });
    });
  }

  return { finish, withdrawal: withdrawal?.opening === opening ? withdrawal : undefined };
}
