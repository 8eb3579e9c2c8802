import type { AuthResponse, AuthState, ErrorResponse, FormToken } from '@travel-shell/contract';
import { DEMO_PASSWORD } from '../../demo/seed/accounts.ts';

/** A simulated browser: keeps cookies and does not follow redirects. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` lines of the last response. */
  setCookies: string[] = [];
  readonly #origin: string;
  readonly #address: string | undefined;

  readonly #send: typeof fetch;

  /** `address`: where it is, for a server with `trustProxy`. `send`: another way than `fetch`. */
  constructor(origin: string, address?: string, send: typeof fetch = fetch) {
    this.#origin = origin;
    this.#address = address;
    this.#send = send;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#address) headers.set('x-forwarded-for', this.#address);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await this.#send(this.#origin + path, { redirect: 'manual', ...init, headers });
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) this.#keep(line);
    return response;
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async formToken(): Promise<string> {
    const response = await this.fetch('/s/run/formtoken', { method: 'POST' });
    return ((await response.json()) as FormToken).formtoken;
  }

  async authState(): Promise<AuthState> {
    const response = await this.fetch('/horizon/common/authentication/providers/AuthStateProviderAction');
    if (!response.ok) throw new Error(`The auth state was answered with ${response.status}.`);
    return (await response.json()) as AuthState;
  }

  /** Fetches a token and signs in. */
  async logIn(
    username: string,
    fields: Record<string, string> = {},
  ): Promise<{ response: Response; body: AuthResponse & Partial<ErrorResponse> }> {
    const headers = { 'X-CSRF': await this.formToken() };
    const response = await this.post('/k/run/auth/login', { username, passwd: DEMO_PASSWORD, ...fields }, headers);
    return { response, body: (await response.json()) as AuthResponse & Partial<ErrorResponse> };
  }

  #keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
