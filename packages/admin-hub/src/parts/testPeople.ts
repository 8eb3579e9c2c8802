/** For tests and stories: the people of a company, whom the back end searches and pages. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { pageOf, peopleOf } from '@travel-shell/testing/companyPeople';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { BackEnd } from '../testPage.ts';

type Person = Schema<'UserSearchResult'>;
type Answer = Response | Promise<Response>;

const FIND: ApiPath = '/i/api/business/users/v2/findUsers';
const INVITE: ApiPath = '/i/api/business/people/v1/invitations';
const CONFIRM: ApiPath = '/i/api/business/company/v1/sendConfirmation';

export const refuseWith =
  (status: number, headers: Record<string, string> = {}, error: object = {}) =>
  (): Response =>
    Response.json({ errors: [{ code: 'REFUSED', description: '', ...error }] }, { status, headers });

export class PeopleBackEnd extends BackEnd {
  people = peopleOf(34);
  /** The searches, in their order. */
  readonly searches: { query: string; mode: string; page: number; size: number; sort?: string }[] = [];
  /** Addresses that a confirmation was sent to. */
  readonly mails: (string | null)[] = [];
  /** The changes that were asked for: method, path below the people, and the body. */
  readonly changes: [method: string, path: string, body: unknown][] = [];
  /** The invitations that were sent. */
  readonly invited: Schema<'InvitationForm'>[] = [];
  /** An answer in place of the usual one. */
  onInvite = (): Response | undefined => undefined;
  /** In place of the next answers, in their order. */
  readonly refusals: (() => Answer)[] = [];
  /** Whom a search finds. */
  match = ({ firstName, email }: Person, query: string): boolean =>
    `${firstName} ${email}`.toLowerCase().includes(query.toLowerCase());

  constructor(auth: AuthState = ADMIN, isFollowed = false) {
    super(auth, isFollowed);
  }

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    const { searchParams } = url;
    if (path === CONFIRM) {
      this.mails.push(searchParams.get('userEmail'));
      return this.refusals.shift()?.() ?? new Response(null, { status: 204 });
    }
    if (path === INVITE) return this.#invite((await request.json()) as Schema<'InvitationForm'>);
    const [, below] = url.pathname.split('/business/people/v1/');
    if (below) {
      const refusal = this.refusals.shift();
      if (refusal) return refusal();
      this.changes.push([request.method, below, request.method === 'PUT' ? await request.json() : undefined]);
      return new Response(null, { status: 204 });
    }
    if (path !== FIND) return super.answer(request, path, url);
    const { query, searchMode: mode, sort } = (await request.json()) as Schema<'UserSearch'>;
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    this.searches.push({ query, mode, page, size, ...(sort && { sort }) });
    const refusal = this.refusals.shift();
    if (refusal) return refusal();
    const found = this.people.filter((person) => this.match(person, query));
    return Response.json(pageOf(found, page, size) satisfies Schema<'UserPage'>);
  }

  #invite(form: Schema<'InvitationForm'>): Response {
    const refusal = this.onInvite();
    if (refusal) return refusal;
    this.invited.push(form);
    const outcomes = form.emails.map((email) => ({
      email,
      outcome: email.includes('@') ? ('INVITED' as const) : ('INVALID' as const),
    }));
    return Response.json({ outcomes } satisfies Schema<'InvitationOutcomes'>);
  }
}
