import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { startAppleLogin as startAppleLoginCall } from '@travel-shell/contract/calls/startAppleLogin';
import { startGoogleLogin as startGoogleLoginCall } from '@travel-shell/contract/calls/startGoogleLogin';
import { startNaverLogin as startNaverLoginCall } from '@travel-shell/contract/calls/startNaverLogin';

type Start = (form?: Schema<'ProviderRedirectForm'>, signal?: AbortSignal) => Promise<Schema<'ProviderRedirect'>>;

/** The URL of Naver's page, for a popup or a redirect (API-135). Fails with an `ApiError` only. */
export const startNaverLogin: Start = (form = {}, signal) => call(startNaverLoginCall, { form, signal });

/** The URL of Apple's page, for a popup or a redirect (SIG-003). Fails with an `ApiError` only. */
export const startAppleLogin: Start = (form = {}, signal) => call(startAppleLoginCall, { form, signal });

/** The URL of Google's page, for a popup or a redirect (API-140). Fails with an `ApiError` only. */
export const startGoogleLogin: Start = (form = {}, signal) => call(startGoogleLoginCall, { form, signal });
