/** For tests and stories: a company's back end with identity providers, whose list has a version of its own. */
import type { Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { CompanyBackEnd } from '../testPage.ts';

type SsoEntry = Schema<'SsoEntry'>;

const CHANGE: Schema<'CompanyChange'> = {
  ...{ subject: 'SSO', changedAt: '2026-11-19T08:15:00.000Z', changedBy: 'Grace Hopper' },
  ...{ bySupport: false, supportAgent: null },
};

/** Tried, as it is now, with success. */
export const STAFF: SsoEntry = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  active: true,
  name: 'Northwind staff',
  issuer: 'https://id.northwind.example',
  authorizationEndpoint: 'https://id.northwind.example/oauth2/authorize',
  clientId: 'travel-shell',
  hasClientSecret: true,
  lastTry: { triedAt: '2026-11-18T09:00:00.000Z', result: 'SUCCEEDED', reason: null, isCurrent: true },
};

/** Never tried. */
export const CONTRACTORS: SsoEntry = {
  id: '0e4fd3a1-21a1-4d1c-9a4f-0f6f6f1f2c11',
  active: false,
  name: 'Contractors',
  issuer: 'https://login.contractors.example',
  authorizationEndpoint: 'https://login.contractors.example/authorize',
  clientId: 'travel',
  hasClientSecret: false,
};

export const ENTRY_POINT = 'https://travel.example/business/sso/9f86d081';

/** An address below `sso`: what is done, and to which entry. */
const ENTRY = /^sso\/(toggleactive\/)?([0-9a-f-]{36})(?:\/(\w+))?$/;

export class SsoBackEnd extends CompanyBackEnd {
  entries: readonly SsoEntry[] = [STAFF, CONTRACTORS];
  ssoVersion = 1;
  /** Last parts of the paths that were read. */
  readonly reads: string[] = [];

  /** Another administrator changes the list. */
  changeEntries(entries: readonly SsoEntry[]): void {
    this.entries = entries;
    this.ssoVersion += 1;
  }

  /** Something happens to an entry that is no change of its settings: a try. */
  tryEnds(id: string, lastTry: NonNullable<SsoEntry['lastTry']>): void {
    this.entries = this.entries.map((entry) => (entry.id === id ? { ...entry, lastTry } : entry));
  }

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    const [, rest = ''] = path.split('/i/api/business/company/v1/');
    if (!/^sso(\/|$)/.test(rest)) return super.answer(request, path, url);
    if (request.method === 'GET') this.reads.push(rest);
    if (request.method === 'GET') return this.isDown ? new Response(null, { status: 503 }) : this.#read(rest);
    const text = await request.text();
    const seen = request.headers.get('If-Match');
    this.writes.push([request.method, rest, seen, text ? JSON.parse(text) : undefined]);
    const refusal = this.refusals.shift();
    if (refusal) return refusal();
    if (rest !== 'sso' && seen === null) return this.wantVersion();
    if (rest !== 'sso' && seen !== '*' && seen !== this.#etag) {
      const errors = [{ code: 'PRECONDITION_FAILED', description: '' }];
      return this.#answer({ errors, current: this.#list, lastChange: CHANGE }, 412);
    }
    return this.#writeEntry(request.method, rest, text);
  }

  get #etag(): string {
    return `"sso-${this.ssoVersion}"`;
  }

  get #versions(): Record<string, string> {
    return this.losesVersions ? {} : { ETag: this.#etag };
  }

  get #list(): Schema<'CompanySso'> {
    return { ssoSettings: [...this.entries], lastChange: CHANGE };
  }

  #answer = (body: unknown, status = 200) => Response.json(body, { status, headers: this.#versions });

  #read(rest: string): Response | undefined {
    if (rest === 'sso') return this.#answer(this.#list);
    if (rest === 'sso/entrypointurl') return Response.json({ url: ENTRY_POINT });
    const [, , id = '', what] = ENTRY.exec(rest) ?? [];
    if (what !== 'externalAuthorizationUrl') return undefined;
    this.tryEnds(id, { triedAt: '2026-11-27T12:00:00.000Z', result: 'STARTED', reason: null, isCurrent: true });
    return Response.json({ url: 'https://id.northwind.example/oauth2/authorize?state=s1' });
  }

  #writeEntry(method: string, rest: string, text: string): Response {
    const [, toggle, id, flag] = ENTRY.exec(rest) ?? [];
    const old = this.entries.find((entry) => entry.id === id);
    if (rest !== 'sso' && !old)
      return Response.json({ errors: [{ code: 'NOT_FOUND', description: '' }] }, { status: 404 });
    if (method === 'DELETE') {
      this.changeEntries(this.entries.filter((entry) => entry.id !== id));
      return new Response(null, { status: 204, headers: this.#versions });
    }
    const { clientSecret, ...form } = text ? JSON.parse(text) : {};
    const entry: SsoEntry = {
      ...(old ?? { id: 'b8a7a3f0-5f64-4a39-8f4c-9b7a5b1f0d22', active: false, hasClientSecret: false }),
      ...form,
      ...(clientSecret && { hasClientSecret: true }),
      ...(toggle && { active: flag === 'true' }),
      ...(old?.lastTry && { lastTry: { ...old.lastTry, isCurrent: old.lastTry.isCurrent && Boolean(toggle) } }),
    };
    this.changeEntries(old ? this.entries.map((one) => (one.id === id ? entry : one)) : [...this.entries, entry]);
    return this.#answer(entry);
  }
}
