import { type FirstRequest, isDismissed, useRequest } from '@travel-shell/piece';
import { ensureAuth, knownAddress, publish, useAuth } from '@travel-shell/store';
import type { SignInOutcome } from '@travel-shell/store/auth';
import { lastSignIn } from '@travel-shell/store/keys/lastSignIn';
import { passkeyKnown } from '@travel-shell/store/keys/passkeyKnown';
import { signInClosed } from '@travel-shell/store/keys/signInClosed';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { contract } from './contract.ts';
import { goOn } from './goOn.ts';
import { PROVIDER_NAMES } from './headingOf.ts';
import { passkeyOffer } from './lazyPasskeyOffer.ts';
import { hasAuthenticator, offersPasskeys, passkeys } from './lazyPasskeys.ts';
import type { PasskeyCreation } from './passkeys/PasskeyOutcome.ts';
import type { SignInControls, SignInMethod } from './SignInControls.ts';
import type { SignInProps } from './SignInProps.ts';
import {
  CLOSED,
  type Flow,
  type Provider,
  reduceFlow,
  type SignInRequest,
  servedFlow,
  stateOf,
} from './signInState.ts';
import { useProvider } from './useProvider.ts';

/** How long a visitor who has a passkey may see nothing, until the browser asks for it. In ms. */
const AT_ONCE_MS = 1000;

/** One visit to the dialog, from the request until it has closed. */
interface Visit {
  /** The visit's request; of a served dialog only what the dialog shows of it, until it arrives. */
  request: SignInRequest;
  /** The request has not arrived yet. */
  isAwaiting?: boolean;
  /** Aborts pending calls. */
  readonly end: AbortController;
  /** A signed-in visitor asked to add an account. */
  readonly wasSignedIn: boolean;
  done?: SignInOutcome | undefined;
  /** A passkey being saved to the password manager. */
  creation?: Promise<PasskeyCreation | undefined> | undefined;
}

/** How to create a passkey, if the dialog should offer one. */
async function offered({ creation, end }: Visit): Promise<(() => Promise<PasskeyCreation>) | undefined> {
  if (!creation || !(await hasAuthenticator())) return;
  return (await passkeyOffer.attempt())?.prepareOffer(creation, end.signal);
}

/** How the visitor has signed in here before, and the address to fill in: of whom a change waits for, also where it is not stored. */
function rememberedFor(request: SignInRequest) {
  const { username = '', method } = lastSignIn.read() ?? {};
  const waitsFor = stateOf(request).step === 'changeWaits' ? knownAddress() : undefined;
  return { username: waitsFor ?? username, lastMethod: method };
}

const isProvider = (method: SignInMethod): method is Provider => Object.hasOwn(PROVIDER_NAMES, method);

const closedDetail = ({ done, request: { resultId } }: Visit) => ({
  signedIn: done !== undefined,
  resultId,
});

/** A first screen may be open already. A server renders it open. */
function initialFlow({ host, opened }: SignInProps['element']): Flow {
  if (opened === undefined) return CLOSED;
  const root = host?.shadowRoot;
  const before = root?.querySelector<HTMLElement>('[data-before]')?.dataset.before;
  return servedFlow(opened, before, root?.querySelector('dialog')?.open ?? true);
}

/** Whether the first screen has been told of as it was shown. */
const wasTracked = ({ host }: SignInProps['element']) =>
  host?.shadowRoot?.querySelector('dialog')?.dataset.tracked !== undefined;

/** Dialog logic, without markup. */
export function useSignIn(props: SignInProps): SignInControls {
  const { element } = props;
  const [flow, dispatch] = useReducer(reduceFlow, element, initialFlow);
  const visit = useRef<Visit>(undefined);
  /** A visit that ended before its request arrived. */
  const early = useRef<Visit>(undefined);
  const leaveQueue = useRef<() => void>(undefined);
  const auth = useAuth();
  const isSignedIn = auth.status === 'signedIn';

  function track(action: 'show' | 'click' | 'success' | 'failure', label: string): void {
    element.track(flow.state.step, action, label);
  }

  const show = useEffectEvent(async (asked: SignInRequest) => {
    // They may be signed in already; else this fetches the form token before they submit.
    const remembered = rememberedFor(asked);
    void ensureAuth();
    const mine: Visit = { request: asked, end: new AbortController(), wasSignedIn: isSignedIn };
    visit.current = mine;
    // A visitor with a passkey here needs no dialog if the browser can ask by itself.
    if (passkeyKnown.read() && offersPasskeys(props) && !asked.state) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, AT_ONCE_MS));
      const loaded = await Promise.race([passkeys.attempt(), late]);
      const outcome = await loaded?.signInAtOnce(late);
      if (visit.current !== mine) return;
      if (outcome?.result === 'signed-in') {
        finish('passkey', outcome.signIn);
        return;
      }
    }
    dispatch({ type: 'opened', request: asked, ...remembered });
    element.setState('open', true);
    element.track('dialog', 'show', asked.reason);
  });

  /** The served dialog is shown: its visit begins before its request arrives. */
  const begin = useEffectEvent(() => {
    if (!flow.served || !flow.isOpen) return;
    visit.current = { request: flow.request, isAwaiting: true, end: new AbortController(), wasSignedIn: isSignedIn };
    leaveQueue.current = enterOverlayQueue(contract.overlayRank, { show() {} });
    element.setState('open', true);
  });
  useLayoutEffect(() => begin(), []);

  /** The request that the served dialog was shown for. */
  function takeAwaited(asked: SignInRequest): void {
    const { current: mine } = visit;
    if (!mine) {
      // Closed before this was there.
      const { done, creation } = early.current ?? {};
      visit.current = { request: asked, end: new AbortController(), wasSignedIn: isSignedIn, done, creation };
      close();
      return;
    }
    Object.assign(mine, { request: asked, isAwaiting: false });
    // A newer request may want another screen than the one that is shown, unless the visitor has gone on from there.
    const isOther = flow.state === flow.served && !flow.history[0] && stateOf(asked).step !== flow.state.step;
    dispatch({ type: isOther ? 'opened' : 'requested', request: asked, ...rememberedFor(asked) });
    if (!wasTracked(element)) element.track('dialog', 'show', asked.reason);
  }

  function handleRequest(asked: SignInRequest, first: FirstRequest): void {
    if (first) {
      takeAwaited(asked);
      return;
    }
    if (visit.current) {
      // Already open: the newer request replaces the current one.
      visit.current.end.abort();
      void show(asked);
      return;
    }
    // The visitor has asked for it, so it waits for nothing, such as a banner that may never be answered. What opens by
    // itself waits for it.
    leaveQueue.current?.();
    leaveQueue.current = enterOverlayQueue(contract.overlayRank, { show() {} });
    void show(asked);
  }
  useRequest(props, handleRequest, flow.served !== undefined && (flow.isOpen || isDismissed(element)));

  function close(): void {
    const mine = visit.current;
    if (!mine) return;
    visit.current = undefined;
    mine.end.abort();
    void passkeys.loaded?.abortPasskeys();
    dispatch({ type: 'closed' });
    element.setState('open', false);
    Object.assign(element.host ?? {}, { request: undefined });
    const signedIn = mine.done !== undefined;
    if (!signedIn) signInClosed.write(true);
    // The answer of an awaited request waits for it to arrive.
    if (mine.isAwaiting) early.current = mine;
    else element.emit('travel-sign-in-closed', closedDetail(mine));
    leaveQueue.current?.();
    leaveQueue.current = undefined;
    const { done, creation } = mine;
    if (done && !mine.isAwaiting && !mine.request.resumes) void goOn(done, creation, element.host);
  }

  async function finish(method: SignInMethod, outcome: SignInOutcome, username?: string): Promise<void> {
    const mine = visit.current;
    if (!mine || mine.done) return;
    mine.done = outcome;
    track('success', method);
    element.emit('travel-sign-in', { method, result: outcome.result === 'welcome' ? 'welcome' : 'success' });
    lastSignIn.write({ method, ...(username && { username }) });
    if (method === 'password' && offersPasskeys(props)) {
      mine.creation = passkeys.attempt().then((loaded) => loaded?.offerPasskeyCreation());
      const create = await offered(mine);
      if (visit.current !== mine) return;
      if (create) {
        dispatch({ type: 'went', to: { step: 'passkeyOffer', create }, replaces: true });
        track('show', 'passkey-offer');
        return;
      }
    }
    // A new account sees the welcome step; the visitor continues from there.
    if (outcome.result === 'welcome' && isProvider(method))
      dispatch({ type: 'went', to: { step: 'oauth', provider: method, phase: 'welcome' }, replaces: true });
    else close();
  }

  // Signed in another way meanwhile: in another tab, by the host's own form, by a prompt. Our own ways report it
  // themselves, slightly later than the store.
  const handleSignedIn = useEffectEvent(() => {
    const mine = visit.current;
    if (!mine || mine.wasSignedIn || mine.done) return;
    mine.done = { result: 'success' };
    close();
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(handleSignedIn, 500);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  // A page's first storage access blocks on another process, so do it before the click.
  useEffect(() => void lastSignIn.read(), []);

  // Removed from the page while open: settle the pending request, on the document as the element is detached.
  useEffect(
    () => () => {
      const mine = visit.current;
      visit.current = undefined;
      mine?.end.abort();
      leaveQueue.current?.();
      if (!mine) return;
      void passkeys.loaded?.abortPasskeys();
      publish('sign-in-closed', closedDetail(mine));
    },
    [],
  );

  const controls = {
    props,
    messages: props.prepared.messages,
    flow,
    go: (to, replaces) => dispatch({ type: 'went', to, ...(replaces && { replaces }) }),
    back: () => dispatch({ type: 'back' }),
    keepUsername: (username) => dispatch({ type: 'typed', username }),
    close,
    gone: () => dispatch({ type: 'gone' }),
    finish,
    track,
    signal: () => visit.current?.end.signal ?? AbortSignal.abort(),
  } satisfies Omit<SignInControls, 'continueWith'>;
  return { ...controls, continueWith: useProvider(controls) };
}
