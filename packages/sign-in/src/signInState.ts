import type { ShellEvents } from '@travel-shell/store';
import type { SignInOutcome } from '@travel-shell/store/auth';
import { FIRST_SCREENS } from './firstScreens.ts';
import type { PasskeyCreation } from './passkeys/PasskeyOutcome.ts';

export type SignInRequest = ShellEvents['sign-in-requested'];

export type Provider = 'google' | 'apple' | 'naver';

/** The state of the dialog. One union, so each state has only its own data. SIG-007 to SIG-019. */
export type SignInState =
  | { readonly step: 'landing' | 'priceAlertLanding' | 'tripsSoftGate' | 'changeWaits' | 'businessOnboarding' }
  | { readonly step: 'email' | 'password' | 'forgot' | 'forgotSuccess' | 'magicCode' }
  /** `registered`: the mail with the link that creates the account was sent (D-13). */
  | { readonly step: 'login'; readonly mode: 'login' | 'register' | 'registered' }
  | OAuthState
  | { readonly step: 'locked'; readonly isDisabled: boolean }
  /** `url`: where the visitor's company signs in; without it they are asked for their address first. */
  | { readonly step: 'externalAuth'; readonly url?: string | undefined }
  /** This page is of another site than the back end, so the browser sends no cookies; `url` is the site's own page. */
  | { readonly step: 'elsewhere'; readonly url: string }
  /** Signed in by password; `create` makes a passkey. */
  | { readonly step: 'passkeyOffer'; readonly create: () => Promise<PasskeyCreation> };

/** At another company's page, and back from there (SIG-037). Without a provider the visitor chooses one. */
export interface OAuthState {
  readonly step: 'oauth';
  readonly provider?: Provider | undefined;
  readonly phase: 'waiting' | 'success' | 'welcome' | 'link' | 'not-linkable' | 'failed';
  /** In the phase `link`: signs in with the existing account's password and links the two. */
  readonly link?: ((password: string) => Promise<SignInOutcome>) | undefined;
}

type Step = SignInState['step'];

const FIRST = ['landing', 'priceAlertLanding', 'tripsSoftGate', 'changeWaits', 'businessOnboarding'] as const;
const AS_THEY_COME = [...FIRST, 'email', 'password', 'forgot', 'forgotSuccess', 'magicCode'] as const;

/** The states that share the first screen. */
export const isFirst = ({ step }: SignInState): boolean => FIRST.some((first) => first === step);

/**
 * A request's first state: the one it names (SIG-020), login for a sign-up (SIG-021); if it names none, by its reason,
 * else the landing page (SIG-O01).
 */
export function stateOf({ state, reason }: SignInRequest): SignInState {
  const wanted = state ?? FIRST_SCREENS.find((screen) => 'reason' in screen && screen.reason === reason)?.name;
  switch (wanted) {
    case 'signUp':
      return { step: 'login', mode: 'register' };
    case 'login':
      return { step: 'login', mode: 'login' };
    case 'oauth':
      return { step: 'oauth', phase: 'waiting' };
    case 'locked':
      return { step: 'locked', isDisabled: false };
    case 'externalAuth':
      return { step: 'externalAuth' };
    default:
      return { step: AS_THEY_COME.find((step) => step === wanted) ?? 'landing' };
  }
}

export interface Flow {
  readonly isOpen: boolean;
  readonly request: SignInRequest;
  readonly state: SignInState;
  /** Back stack, latest last. */
  readonly history: readonly SignInState[];
  /** The last typed identifier; kept from form to form. */
  readonly username: string;
  /** How the visitor last signed in on this device. */
  readonly lastMethod?: string | undefined;
  /** The state that a server has rendered, while it is shown. */
  readonly served?: SignInState | undefined;
}

export type FlowAction =
  | { type: 'opened'; request: SignInRequest; username: string; lastMethod?: string | undefined }
  /** The request that a served dialog was shown for: the visitor may have gone on meanwhile. */
  | { type: 'requested'; request: SignInRequest; username: string; lastMethod?: string | undefined }
  | { type: 'closed' }
  /** The dialog has faded out. */
  | { type: 'gone' }
  /** `replaces`: the previous state is not added to the back stack. */
  | { type: 'went'; to: SignInState; replaces?: boolean }
  | { type: 'back' }
  | { type: 'typed'; username: string };

export const CLOSED: Flow = {
  isOpen: false,
  request: { reason: '' },
  state: { step: 'landing' },
  history: [],
  username: '',
};

/**
 * A dialog that a server has rendered open: the visitor may have gone on, or closed it, before this hydrates it.
 * @param before the screen they came from
 */
export function servedFlow(screen: string, before: string | undefined, isOpen: boolean): Flow {
  const [state, ...history] = [screen, ...(before ? [before] : [])].map((name) => stateOf({ reason: '', state: name }));
  return { ...CLOSED, isOpen, state: state as SignInState, history, served: state };
}

/** Steps that are finished once left: back skips them. */
const PASSING: readonly Step[] = ['oauth', 'locked', 'forgotSuccess'];

export function reduceFlow(flow: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'opened': {
      const { request, username, lastMethod } = action;
      return { isOpen: true, request, state: stateOf(request), history: [], username, lastMethod };
    }
    case 'requested': {
      const { request, username, lastMethod } = action;
      return { ...flow, request, username: flow.username || username, lastMethod };
    }
    case 'closed':
      // Keep the contents while the dialog fades out.
      return { ...flow, isOpen: false };
    case 'gone':
      return flow.isOpen ? flow : CLOSED;
    case 'went': {
      const isKept = !action.replaces && !PASSING.includes(flow.state.step) && flow.state.step !== action.to.step;
      const history = isKept ? [...flow.history, flow.state] : flow.history;
      return { ...flow, state: action.to, history, served: undefined };
    }
    case 'back':
      return {
        ...flow,
        state: flow.history.at(-1) ?? { step: 'landing' },
        history: flow.history.slice(0, -1),
        served: undefined,
      };
    case 'typed':
      return { ...flow, username: action.username };
  }
}

/** SIG-027 */
export const canGoBack = ({ step }: SignInState): boolean =>
  !['landing', 'login', 'tripsSoftGate', 'changeWaits', 'passkeyOffer'].includes(step);
