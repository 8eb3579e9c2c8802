import { startAppleLogin, startGoogleLogin, startNaverLogin } from '@travel-shell/api/auth';
import { announce } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { getShellStore } from '@travel-shell/store';
import { openPopup } from './openPopup.ts';
import { SocialError } from './SocialError.ts';

export type Provider = 'google' | 'apple' | 'naver';

export interface VisitOptions {
  /** Stay signed in on this device. */
  sticky?: boolean;
  /** Of `openPopup()`, by a caller that had to wait for this code before it could call. */
  popup?: Window | null;
  /** Gives up waiting. */
  signal?: AbortSignal;
}

/** What a provider's page has handed to the page it came back to. */
export type Handed = Required<Pick<Schema<'OneTapForm'>, 'code' | 'state'>>;

const START = { google: startGoogleLogin, apple: startAppleLogin, naver: startNaverLogin };
/** The page providers come back to tells all others of the site by this name. */
const CHANNEL = 'travel-sign-in';
/** As long as the back end remembers a visit. */
export const VISIT_TIMEOUT_MS = 600_000;

/**
 * Lets the visitor agree at a provider's page and gives what it hands back. Rejects with a `SocialError`, or with the
 * `ApiError` of the call that begins it. Neither `opener` nor `closed` of the popup are looked at: where this page or
 * the provider's is isolated (Cross-Origin-Opener-Policy) both are cut off, and `closed` is a lie.
 */
export async function visitProvider(
  provider: Provider,
  { sticky = false, popup = openPopup(), signal }: VisitOptions,
): Promise<Handed> {
  const turn = takeTurn(signal);
  try {
    const redir = location.pathname + location.search;
    const { redirectUrl, state } = await START[provider]({ popup: popup !== null, sticky, redir }, turn);
    const url = new URL(redirectUrl);
    if (!/^https?:$/.test(url.protocol)) throw new SocialError('CANCELLED', `${provider} is at no web address.`);
    if (!popup) {
      announce({ kind: 'redirect', url: url.href, reason: 'social-sign-in' }, () => location.assign(url.href));
      throw new SocialError(
        'LEAVING',
        'The browser allows no popup, so the visitor goes to the provider and comes back.',
      );
    }
    const answer = hearFrom(state, turn);
    popup.location.href = url.href;
    return await answer;
  } catch (error) {
    // Only about:blank can still be closed by us for sure; for another page it may come to nothing.
    popup?.close();
    throw turn.aborted ? turn.reason : error;
  }
}

/** One visit at a time on the page: a second one takes the popup of the first, which nobody waits for any more. */
function takeTurn(signal: AbortSignal | undefined): AbortSignal {
  const turns = getShellStore().once('social-turn', () => ({ end: new AbortController() }));
  turns.end.abort(new SocialError('CANCELLED', 'Another sign-in has begun.'));
  turns.end = new AbortController();
  const { end } = turns;
  const cancel = () => end.abort(new SocialError('CANCELLED', 'The sign-in was given up.'));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true, signal: end.signal });
  return end.signal;
}

/** What the page at the end of this very visit tells. */
function hearFrom(state: string, signal: AbortSignal): Promise<Handed> {
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Handed>((resolve, reject) => {
    channel.onmessage = ({ data }: MessageEvent<Partial<Record<'state' | 'code' | 'error', unknown>> | null>) => {
      if (data?.state !== state) return;
      if (typeof data.code === 'string') resolve({ code: data.code, state });
      else reject(new SocialError('CANCELLED', `The provider says ${JSON.stringify(data.error)}.`));
    };
    timer = setTimeout(() => reject(new SocialError('TIMEOUT', 'Nobody came back in time.')), VISIT_TIMEOUT_MS);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  }).finally(() => {
    clearTimeout(timer);
    channel.close();
  });
}
