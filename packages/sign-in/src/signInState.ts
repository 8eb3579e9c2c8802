import type { ShellEvents } from '@travel-shell/store';
import type { SignInOutcome } from '@travel-shell/store/auth';

export type SignInRequest = ShellEvents['sign-in-requested'];

export type Provider = 'google' | 'apple' | 'naver';

/** What the dialog shows. One union, so that nothing is there that belongs to another state. SIG-007 to SIG-019. */
export type SignInState =
  | { readonly step: 'landing' | 'priceAlertLanding' | 'tripsSoftGate' | 'businessOnboarding' }
  | { readonly step: 'email' | 'password' | 'forgot' | 'forgotSuccess' | 'magicCode' }
  /** `registered`: the mail with the link that makes the account is on its way (D-13). */
  | { readonly step: 'login'; readonly mode: 'login' | 'register' | 'registered' }
  | OAuthState
  | { readonly step: 'locked'; readonly isDisabled: boolean }
  /** `url`: where the visitor's company signs in; without it they are asked for their address first. */
  | { readonly step: 'externalAuth'; readonly url?: string | undefined };

/** At another company's page, and back from there (SIG-037). Without a provider the visitor chooses one. */
export interface OAuthState {
  readonly step: 'oauth';
  readonly provider?: Provider | undefined;
  readonly phase: 'waiting' | 'success' | 'welcome' | 'link' | 'not-linkable' | 'failed';
  /** In the phase of that name: signs in by the password of the account there is, and links the two. */
  readonly link?: ((password: string) => Promise<SignInOutcome>) | undefined;
}

export type Step = SignInState['step'];

const FIRST = ['landing', 'priceAlertLanding', 'tripsSoftGate', 'businessOnboarding'] as const;
const AS_THEY_COME = [...FIRST, 'email', 'password', 'forgot', 'forgotSuccess', 'magicCode'] as const;

/** On the first screen, whatever led to it. */
export const isFirst = ({ step }: SignInState): boolean => FIRST.some((first) => first === step);

/** What the reason alone asks for. */
const BY_REASON: Readonly<Record<string, string>> = {
  register: 'signUp',
  'price-alert': 'priceAlertLanding',
  'save-trip': 'tripsSoftGate',
  business: 'businessOnboarding',
};

/**
 * The state that a request begins with: of the same kind as the one it names (SIG-020), login for a sign-up (SIG-021);
 * by its reason where it names none, else the landing page (SIG-O01).
 */
export function stateOf({ state, reason }: SignInRequest): SignInState {
  const wanted = state ?? (Object.hasOwn(BY_REASON, reason) ? BY_REASON[reason] : undefined);
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
  /** Where back leads, the latest last. */
  readonly history: readonly SignInState[];
  /** The identifier as it was typed last; kept from form to form. */
  readonly username: string;
  /** How somebody signed in on this device last. */
  readonly lastMethod?: string | undefined;
}

export type FlowAction =
  | { type: 'opened'; request: SignInRequest; username: string; lastMethod?: string | undefined }
  | { type: 'closed' }
  /** `replaces`: back does not lead to what was there. */
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

/** Steps that are over when one has left them: nothing leads back to them. */
const PASSING: readonly Step[] = ['oauth', 'locked', 'forgotSuccess'];

export function reduceFlow(flow: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'opened': {
      const { request, username, lastMethod } = action;
      return { isOpen: true, request, state: stateOf(request), history: [], username, lastMethod };
    }
    case 'closed':
      // What was shown stays while it fades away.
      return { ...flow, isOpen: false };
    case 'went': {
      const isKept = !action.replaces && !PASSING.includes(flow.state.step) && flow.state.step !== action.to.step;
      return { ...flow, state: action.to, history: isKept ? [...flow.history, flow.state] : flow.history };
    }
    case 'back':
      return { ...flow, state: flow.history.at(-1) ?? { step: 'landing' }, history: flow.history.slice(0, -1) };
    case 'typed':
      return { ...flow, username: action.username };
  }
}

/** SIG-027 */
export const canGoBack = ({ step }: SignInState): boolean =>
  step !== 'landing' && step !== 'login' && step !== 'tripsSoftGate';
