import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { createGdprConsent as createGdprConsentCall } from '@travel-shell/contract/calls/createGdprConsent';
import { removeGdprConsent as removeGdprConsentCall } from '@travel-shell/contract/calls/removeGdprConsent';

export interface GdprChange {
  /** May be empty where `setConsentBooleanCookie` is true. */
  purposeIds: number[];
  /** Whether it also answers the data-transfer dialog, which the cookie DATA_CONSENT stores. */
  setConsentBooleanCookie: boolean;
  text?: Schema<'ConsentText'> | undefined;
}

/** Adds purposes, also while the page is left, and returns all stored ones (API-066, CNS-053). Fails with an `ApiError` only. */
export const createGdprConsent = (change: GdprChange, signal?: AbortSignal): Promise<Schema<'GdprConsent'>> =>
  call(createGdprConsentCall, {
    form: toForm(change),
    signal,
    keepalive: true,
  });

/** Removes purposes and returns the remaining ones (API-067, CNS-054). Fails with an `ApiError` only. */
export const removeGdprConsent = (change: GdprChange, signal?: AbortSignal): Promise<Schema<'GdprConsent'>> =>
  call(removeGdprConsentCall, { form: toForm(change), signal });

const toForm = ({ purposeIds, setConsentBooleanCookie, text }: GdprChange) => ({
  setConsentBooleanCookie,
  purposeIds: purposeIds.join(','),
  ...(text && { text: text.version, locale: text.locale }),
});
