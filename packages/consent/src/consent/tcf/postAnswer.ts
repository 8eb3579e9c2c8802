import { updateTcData } from '@travel-shell/api/consent';
import { getConfig, logFailure } from '@travel-shell/core';
import { publish } from '@travel-shell/store';
import { CONSENT_TEXTS } from '../texts.ts';

interface Stored {
  tcString: string | null;
  accepted?: string[] | null;
}

/**
 * Posts the first layer's form, as a browser without script would, and the server writes the string: for an answer that
 * comes before the vendors, or just before the page is left.
 */
export async function postAnswer(choice: 'accept' | 'decline', locale: string): Promise<void> {
  // Counts even if it cannot be stored.
  if (choice === 'decline') publish('consent-declined', { regime: 'tcf' });
  try {
    const answer = await fetch(`${getConfig().apiBase}/privacy/consent`, {
      method: 'POST',
      body: new URLSearchParams({ regime: 'tcf', choice, text: CONSENT_TEXTS.tcf, locale }),
      credentials: 'include',
      keepalive: true,
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { tcString, accepted }: Stored = await answer.json();
    if (tcString) updateTcData(tcString);
    if (choice === 'accept') publish('consent-given', { regime: 'tcf', accepted: accepted ?? [] });
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: 'The decision about tcfConsent could not be stored.', cause });
  }
}
