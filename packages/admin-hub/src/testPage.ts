/** For tests and stories: a page with the hub, and the back end of a company. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ShellConfig } from '@travel-shell/core';
import { ADMIN_PAGES, type CompanyTier, flatAdminPages } from '@travel-shell/store/business';
import { type ApiPath, never } from '@travel-shell/testing/answerCalls';
import { account, pageOf, personOf } from '@travel-shell/testing/companyPeople';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { ADMIN, memberOf } from './AdminHub.fixtures.ts';
import { COMPANY, LOGO } from './Company.fixtures.ts';

const SETTINGS: ApiPath = '/i/api/business/company/v1/';
const ACCOUNT: ApiPath = '/i/api/business/me/v1/account/info';

export class BackEnd extends PlayedBackEnd {
  /** The company's tier; pending: no answer. */
  tier: CompanyTier | 'pending' | 'down' = 'biz';
  /** How often the account was asked for. */
  asked = 0;

  /**
   * @param isFollowed whether presses on links lead somewhere
   * @param config of the page
   */
  constructor(auth: AuthState | 'pending' = ADMIN, isFollowed = false, config?: Partial<ShellConfig>) {
    super(isFollowed ? [] : ['travel-navigate'], auth, config);
    idleAtOnce();
  }

  protected override answer(
    _request: Request,
    path: ApiPath,
    _url: URL,
  ): Response | undefined | Promise<Response | undefined> {
    if (path === SETTINGS) return Response.json(COMPANY);
    if (path !== ACCOUNT) return undefined;
    this.asked += 1;
    if (this.tier === 'pending') return new Promise(() => {});
    if (this.tier === 'down') return new Response(null, { status: 503 });
    return Response.json(account({ tier: this.tier }) satisfies Schema<'BusinessAccountInfo'>);
  }
}

/** The answer to a member without the permission, or to somebody in no company. */
export const forbidden = (): Response =>
  Response.json({ errors: [{ code: 'FORBIDDEN', description: '' }] }, { status: 403 });

type Answer = Response | Promise<Response>;
type Settings = Schema<'CompanySettings'>;

const ISSUES: ApiPath = '/i/api/business/issues/reporting/v1/report';
const PEOPLE: ApiPath = '/i/api/business/users/v2/findUsers';
/** The visitor is the first. */
const ADMINISTRATORS = ['hana.sato@example.com', 'grace@example.com'].map((email) => ({
  ...personOf(1),
  ...{ email, role: { roleName: 'Administrator' } },
}));
/** Calls that change no settings. */
const MESSAGES = ['sendDeletionEmail', 'contactAccountManager'];

/** The back end of a company whose settings have versions: "1", then one more with each write. */
export class CompanyBackEnd extends BackEnd {
  settings = COMPANY;
  version = 1;
  /** The writes: method, last part of the path, version that was named, body. */
  readonly writes: [method: string, path: string, etag: string | null, body: unknown][] = [];
  /** In place of the next writes, in their order. */
  readonly refusals: (() => Answer)[] = [];
  /** How often the settings were read. */
  settingsReads = 0;
  /** Whether they can be. */
  isDown = false;
  /** The company has been deleted, which the visitor learns by the next answer. */
  isGone = false;
  /** No answer to a request for them. */
  isSilent = false;
  /** A refusal for another version says what is stored (`current`), as our back end does. */
  saysWhatIsStored = false;
  /** A proxy takes `ETag` out of every answer. */
  losesVersions = false;
  /** The company's administrators, in a search for them. */
  administrators = 2;
  /** How often they were searched for. */
  searches = 0;

  /** Another administrator saves. */
  changeElsewhere(change: Partial<Schema<'CompanySettings'>>): void {
    this.settings = { ...this.settings, ...change };
    this.version += 1;
  }

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    if (path === PEOPLE) {
      this.searches += 1;
      return Response.json(pageOf(ADMINISTRATORS.slice(0, this.administrators), 0, 15) satisfies Schema<'UserPage'>);
    }
    const rest = path === ISSUES ? 'issue' : path.split(SETTINGS)[1];
    if (rest === undefined) return super.answer(request, path, url);
    if (request.method === 'GET') this.settingsReads += 1;
    if (this.isGone) {
      this.auth = { ...ADMIN, businessState: { ...ADMIN.businessState, businessProfile: false } };
      return forbidden();
    }
    if (request.method === 'GET' && this.isSilent) return never();
    if (request.method === 'GET') return this.isDown ? new Response(null, { status: 503 }) : this.#answer();
    const body = await bodyOf(request);
    const seen = request.headers.get('If-Match');
    this.writes.push([request.method, rest + url.search, seen, body]);
    const refusal = this.refusals.shift();
    if (refusal) return refusal();
    if (path === ISSUES) return Response.json({ reportId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' });
    if (MESSAGES.includes(rest)) return new Response(null, { status: 204 });
    const change = this.#changeOf(rest, body, url.searchParams.get('expenseManagementSystemCode'));
    if (change && seen === null) return this.wantVersion();
    if (change && seen !== '*' && seen !== `"${this.version}"`)
      return this.#refuse(Object.keys(change) as (keyof Settings)[]);
    return change && this.#answer(change);
  }

  #changeOf(rest: string, body: unknown, code: string | null): Partial<Settings> | undefined {
    const { hash, policies, features } = this.settings;
    const [area, name = '', last = ''] = rest.split('/');
    const { feature } = Object(body);
    switch (area) {
      case hash:
      case 'removeExpenseManagementSystem':
        return { expenseManagementSystemCode: code };
      case '':
        return { facts: body as Settings['facts'] };
      case 'settings':
        if (name === 'autoApproval') return { autoApprovalMode: last };
        return { policies: { ...policies, [last]: body } };
      case 'sortOrderSettings':
        return { sortOrderSettings: body as Settings['sortOrderSettings'] };
      case 'multiRoomBookings':
        return { multiRoomBookings: name === 'enable' };
      case 'feature': {
        const others = { feature, enabled: name === 'enable' };
        return { features: features.map((one) => (one.feature === feature ? others : one)) };
      }
      case 'logo':
        return { logoUrl: name === 'delete' ? null : LOGO };
      default:
        return undefined;
    }
  }

  protected wantVersion(): Response {
    const errors = [{ code: 'PRECONDITION_REQUIRED', description: '' }];
    return Response.json({ errors }, { status: 428 });
  }

  #refuse(fields: readonly (keyof Settings)[]): Response {
    const errors = [{ code: 'PRECONDITION_FAILED', description: '' }];
    if (!this.saysWhatIsStored) return Response.json({ errors }, { status: 412 });
    const current = Object.fromEntries(fields.map((name) => [name, this.settings[name]]));
    return Response.json({ errors, current }, { status: 412, headers: { ETag: `"${this.version}"` } });
  }

  /** @param change of a write, which alone is answered; that of the facts is answered with all settings */
  #answer(change?: Partial<Settings>): Response {
    if (change) this.changeElsewhere(change);
    const shown = change && !change.facts ? change : this.settings;
    return Response.json(shown, { headers: this.losesVersions ? {} : { ETag: `"${this.version}"` } });
  }
}

/** The fields of a form with files have their values in lists. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    const data = await request.formData();
    return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
  }
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** The `admin-pages` of a site that has contents for all pages that the kit has none for. */
export const EVERY_PAGE = JSON.stringify(Object.fromEntries(flatAdminPages(ADMIN_PAGES).map(({ key }) => [key, true])));

/** @param auth the visitor, whom the page's server knows, too; null: it does not say */
export async function mountHub(
  page: string,
  auth: AuthState | null = ADMIN,
  attributes: Readonly<Record<string, string>> = {},
  html = '',
): Promise<HTMLElement> {
  await import('./element.ts');
  const member = auth?.loggedInSession ? { member: memberOf(auth) } : {};
  return mountElement('travel-admin-hub', { page, 'admin-pages': EVERY_PAGE, ...member, ...attributes }, { html });
}
