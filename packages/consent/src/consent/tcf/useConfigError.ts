import { logFailure } from '@travel-shell/core';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { getConfig } from '@travel-shell/piece';
import { useEffect } from 'react';
import { NO_CMP_ID } from '../../head/kinds.ts';

/** Nothing is shown then. Where the page has consent.js, that says so. */
export function useConfigError(): void {
  useEffect(() => {
    if ((getConfig().consent?.cmpId ?? 0) > 0 || getConsentHead()) return;
    logFailure({ code: 'CONFIG', message: NO_CMP_ID, piece: 'consent' });
  }, []);
}
