import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { requestGmailSubscription as requestGmailSubscriptionCall } from '@travel-shell/contract/calls/requestGmailSubscription';
import { subscribeGmail as subscribeGmailCall } from '@travel-shell/contract/calls/subscribeGmail';

type GmailSubscription = Schema<'GmailSubscription'>;

/** Requests access to the visitor's inbox; `redirectUrl` is Google's consent page, for a popup (API-131). */
export const requestGmailSubscription = (signal?: AbortSignal): Promise<GmailSubscription> =>
  call(requestGmailSubscriptionCall, { form: {}, signal });

/** Subscribes with the result of the popup (API-132). Fails with an `ApiError` only. */
export const subscribeGmail = (form: Schema<'AuthorizationResult'>, signal?: AbortSignal): Promise<GmailSubscription> =>
  call(subscribeGmailCall, { form, signal });
