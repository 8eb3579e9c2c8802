/** For tests and stories: access and sessions of support, plan and log of a company. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { pageOf } from '@travel-shell/testing/companyPeople';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { BackEnd } from '../testPage.ts';

type Entry = Schema<'CompanyLogEntry'>;

const SUPPORT: ApiPath = '/i/api/business/impersonation/v1/support';
const SESSIONS: ApiPath = '/i/api/business/impersonation/v1/sessions';
const UPGRADE: ApiPath = '/i/api/business/company/v1/tier/upgrade';
const STATUS: ApiPath = '/i/api/business/company/v1/tier/upgrade/status';
const LOG: ApiPath = '/i/api/business/company/v1/log';

const entryOf = (number: number, own: Partial<Entry>): Entry => ({
  ...{ id: `1c0e2f7a-0f6a-4e57-9d0b-${String(number).padStart(12, '0')}`, subject: 'FACTS', action: 'CHANGED' },
  ...{ target: null, changes: [], changedAt: '2026-11-20T10:30:00.000Z', changedBy: 'Grace Hopper' },
  ...{ bySupport: false, supportAgent: null },
  ...own,
});

/** Newest first: by support, of a secret, by somebody who has left, and twenty of the company's facts. */
const LOG_ENTRIES: readonly Entry[] = [
  entryOf(1, {
    subject: 'POLICY_HOTEL',
    changes: [
      { field: 'priceLimit', before: '1180.5 EUR', after: '200 EUR' },
      { field: 'priceLimit.amount', before: '1180.5', after: null },
      { field: 'enabled', before: 'false', after: 'true' },
    ],
    bySupport: true,
    supportAgent: 'Sam Reyes',
  }),
  entryOf(2, {
    ...{ subject: 'SSO', action: 'ADDED', target: 'Northwind staff' },
    changes: [{ field: 'clientSecret', before: null, after: null }],
  }),
  entryOf(3, {
    subject: 'FEATURES',
    changedBy: null,
    changes: [{ field: 'REPORTING', before: 'true', after: 'false' }],
  }),
  ...Array.from({ length: 20 }, (_, index) =>
    entryOf(4 + index, { changes: [{ field: 'address.city', before: `City ${index}`, after: `City ${index + 1}` }] }),
  ),
];

const sessionOf = (own: Partial<Schema<'SupportSession'>>): Schema<'SupportSession'> => ({
  ...{ id: '0d9c6a5e-3f7b-4f0a-9a53-6c1b2d3e4f50', agent: 'Sam Reyes', member: 'Grace Hopper' },
  ...{ startedAt: '2026-11-20T10:00:00.000Z', endedAt: null, pages: ['/business', '/business/account-permissions'] },
  ...own,
});

/** One that goes on, one that is over, and one of people who have left. */
const SUPPORT_SESSIONS: readonly Schema<'SupportSession'>[] = [
  sessionOf({}),
  sessionOf({
    ...{ id: '1', member: 'Hana Sato', startedAt: '2026-11-19T10:00:00.000Z', endedAt: '2026-11-19T10:12:00.000Z' },
    pages: ['/business/trips'],
  }),
  sessionOf({
    ...{ id: '2', agent: null, member: null, pages: [] },
    ...{ startedAt: '2026-10-02T08:00:00.000Z', endedAt: '2026-10-02T08:40:00.000Z' },
  }),
];

const DAYS = { DAY: 1, WEEK: 7 };

type Part = 'support' | 'sessions' | 'plan' | 'log';

export class AccountBackEnd extends BackEnd {
  support: Schema<'ImpersonationSupport'> = { enabled: false, grantedAt: null, grantedBy: null };
  upgrade: Schema<'TierUpgrade'> = { tier: 'biz', requestedTier: null, status: 'NONE' };
  log = [...LOG_ENTRIES];
  /** The writes: method, and the body of those that have one. */
  readonly writes: [method: string, body?: unknown][] = [];
  sessions = [...SUPPORT_SESSIONS];
  /** The queries of the requests for the log. */
  readonly logQueries: URLSearchParams[] = [];
  /** In place of the next answers to writes, in their order. */
  readonly refusals: (() => Response | Promise<Response>)[] = [];
  /** The parts that cannot be read. */
  down: readonly Part[] = [];

  constructor(auth: AuthState = ADMIN) {
    super(auth);
  }

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    if (path === LOG) return this.#readLog(url);
    if (path === SESSIONS) return this.#read('sessions', this.#pageOf(this.sessions, url.searchParams));
    if (path === STATUS) return this.#read('plan', this.upgrade);
    if (path === SUPPORT && request.method === 'GET') return this.#read('support', this.support);
    if (path !== SUPPORT && path !== UPGRADE) return super.answer(request, path, url);
    const text = await request.text();
    this.writes.push(text ? [request.method, JSON.parse(text)] : [request.method]);
    const refusal = this.refusals.shift();
    if (refusal) return refusal();
    const body = text ? JSON.parse(text) : {};
    return path === SUPPORT ? this.#setSupport(request.method === 'POST', body) : this.#move(body.tier);
  }

  #read(part: Part, answer: unknown): Response {
    return this.down.includes(part) ? new Response(null, { status: 503 }) : Response.json(answer);
  }

  #readLog({ searchParams }: URL): Response {
    this.logQueries.push(searchParams);
    return this.#read('log', this.#pageOf(searchParams.get('person') === 'nobody' ? [] : this.log, searchParams));
  }

  #pageOf<Row>(all: readonly Row[], query: URLSearchParams) {
    return pageOf(all, Number(query.get('page')), Number(query.get('size')));
  }

  #setSupport(enabled: boolean, { duration }: Schema<'ImpersonationGrant'>): Response {
    const days = duration === undefined || duration === 'UNTIL_REVOKED' ? undefined : DAYS[duration];
    this.support = {
      enabled,
      grantedAt: enabled ? '2026-11-27T09:00:00.000Z' : null,
      grantedBy: enabled ? 'Hana Sato' : null,
      expiresAt: days ? new Date(Date.UTC(2026, 10, 27 + days, 9)).toISOString() : null,
    };
    if (!enabled) this.sessions = this.sessions.filter(({ endedAt }) => endedAt !== null);
    return Response.json(this.support);
  }

  #move(to: Schema<'CompanyTier'>): Response {
    const isImmediate = to === 'bizPlus';
    this.upgrade = {
      tier: isImmediate ? to : this.upgrade.tier,
      requestedTier: to,
      status: isImmediate ? 'COMPLETED' : 'PENDING',
    };
    this.tier = this.upgrade.tier;
    return Response.json(this.upgrade);
  }
}
