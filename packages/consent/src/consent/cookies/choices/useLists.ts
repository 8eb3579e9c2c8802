import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { type CookieCategory, cookiesForCategory } from '@travel-shell/store/consent';
import { useState } from 'react';

type CookieList = Schema<'CookieCategoryDetail'>['cookies'];

export interface Lists {
  /** The category whose list is being fetched. */
  pending: CookieCategory | undefined;
  /** The category whose list cannot be had. */
  missing: CookieCategory | undefined;
  /** The opened list. */
  shown: { category: CookieCategory; cookies: CookieList } | undefined;
  open(category: CookieCategory): void;
  close(): void;
}

/** Opens the list of a category's cookies, if it has some (CNS-012 to CNS-014). */
export function useLists(): Lists {
  const [pending, setPending] = useState<CookieCategory>();
  const [missing, setMissing] = useState<CookieCategory>();
  const [shown, setShown] = useState<Lists['shown']>();

  async function open(category: CookieCategory): Promise<void> {
    setPending(category);
    setMissing(undefined);
    const entity = cookiesForCategory(category);
    await entity.onPage().ensure();
    setPending(undefined);
    const known = entity.get();
    if (!('data' in known && known.data)) setMissing(category);
    else if (known.data.cookies.length > 0) setShown({ category, cookies: known.data.cookies });
    else {
      const message = `The category ${category} has no cookies, so its details do not open. Check what API-058 answers.`;
      logFailure({ code: 'CONSENT_FAILED', message, piece: 'consent' });
    }
  }

  return { pending, missing, shown, open: (category) => void open(category), close: () => setShown(undefined) };
}
