import { call } from '@travel-shell/api';
import { redirect } from '@travel-shell/api/navigate';
import { safeUrl } from '@travel-shell/api/safeUrl';
import type { Schema } from '@travel-shell/contract';
import { convertSearchUrl } from '@travel-shell/contract/calls/convertSearchUrl';
import { convertSearchUrlPlainPath } from '@travel-shell/contract/calls/convertSearchUrlPlainPath';
import { logFailure } from '@travel-shell/core';
import { getConfig } from '@travel-shell/store';

type Vertical = Schema<'Vertical'>;

/** How long a press waits for the conversion, in ms: after that the plain link is better than the search. */
const WAIT_TIMEOUT_MS = 2000;

export interface VerticalChange {
  from: Vertical;
  to: Vertical;
  /** The plain link to the other vertical. */
  plainLink?: string | undefined;
  /** The results page. Default: this page. */
  searchUrl?: string;
}

/** Whether a search can be carried over from one vertical to the other (MSC-038 to MSC-040). */
export function canTakeSearchAlong({ from, to }: Pick<VerticalChange, 'from' | 'to'>): boolean {
  const { friendlyUrlVerticals: enabled } = getConfig();
  return from !== to && enabled.includes(from) && enabled.includes(to);
}

/**
 * Leaves a results page for another vertical. Carries the search over where possible (MSC-042), else falls back to the
 * plain link, if any (MSC-043, ERR-038). Never rejects.
 */
export async function goToVertical({ plainLink, searchUrl = location.href, ...change }: VerticalChange): Promise<void> {
  const converted = canTakeSearchAlong(change) ? await convert(change, searchUrl) : null;
  for (const link of [converted, plainLink]) if (link && follow(link)) return;
}

/** Null when the search has no URL there, and when resolving it failed (ERR-036). */
async function convert({ from, to }: VerticalChange, searchUrlToConvert: string): Promise<string | null> {
  const operation = getConfig().friendlyUrlPlainPath ? convertSearchUrlPlainPath : convertSearchUrl;
  const form = { originalVertical: from, conversionVertical: to, searchUrlToConvert };
  try {
    const { convertedUrl } = await call(operation, { form, signal: AbortSignal.timeout(WAIT_TIMEOUT_MS) });
    return convertedUrl;
  } catch (cause) {
    logFailure({ code: 'FRIENDLY_URL_FAILED', message: 'Error resolving friendly url', cause });
    return null;
  }
}

/** False when the browser refused the navigation (ERR-037, ERR-O10). A host that navigates itself is no failure. */
function follow(link: string): boolean {
  try {
    if (!safeUrl(link)) throw new TypeError(`${link} is no http(s) address of this host or of allowedHosts.`);
    redirect(link, 'vertical-changed');
    return true;
  } catch (cause) {
    logFailure({ code: 'FRIENDLY_URL_FAILED', message: 'Friendly URL navigation error', cause });
    return false;
  }
}
