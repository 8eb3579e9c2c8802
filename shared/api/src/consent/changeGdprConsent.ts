import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseGdprConsent } from '@travel-shell/contract/parsers/parseGdprConsent';

export interface GdprChange {
  /** May be empty where `setConsentBooleanCookie` is true. */
  purposeIds: number[];
  /** Whether it also answers the data-transfer dialog, which the cookie DATA_CONSENT stores. */
  setConsentBooleanCookie: boolean;
  text?: Schema<'ConsentText'> | undefined;
}

/** Adds purposes, also while the page is left, and returns all stored ones (API-066, CNS-053). Fails with an `ApiError` only. */
export const createGdprConsent = (change: GdprChange, signal?: AbortSignal): Promise<Schema<'GdprConsent'>> =>
  call('post', '/s/run/privacy/gdpr/createConsent', {
    form: toForm(change),
    parse: parseGdprConsent,
    signal,
    keepalive: true,
  });

/** Removes purposes and returns the remaining ones (API-067, CNS-054). Fails with an `ApiError` only. */
export const removeGdprConsent = (change: GdprChange, signal?: AbortSignal): Promise<Schema<'GdprConsent'>> =>
  call('post', '/s/run/privacy/gdpr/removeConsent', { form: toForm(change), parse: parseGdprConsent, signal });

const toForm = ({ purposeIds, setConsentBooleanCookie, text }: GdprChange) => ({
  setConsentBooleanCookie,
  purposeIds: purposeIds.join(','),
  ...(text && { text: text.version, locale: text.locale }),
});
