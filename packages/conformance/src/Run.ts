import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Contract } from './contract/Contract.ts';
import type { Operation } from './contract/Operation.ts';
import type { Exchange, HttpRequest } from './http/Exchange.ts';
import { TOKEN_HEADER, Visitor, VisitorError } from './http/Visitor.ts';
import { type Json, replaceAt, valueAt } from './json.ts';
import { HOST_PREFIX, type SessionCookies } from './judgeSessionCookies.ts';
import { Random } from './malformed/Random.ts';
import type { Options } from './Options.ts';
import type { Preparation, Source } from './Preparation.ts';
import { PREPARATIONS } from './preparations.ts';
import { optionOf, ROLES, type Role } from './Role.ts';
import type { Draft } from './request/Draft.ts';
import { draftOf } from './request/draftOf.ts';
import { encode } from './request/encode.ts';

/** A prerequisite call was refused. */
export class PreparationError extends Error {
  readonly exchange: Exchange;
  constructor(message: string, exchange: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

export type Caller = Role | 'anonymous';

/** The longest pause we grant a back end. */
const LONGEST_WAIT_SECONDS = 5;
const DEEPEST_PREPARATION = 5;
/** The name in the contract, which is a site's choice (D-30). */
export const SIGNED_IN_COOKIE = 'travel_signed_in';

/** The name of the session cookie. */
export const sessionCookieOf = (contract: Contract): string =>
  String(contract.valueAt('/components/securitySchemes/session/name'));

/** One pass over a back end: the visitors, and how to call an operation as one of them. */
export class Run {
  readonly contract: Contract;
  readonly options: Options;
  readonly random: Random;
  readonly sessionCookies: SessionCookies;
  readonly #visitors = new Map<Caller, Promise<Visitor>>();
  #endedSession: Promise<string | null> | null = null;

  constructor(contract: Contract, options: Options) {
    this.contract = contract;
    this.options = options;
    this.random = new Random(options.seed);
    this.sessionCookies = {
      session: sessionCookieOf(contract),
      signedIn: options.signedInCookie ?? SIGNED_IN_COOKIE,
    };
  }

  preparation({ id }: Operation): Preparation {
    return PREPARATIONS[id] ?? {};
  }

  /** Companies' calls are made by an administrator, other personal calls by a private traveler. */
  callerOf(operation: Operation): Caller {
    const { as } = this.preparation(operation);
    if (as) return as;
    if (!operation.needsSession) return 'anonymous';
    return operation.permission || operation.path.startsWith('/i/api/business/') ? 'admin' : 'account';
  }

  /** Whether other accounts must be refused for the same call. */
  isOwned(operation: Operation): boolean {
    const sources = Object.values(this.preparation(operation).values ?? {});
    return operation.needsSession && sources.some((source) => 'answer' in source && !source.shared);
  }

  /** The visitor that all calls of one caller share, except calls that need their own session. */
  async visitor(caller: Caller, own = false): Promise<Visitor> {
    if (own) return this.#arrive(caller);
    const known = this.#visitors.get(caller) ?? this.#arrive(caller);
    this.#visitors.set(caller, known);
    return known;
  }

  visitorFor(operation: Operation): Promise<Visitor> {
    return this.visitor(this.callerOf(operation), this.preparation(operation).ownSession);
  }

  /** A visitor who has come by these cookies in some way. */
  async visitorWith(cookies: Partial<SessionCookies>): Promise<Visitor> {
    const visitor = await this.visitor('anonymous', true);
    for (const [kind, value] of Object.entries(cookies)) {
      const name = this.sessionCookies[kind as keyof SessionCookies];
      const { baseUrl } = this.options.target;
      await visitor.cookies.setCookie(`${name}=${value}; Path=/`, baseUrl);
      if (kind === 'session' && baseUrl.startsWith('https:'))
        await visitor.cookies.setCookie(`${HOST_PREFIX}${name}=${value}; Path=/; Secure`, baseUrl);
    }
    return visitor;
  }

  /** Null for a visitor without a session. */
  async sessionOf({ cookies }: Visitor): Promise<string | null> {
    const all = await cookies.getCookies(this.options.target.baseUrl);
    const { session } = this.sessionCookies;
    return all.find(({ key }) => key === session || key === HOST_PREFIX + session)?.value ?? null;
  }

  /** A session that was used and signed out; null when that did not work. */
  endedSession(): Promise<string | null> {
    this.#endedSession ??= this.#endSession();
    return this.#endedSession;
  }

  async #endSession(): Promise<string | null> {
    const role = ROLES.find((one) => this.options.accounts[one]);
    const operation = this.contract.operations.find(({ id }) => id === 'logout');
    if (!role || !operation) return null;
    try {
      const visitor = await this.#arrive(role);
      const session = await this.sessionOf(visitor);
      const { status } = await this.send(operation, visitor, encode(draftOf(this.contract, operation)));
      return status === 200 ? session : null;
    } catch (error) {
      if (error instanceof VisitorError) return null;
      throw error;
    }
  }

  async #arrive(caller: Caller): Promise<Visitor> {
    const visitor = new Visitor(this.contract, this.options.target);
    if (caller === 'anonymous') return visitor;
    const credentials = this.options.accounts[caller];
    if (!credentials) throw new Error(`No account is given for ${optionOf(caller)}.`);
    await visitor.signIn(credentials);
    return visitor;
  }

  /** A request that should succeed, after its prerequisite calls. */
  async prepare(operation: Operation, visitor: Visitor, exampleName?: string, depth = 0): Promise<Draft> {
    if (depth > DEEPEST_PREPARATION) throw new Error(`The preparations of ${operation.id} form a cycle.`);
    const { first = [], values = {} } = this.preparation(operation);
    for (const id of first) await this.#callBefore(id, visitor, depth);
    const draft = draftOf(this.contract, operation, exampleName);
    const answers = new Map<string, Exchange>();
    for (const [place, source] of Object.entries(values)) {
      if ('answer' in source && !answers.has(source.answer)) {
        answers.set(source.answer, await this.#callBefore(source.answer, visitor, depth));
      }
      put(draft, place, await this.#value(source, visitor, answers));
    }
    return draft;
  }

  async #callBefore(id: string, visitor: Visitor, depth: number): Promise<Exchange> {
    const operation = this.contract.operation(id);
    const exchange = await this.send(
      operation,
      visitor,
      encode(await this.prepare(operation, visitor, undefined, depth + 1)),
    );
    if (exchange.status >= 200 && exchange.status < 400) return exchange;
    throw new PreparationError(`${id}, which must come first, was refused`, exchange);
  }

  async #value(source: Source, visitor: Visitor, answers: Map<string, Exchange>): Promise<Json> {
    if ('literal' in source) return source.literal;
    if ('unique' in source) {
      const name = `conformance-${randomBytes(5).toString('hex')}`;
      return source.unique === 'email' ? `${name}@example.com` : name;
    }
    if ('formToken' in source) return visitor.token();
    if ('credential' in source) return this.options.accounts[source.of]?.[source.credential] ?? '';
    const exchange = answers.get(source.answer) as Exchange;
    const value = valueAt(exchange.json, source.at);
    if (value !== undefined) return value;
    throw new PreparationError(
      `the answer of ${source.answer}, which must come first, has nothing at ${source.at}`,
      exchange,
    );
  }

  /** Sends with the form token if the operation needs one. */
  async send(operation: Operation, visitor: Visitor, request: HttpRequest): Promise<Exchange> {
    if (!operation.needsToken) return visitor.send(request);
    const headers = { [TOKEN_HEADER]: await visitor.token(), ...request.headers };
    const exchange = await visitor.send({ ...request, headers });
    const { ownSession, endsOthers } = this.preparation(operation);
    if (ownSession && exchange.status < 400) visitor.forgetToken();
    if (endsOthers && exchange.status < 400) this.#visitors.delete(this.callerOf(operation));
    const seconds = Number(exchange.headers['retry-after']);
    if (exchange.status !== 429 || !(seconds <= LONGEST_WAIT_SECONDS)) return exchange;
    await wait(seconds * 1000);
    return visitor.send({ ...request, headers });
  }
}

/** Sets a value at `path.id`, `query.size` or `body.address.city`. */
function put(draft: Draft, place: string, value: Json): void {
  if (!place.startsWith('body.')) {
    draft.parameters[place] = value;
    return;
  }
  draft.body = replaceAt(draft.body ?? {}, place.slice('body.'.length).split('.'), value);
}
