import type { Schema } from '@travel-shell/contract';
import { tcfConsent, tcfInitialPreferences, tcfVendorRows } from '@travel-shell/store/consent';
import { useWanted } from '../useWanted.ts';

export interface TcfData {
  initial: Schema<'TcfInitialPreferences'> | undefined;
  rows: Schema<'TcfVendorRows'> | undefined;
  /** The saved choices, or their defaults. */
  saved: Schema<'TcfConsent'> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

const PARTS = [tcfInitialPreferences, tcfVendorRows, tcfConsent] as const;

/** What the dialog shows (API-060, API-062, API-063), fetched once it shows. CNS-038. */
export function useTcfData(isWanted: boolean): TcfData {
  const initial = useWanted(tcfInitialPreferences, isWanted);
  const rows = useWanted(tcfVendorRows, isWanted);
  const saved = useWanted(tcfConsent, isWanted);
  return {
    initial: dataOf(initial),
    rows: dataOf(rows),
    saved: dataOf(saved),
    hasFailed: [initial, rows, saved].some((part) => part.status === 'failed' && !part.data),
    retry() {
      for (const part of PARTS) if (part.get().status === 'failed') void part.refresh();
    },
  };
}

function dataOf<T>(part: { status: string; data?: T | undefined }): T | undefined {
  return part.data;
}
