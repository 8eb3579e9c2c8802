import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseProviderRedirect } from '@travel-shell/contract/parsers/parseProviderRedirect';

type Start = (form?: Schema<'ProviderRedirectForm'>, signal?: AbortSignal) => Promise<Schema<'ProviderRedirect'>>;

/** The URL of Naver's page, for a popup or a redirect (API-135). Fails with an `ApiError` only. */
export const startNaverLogin: Start = (form = {}, signal) =>
  call('post', '/k/run/naverauth/redirect', { form, parse: parseProviderRedirect, signal });

/** The URL of Apple's page, for a popup or a redirect (SIG-003). Fails with an `ApiError` only. */
export const startAppleLogin: Start = (form = {}, signal) =>
  call('post', '/k/run/appleauth/redirect', { form, parse: parseProviderRedirect, signal });

/** The URL of Google's page, for a popup or a redirect (API-140). Fails with an `ApiError` only. */
export const startGoogleLogin: Start = (form = {}, signal) =>
  call('post', '/k/run/googleauth/redirect', { form, parse: parseProviderRedirect, signal });
