/** The back end of a test: answers the kit's calls as `fetch`, with the examples of the contract. */
import type { AuthState } from '@travel-shell/contract';
import { getApiBase } from '@travel-shell/core';
import generated from './generated/answers.json' with { type: 'json' };

/** A call that the kit has made. */
export interface PlayedCall {
  method: string;
  /** The path in the contract, such as `/trips/api/user/savedForLater/{resultId}`. */
  path: string;
  /** As it was called, with its query. */
  url: string;
  body: unknown;
}

/** Answers a call: what it returns is the JSON; undefined leaves it to the example. */
export type Answer = (call: PlayedCall) => unknown;

/** How to answer: JSON, or with another status, as in `{ status: 500 }`. */
export class Refusal {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    this.status = status;
    this.code = code;
  }
}

type Visitor = 'signedOut' | 'signedIn' | 'business';

const BRANDS = 'GET /horizon/react/component/FooterBrandsStateProviderAction';
const CALLS: Readonly<Record<string, unknown>> = {
  ...generated.calls,
  // Their icons are drawn inline once they are cleaned, for which simulated pages know too little of SVG.
  [BRANDS]: { ...generated.calls[BRANDS], socialMediaSites: [] },
};
const VISITORS = generated.visitors as unknown as Readonly<Record<Visitor, AuthState>>;

const AUTH_STATE = 'GET /horizon/common/authentication/providers/AuthStateProviderAction';
/** After these the visitor is signed in, or signed out. */
const SIGN_IN = /^POST \/k\/run\/(auth\/(login|code\/login)|\w+auth\/login)$|^POST \/auth\/webauthn\/v1\/login$/;
const SIGN_OUT = 'POST /k/run/auth/logout';
const CONSENT = 'GET /i/api/cookiebanner/v1/consent';
const RECORD = 'POST /i/api/cookiebanner/v1/consent/record';
const CONSENT_FORM = 'POST /privacy/consent';

/** Each call, with a pattern for its path. */
const PATTERNS = Object.keys(CALLS).map((call) => {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);
  return { call, method, path, pattern };
});

/** A complete answer about who is signed in, as the contract has it. */
export const visitorOf = (visitor: Visitor): AuthState => structuredClone(VISITORS[visitor]);

class PlayedBackEnd {
  readonly calls: PlayedCall[] = [];
  readonly answers = new Map<string, Answer>();
  /** Settles with the last call that is under way. */
  readonly pending = new Set<Promise<unknown>>();
  visitor = visitorOf('signedOut');
  accepted: unknown = [];

  reset(): void {
    this.calls.length = 0;
    this.answers.clear();
    this.setVisitor(visitorOf('signedOut'));
    this.accepted = [];
  }

  /** With the cookie that a back end sets beside the session. */
  setVisitor(visitor: AuthState): void {
    this.visitor = visitor;
    const age = visitor.loggedInSession ? '' : '; Max-Age=0';
    // biome-ignore lint/suspicious/noDocumentCookie: simulated pages have no other way
    document.cookie = `travel_signed_in=1; Path=/${age}`;
  }

  /** Undefined for what is none of its calls. */
  respond(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | undefined {
    const request = typeof input === 'object' && 'url' in input ? input : undefined;
    const url = new URL(request?.url ?? String(input), location.href);
    const origins = [location.origin, getApiBase() && new URL(getApiBase()).origin];
    if (!origins.includes(url.origin)) return undefined;
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const found = PATTERNS.find((each) => each.method === method && each.pattern.test(url.pathname));
    if (!found) return undefined;
    const call = { method, path: found.path, url: url.pathname + url.search, body: bodyOf(init?.body) };
    this.calls.push(call);
    const answered = this.#answer(found.call, call);
    this.pending.add(answered);
    const forget = () => void this.pending.delete(answered);
    answered.then(forget, forget);
    return answered;
  }

  async #answer(name: string, call: PlayedCall): Promise<Response> {
    const given = await this.answers.get(name)?.(call);
    if (given instanceof Refusal)
      return Response.json({ errors: [{ code: given.code, description: given.code }] }, { status: given.status });
    const answer = given === undefined ? this.#usual(name, call) : given;
    if (answer === null) return new Response(null, { status: 204 });
    // The only other type that the contract has.
    if (typeof answer === 'string') return new Response(answer, { headers: { 'Content-Type': 'image/svg+xml' } });
    return Response.json(answer);
  }

  /** The answer that follows from a sign-in or from an answer about consent; otherwise the example. */
  #usual(name: string, call: PlayedCall): unknown {
    if (SIGN_IN.test(name)) this.setVisitor(visitorOf('signedIn'));
    if (name === SIGN_OUT) this.setVisitor(visitorOf('signedOut'));
    if (name === RECORD || name === CONSENT_FORM) this.accepted = acceptedBy(call.body);
    if (name === AUTH_STATE) return this.visitor;
    if (name === CONSENT || name === RECORD)
      return { acceptedCategories: this.accepted, hasFullUserConsent: (this.accepted as unknown[]).length === 4 };
    if (name === CONSENT_FORM) return { accepted: this.accepted, acceptedCategories: this.accepted, tcString: null };
    return CALLS[name];
  }
}

function bodyOf(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  return isForm ? Object.fromEntries(body as unknown as Iterable<[string, string]>) : body;
}

/** JSON has the categories, the form has them joined by dots, and a refusal has none. */
function acceptedBy(body: unknown): unknown {
  const { acceptedCategories, accepted } = body as { acceptedCategories?: string[]; accepted?: string };
  return acceptedCategories ?? accepted?.split('.') ?? ['strictlyNecessary'];
}

export const backEnd = new PlayedBackEnd();

/** Whether a call is one of the contract's. */
export const isCall = (name: string): boolean => Object.hasOwn(CALLS, name);

/** Answers the kit's calls in place of `fetch`; every other request goes on to that. */
export function playBackEnd(): void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => backEnd.respond(input, init) ?? original(input, init);
}
