/** For tests and stories: a page with the hub, and the back end of a company. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { CompanyTier } from '@travel-shell/store/business';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { account } from '../business/Business.fixtures.ts';
import { ADMIN, memberOf } from './AdminHub.fixtures.ts';
import { COMPANY } from './Company.fixtures.ts';

const ACCOUNT: ApiPath = '/i/api/business/me/v1/account/info';

export class BackEnd extends PlayedBackEnd {
  /** Of the company; pending: no answer. */
  tier: CompanyTier | 'pending' | 'down' = 'biz';
  /** How often the account was asked for. */
  asked = 0;

  /** @param isFollowed whether presses on links lead somewhere */
  constructor(auth: AuthState | 'pending' = ADMIN, isFollowed = false) {
    super(isFollowed ? [] : ['travel-navigate'], auth);
    idleAtOnce();
  }

  protected override answer(
    _request: Request,
    path: ApiPath,
    _url: URL,
  ): Response | undefined | Promise<Response | undefined> {
    if (path !== ACCOUNT) return undefined;
    this.asked += 1;
    if (this.tier === 'pending') return new Promise(() => {});
    if (this.tier === 'down') return new Response(null, { status: 503 });
    return Response.json(account({ tier: this.tier }) satisfies Schema<'BusinessAccountInfo'>);
  }
}

type Answer = Response | Promise<Response>;

/** Of a company whose settings have versions: "1", then one more with each write. */
export class CompanyBackEnd extends BackEnd {
  settings = COMPANY;
  version = 1;
  /** The writes: method, last part of the path, version that was named, body. */
  readonly writes: [method: string, path: string, etag: string | null, body: unknown][] = [];
  /** In place of the next writes, in their order. */
  readonly refusals: (() => Answer)[] = [];
  /** Whether the settings can be read. */
  isDown = false;

  /** Another administrator saves. */
  changeElsewhere(change: Partial<Schema<'CompanySettings'>>): void {
    this.settings = { ...this.settings, ...change };
    this.version += 1;
  }

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    const [, rest] = path.split('/i/api/business/company/v1/');
    if (rest === undefined) return super.answer(request, path, url);
    if (request.method === 'GET') return this.isDown ? new Response(null, { status: 503 }) : this.#answer();
    const text = await request.text();
    const seen = request.headers.get('If-Match');
    this.writes.push([request.method, rest + url.search, seen, text ? JSON.parse(text) : undefined]);
    const refusal = this.refusals.shift();
    if (refusal) return refusal();
    if (seen !== `"${this.version}"`) {
      return Response.json({ errors: [{ code: 'PRECONDITION_FAILED', description: '' }] }, { status: 412 });
    }
    return this.#write(rest, text, url.searchParams.get('expenseManagementSystemCode'));
  }

  #write(rest: string, text: string, code: string | null): Response | undefined {
    if (rest === this.settings.hash || rest === 'removeExpenseManagementSystem') {
      return this.#answer({ expenseManagementSystemCode: code });
    }
    const [, kind, name = ''] = /^settings\/(\w+)\/(\w+)$/.exec(rest) ?? [];
    const { policies } = this.settings;
    if (kind === 'autoApproval') return this.#answer({ autoApprovalMode: name });
    if (kind === 'policies') return this.#answer({ policies: { ...policies, [name]: JSON.parse(text) } });
    return undefined;
  }

  /** @param change of a write, which alone is answered */
  #answer(change?: Partial<Schema<'CompanySettings'>>): Response {
    if (change) this.changeElsewhere(change);
    return Response.json(change ?? this.settings, { headers: { ETag: `"${this.version}"` } });
  }
}

/** @param auth the visitor, whom the page's server knows, too; null: it does not say */
export async function mountHub(
  page: string,
  auth: AuthState | null = ADMIN,
  attributes: Readonly<Record<string, string>> = {},
  html = '',
): Promise<HTMLElement> {
  await import('./element.ts');
  const member = auth?.loggedInSession ? { member: memberOf(auth) } : {};
  return mountElement('travel-admin-hub', { page, ...member, ...attributes }, { html });
}
