import { getConfig } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { LOOKS_ATTRIBUTES } from './contract.ts';

/** A piece with an entry "Cookie settings". */
interface Asker {
  host: HTMLElement | null;
  emit(name: 'travel-cookie-settings-requested', detail: Record<string, never>): boolean;
}

/** Banners of the kinds that can be opened again. */
const ANSWERING = 'travel-consent:is(:not([kind]),[kind=""],[kind=cookies],[kind=tcf])';

/**
 * Requests the cookie settings (FTR-030, NAV-030). On a page without a banner it adds one, with the looks of the piece that
 * asks, unless a listener has prevented the event or the site does not ask for consent.
 */
export function requestCookieSettings({ host, emit }: Asker): void {
  const { consentCategories, consent } = getConfig();
  const isOurs = emit('travel-cookie-settings-requested', {});
  if (!isOurs || !consentCategories || pageDocument.querySelector(ANSWERING)) return;
  const banner = pageDocument.createElement('travel-consent');
  for (const look of Object.keys(LOOKS_ATTRIBUTES)) {
    const value = host?.getAttribute(look);
    if (value) banner.setAttribute(look, value);
  }
  if (consent?.cmpId) banner.setAttribute('kind', 'tcf');
  banner.setAttribute('load', 'eager');
  pageDocument.body.append(Object.assign(banner, { request: {} }));
}
