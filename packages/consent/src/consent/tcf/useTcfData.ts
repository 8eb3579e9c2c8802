import type { Schema } from '@travel-shell/contract';
import { tcfConsent, tcfInitialPreferences, tcfVendorRows } from '@travel-shell/store/consent';
import { useEffect, useState } from 'react';
import { tcStringBefore } from '../../head/savedChoice.ts';
import { useWanted } from '../useWanted.ts';

export interface TcfData {
  initial: Schema<'TcfInitialPreferences'> | undefined;
  rows: Schema<'TcfVendorRows'> | undefined;
  /** The saved choices, or their defaults. */
  saved: Schema<'TcfConsent'> | undefined;
  /**
   * They could not be loaded, so they are what the browser has kept: the TC string, which says nothing of partners outside
   * the framework. Those stay as they are.
   */
  isKept: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const PARTS = [tcfInitialPreferences, tcfVendorRows, tcfConsent] as const;

/** What the dialog shows (API-060, API-062, API-063), fetched once it shows. CNS-038. */
export function useTcfData(isWanted: boolean): TcfData {
  const initial = useWanted(tcfInitialPreferences, isWanted);
  const rows = useWanted(tcfVendorRows, isWanted);
  const saved = useWanted(tcfConsent, isWanted);
  const hasNone = saved.status === 'failed' && !saved.data;
  const kept = useKept(hasNone);
  return {
    initial: dataOf(initial),
    rows: dataOf(rows),
    saved: dataOf(saved) ?? (hasNone ? kept : undefined),
    isKept: hasNone && kept !== undefined,
    hasFailed: [initial, rows, saved].some((part) => part.status === 'failed' && !part.data),
    retry() {
      for (const part of PARTS) if (part.get().status === 'failed') void part.refresh();
    },
  };
}

/** What the TC string in the cookie says. */
function useKept(isWanted: boolean): Schema<'TcfConsent'> | undefined {
  const [kept, setKept] = useState<Schema<'TcfConsent'>>();
  useEffect(() => {
    const tcString = isWanted && tcStringBefore();
    // Where it cannot be read nothing is known, which the dialog says.
    if (tcString) import('./kept.ts').then(({ readKept }) => readKept(tcString)).then(setKept, () => {});
  }, [isWanted]);
  return kept;
}

function dataOf<T>(part: { status: string; data?: T | undefined }): T | undefined {
  return part.data;
}
