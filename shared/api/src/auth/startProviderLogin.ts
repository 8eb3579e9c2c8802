import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseProviderRedirect } from '@travel-shell/contract/parsers/parseProviderRedirect';

type Start = (form?: Schema<'ProviderRedirectForm'>, signal?: AbortSignal) => Promise<Schema<'ProviderRedirect'>>;

/** The address of Naver's page, for a popup or to go to (API-135). Fails with an `ApiError` only. */
export const startNaverLogin: Start = (form = {}, signal) =>
  call('post', '/k/run/naverauth/redirect', { form, parse: parseProviderRedirect, signal });

/** The address of Apple's page, for a popup or to go to (SIG-003). Fails with an `ApiError` only. */
export const startAppleLogin: Start = (form = {}, signal) =>
  call('post', '/k/run/appleauth/redirect', { form, parse: parseProviderRedirect, signal });

/** The address of Google's page, for a popup or to go to (API-140). Fails with an `ApiError` only. */
export const startGoogleLogin: Start = (form = {}, signal) =>
  call('post', '/k/run/googleauth/redirect', { form, parse: parseProviderRedirect, signal });
