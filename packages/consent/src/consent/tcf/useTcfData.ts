import type { Schema } from '@travel-shell/contract';
import { tcStringBefore } from '@travel-shell/core/consentCookies';
import { tcfConsent, tcfInitialPreferences, tcfVendorRows } from '@travel-shell/store/consent';
import { useEffect, useMemo, useState } from 'react';
import { useWanted } from '../useWanted.ts';
import { decodeSavedConsent } from './decodeSavedConsent.ts';

export interface TcfData {
  initial: Schema<'TcfInitialPreferences'> | undefined;
  rows: Schema<'TcfVendorRows'> | undefined;
  /** The saved choices, or their defaults. */
  saved: Schema<'TcfConsent'> | undefined;
  /**
   * The back end could not be asked for them, or does not know this visitor, so they are what the browser has kept: the TC
   * string, which says nothing of partners outside the framework. Those stay as they are.
   */
  isKept: boolean;
  /** The rows whose choices are known. */
  known: Schema<'TcfVendorRows'> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Vendors that are not known are not offered. */
const NONE: Schema<'TcfVendorRows'>['additionalVendors'] = [];

const PARTS = [tcfInitialPreferences, tcfVendorRows, tcfConsent] as const;

/** The dialog's data (API-060, API-062, API-063), fetched once it shows. CNS-038. */
export function useTcfData(isWanted: boolean): TcfData {
  const initial = useWanted(tcfInitialPreferences, isWanted);
  const rows = useWanted(tcfVendorRows, isWanted);
  const saved = useWanted(tcfConsent, isWanted);
  const hasNone = saved.status === 'failed' && !saved.data;
  // The cookies of a page on another site do not reach the back end, which takes the visitor for one without a choice.
  const isUnknown = saved.data?.isUnsavedDefaultConsent === true && tcStringBefore() !== undefined;
  const kept = useKeptConsent(hasNone || isUnknown);
  const isKept = Boolean(kept);
  const all = rows.data;
  return {
    initial: initial.data,
    rows: all,
    known: useMemo(() => (all && isKept ? { ...all, additionalVendors: NONE } : all), [all, isKept]),
    saved: kept ?? (isUnknown && kept === undefined ? undefined : saved.data),
    isKept,
    hasFailed: [initial, rows, saved].some((part) => part.status === 'failed' && !part.data),
    retry() {
      for (const part of PARTS) if (part.get().status === 'failed') void part.refresh();
    },
  };
}

/** The choices in the cookie's TC string: undefined until they are known, null if the string cannot be read. */
function useKeptConsent(isWanted: boolean): Schema<'TcfConsent'> | null | undefined {
  const [kept, setKept] = useState<Schema<'TcfConsent'> | null>();
  const tcString = isWanted ? tcStringBefore() : undefined;
  useEffect(() => {
    if (!tcString) return;
    decodeSavedConsent(tcString).then(
      (decoded) => setKept(decoded ?? null),
      () => setKept(null),
    );
  }, [tcString]);
  return tcString ? kept : undefined;
}
