import { logFailure } from '@travel-shell/core';
import { getConfig } from '@travel-shell/piece';
import { useEffect } from 'react';

/** Without its number at IAB Europe a site may not ask under the framework, so nothing is shown. */
export function useConfigError(): void {
  useEffect(() => {
    if ((getConfig().consent?.cmpId ?? 0) > 0) return;
    const message =
      '<travel-consent kind="tcf"> is not shown, because consent.cmpId is missing. Set it to the number that IAB Europe gave to your consent dialog.';
    logFailure({ code: 'CONFIG', message, piece: 'consent' });
  }, []);
}
