/** For tests and stories: a page with the element, and a back end that knows who is booked for. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { pageOf } from '@travel-shell/testing/companyPeople';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { booker, PEOPLE } from './BookingFor.fixtures.ts';

export const PATHS = {
  search: '/i/api/business/users/v2/findUsers',
  select: '/i/api/business/me/v1/traveler/select',
  guest: '/i/api/business/me/v1/guest/select',
  unselect: '/i/api/business/me/v1/traveler/unselect',
} as const satisfies Record<string, ApiPath>;

const refused = (status: number, code: string) => (): Response =>
  Response.json({ errors: [{ code, description: 'No.' }] }, { status });
/** Another tab has changed the traveler. */
export const travelerChanged = refused(409, 'TRAVELER_CHANGED');
export const notFound = refused(404, 'NOT_FOUND');
export const invalidQuery = refused(400, 'VALIDATION_ERROR');

export class BackEnd extends PlayedBackEnd {
  /** In place of the usual answer. */
  readonly answers: { [path in ApiPath]?: (body: unknown) => Response | Promise<Response> } = {};
  /** Path and body of the element's calls, in order. */
  readonly calls: [path: ApiPath, body: unknown][] = [];

  constructor(auth?: AuthState) {
    super(['travel-navigate', 'travel-booking-for-changed', 'travel-track'], auth);
    idleAtOnce();
    sessionStorage.clear();
  }

  bodiesOf = (path: ApiPath): unknown[] => this.calls.filter(([called]) => called === path).map(([, body]) => body);

  protected override async answer(request: Request, path: ApiPath): Promise<Response | undefined> {
    if (!Object.values<ApiPath>(PATHS).includes(path)) return undefined;
    const body = await request.json().catch(() => null);
    this.calls.push([path, body]);
    const answer = this.answers[path];
    return answer ? answer(body) : this.#usual(path, body, Number(new URL(request.url).searchParams.get('size')));
  }

  #usual(
    path: ApiPath,
    body: { query?: string; email?: string; firstName?: string; lastName?: string },
    size: number,
  ): Response {
    switch (path) {
      case PATHS.search: {
        const query = (body.query ?? '').toLowerCase();
        const found = PEOPLE.filter((one) => JSON.stringify(one).toLowerCase().includes(query));
        return Response.json(pageOf(found.slice(0, size)));
      }
      case PATHS.unselect:
        this.auth = booker();
        return new Response(null, { status: 204 });
      default: {
        const person = PEOPLE.find(({ email }) => email === body.email) ?? body;
        const info: Schema<'BookingForUserInfo'> = {
          accountName: `${person.firstName} ${person.lastName}`,
          userImgUrl: null,
        };
        this.auth = booker({
          currentlyBookingForOther: true,
          currentTraveler: body.email ?? null,
          currentTravelerInfoState: info,
        });
        return Response.json(info);
      }
    }
  }
}

export async function mountBookingFor(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-booking-for', attributes);
}
