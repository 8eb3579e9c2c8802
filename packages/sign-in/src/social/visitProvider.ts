import { call } from '@travel-shell/api';
import { announce } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { startAppleLogin } from '@travel-shell/contract/calls/startAppleLogin';
import { startGoogleLogin } from '@travel-shell/contract/calls/startGoogleLogin';
import { startNaverLogin } from '@travel-shell/contract/calls/startNaverLogin';
import { listen } from '@travel-shell/core/listen';
import { openChannel } from '@travel-shell/core/openChannel';
import { returnAddress } from '@travel-shell/piece';
import { getShellStore } from '@travel-shell/store';
import type { Provider } from '../signInState.ts';
import { openPopup } from './openPopup.ts';
import { SocialError } from './SocialError.ts';

export interface VisitOptions {
  /** Stay signed in on this device. */
  sticky?: boolean;
  /** From `openPopup()`, if the caller had to load this code first. */
  popup?: Window | null;
  /** Gives up waiting. */
  signal?: AbortSignal;
}

/** The values that the provider passed to the callback page. */
export type Handed = Required<Pick<Schema<'OneTapForm'>, 'code' | 'state'>>;

const START = { google: startGoogleLogin, apple: startAppleLogin, naver: startNaverLogin };
/** BroadcastChannel on which the callback page reports the result. */
const CHANNEL = 'travel-sign-in';
/** As long as the back end keeps a visit. */
const VISIT_TIMEOUT_MS = 600_000;

/**
 * Sends the visitor to a provider's page and resolves with what the provider returns. Rejects with a `SocialError`, or
 * with the `ApiError` of the first call. Does not use `opener` or `closed` of the popup: with
 * Cross-Origin-Opener-Policy on either page, `opener` is null and `closed` is wrong.
 */
export async function visitProvider(
  provider: Provider,
  { sticky = false, popup = openPopup(), signal }: VisitOptions,
): Promise<Handed> {
  const turn = takeTurn(signal);
  // Without one the popup's last page could not tell this page.
  const channel = popup ? openChannel(CHANNEL) : undefined;
  try {
    const redir = returnAddress();
    const form = { popup: channel !== undefined, sticky, redir };
    const { redirectUrl, state } = await call(START[provider], { form, signal: turn });
    const url = new URL(redirectUrl);
    if (!/^https?:$/.test(url.protocol)) throw new SocialError('CANCELLED', `${provider} has no http(s) URL.`);
    if (!popup || !channel) {
      announce({ kind: 'redirect', url: url.href, reason: 'social-sign-in' }, () => location.assign(url.href));
      throw new SocialError(
        'LEAVING',
        'The browser allows no popup or no channel to it, so the visitor goes to the provider and comes back.',
      );
    }
    const answer = hearFrom(channel, state, turn);
    popup.location.href = url.href;
    return await answer;
  } catch (error) {
    // Only about:blank can be closed reliably; for another page close() may do nothing. A newer visit reuses the same
    // window, by its name.
    if (turns().end.signal === turn) popup?.close();
    throw turn.aborted ? turn.reason : error;
  } finally {
    channel?.close();
  }
}

/** The page's latest visit. */
const turns = () => getShellStore().once('social-turn', () => ({ end: new AbortController() }));

/** One visit at a time on the page: a second one takes the popup of the first. */
function takeTurn(signal: AbortSignal | undefined): AbortSignal {
  const before = turns().end;
  const end = new AbortController();
  turns().end = end;
  before.abort(new SocialError('CANCELLED', 'Another sign-in has started.'));
  const cancel = () => end.abort(new SocialError('CANCELLED', 'The sign-in was cancelled.'));
  if (signal?.aborted) cancel();
  else if (signal) listen(signal, 'abort', cancel, end.signal);
  return end.signal;
}

/** The result that this visit's callback page posts. */
function hearFrom(channel: BroadcastChannel, state: string, signal: AbortSignal): Promise<Handed> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Handed>((resolve, reject) => {
    channel.onmessage = ({ data }: MessageEvent<Partial<Record<'state' | 'code' | 'error', unknown>> | null>) => {
      if (data?.state !== state) return;
      if (typeof data.code === 'string') resolve({ code: data.code, state });
      else reject(new SocialError('CANCELLED', `The provider says ${JSON.stringify(data.error)}.`));
    };
    timer = setTimeout(
      () => reject(new SocialError('TIMEOUT', 'The provider did not answer in time.')),
      VISIT_TIMEOUT_MS,
    );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  }).finally(() => {
    clearTimeout(timer);
  });
}
