import { CookieJar } from 'tough-cookie';
import type { Contract } from '../contract/Contract.ts';
import type { Exchange, HttpRequest } from './Exchange.ts';
import { sendHttp } from './sendHttp.ts';

export interface Target {
  /** Without a slash at its end. */
  baseUrl: string;
  /** Sent with every request, for a test installation behind a gate for instance. */
  headers: Record<string, string>;
  timeoutMs: number;
}

export interface Credentials {
  username: string;
  password: string;
}

/** The two calls this tool itself needs. */
const TOKEN_OPERATION = 'fetchFormToken';
const LOGIN_OPERATION = 'login';
/** Made for an account, whichever operations are checked. */
export const SIGN_IN_OPERATIONS: readonly string[] = [TOKEN_OPERATION, LOGIN_OPERATION];
export const TOKEN_HEADER = 'X-CSRF';

/** A prerequisite of this visitor failed, so it can make no more calls. */
export class VisitorError extends Error {
  readonly exchange: Exchange;
  constructor(message: string, exchange: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** Acts like a browser: keeps cookies, sends what the shell's client sends. */
export class Visitor {
  readonly cookies = new CookieJar();
  readonly #contract: Contract;
  readonly #target: Target;
  #token: string | null = null;

  constructor(contract: Contract, target: Target) {
    this.#contract = contract;
    this.#target = target;
  }

  async send(request: HttpRequest): Promise<Exchange> {
    const { baseUrl, headers, timeoutMs } = this.#target;
    const url = baseUrl + request.path;
    const cookie = await this.cookies.getCookieString(url);
    const sent: HttpRequest = {
      ...request,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(request.method !== 'GET' && { Origin: new URL(baseUrl).origin }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
        ...request.headers,
      },
    };
    const answer = await sendHttp(url, sent, timeoutMs);
    for (const line of answer.headers['set-cookie'] ?? [])
      await this.cookies.setCookie(line, url, { ignoreError: true });
    return { request: sent, url, ...answer };
  }

  /** The form token of this visitor's session; fetched once, and again after `forgetToken`. */
  async token(): Promise<string> {
    if (this.#token) return this.#token;
    const { method, path } = this.#contract.operation(TOKEN_OPERATION);
    const exchange = await this.send({ method, path, headers: {} });
    const token = (exchange.json as { formtoken?: unknown } | undefined)?.formtoken;
    if (typeof token !== 'string')
      throw new VisitorError('no form token was returned, so no other call is possible', exchange);
    this.#token = token;
    return token;
  }

  /** Signing in or out invalidates the token. */
  forgetToken(): void {
    this.#token = null;
  }

  async signIn({ username, password }: Credentials): Promise<void> {
    const { method, path } = this.#contract.operation(LOGIN_OPERATION);
    const exchange = await this.send({
      method,
      path,
      headers: { [TOKEN_HEADER]: await this.token(), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams({ username, passwd: password }).toString()),
    });
    this.forgetToken();
    if (exchange.status !== 200) throw new VisitorError(`${username} could not sign in`, exchange);
  }
}
