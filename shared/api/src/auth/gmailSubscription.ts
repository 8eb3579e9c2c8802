import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseGmailSubscription } from '@travel-shell/contract/parsers/parseGmailSubscription';

type GmailSubscription = Schema<'GmailSubscription'>;

/** Requests access to the visitor's inbox; `redirectUrl` is Google's consent page, for a popup (API-131). */
export const requestGmailSubscription = (signal?: AbortSignal): Promise<GmailSubscription> =>
  call('post', '/k/run/inbox/requests/gmail/subscription', { form: {}, parse: parseGmailSubscription, signal });

/** Subscribes with the result of the popup (API-132). Fails with an `ApiError` only. */
export const subscribeGmail = (form: Schema<'AuthorizationResult'>, signal?: AbortSignal): Promise<GmailSubscription> =>
  call('post', '/k/run/inbox/gmail/subscribe', { form, parse: parseGmailSubscription, signal });
