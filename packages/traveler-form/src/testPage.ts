/** For tests and stories: a page with the form, and the travelers of an account. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { ADA } from './Traveler.fixtures.ts';

const TRAVELERS = '/i/api/account/traveler/v1/';

function signedInAs(name: string): AuthState {
  const auth = authStateOf(name);
  return { ...auth, userInfoState: { ...auth.userInfoState, accountEmail: `${name.toLowerCase()}@example.com` } };
}

export const ADA_SIGNED_IN = signedInAs('Ada');
export const BO_SIGNED_IN = signedInAs('Bo');

export class BackEnd extends PlayedBackEnd {
  preferred: Schema<'Traveler'> | null = ADA;
  /** In place of the usual answer to a write. */
  answerWrite: ((body: Schema<'TravelerFields'>) => Response | Promise<Response>) | undefined;
  /** In place of the usual answer to a read. */
  answerRead: (() => Response | Promise<Response>) | undefined;
  /** Method, id and body of the form's calls, in order. */
  readonly calls: [method: string, id: string, body?: unknown][] = [];

  constructor(auth: AuthState | 'pending' = authStateOf()) {
    super(['travel-traveler'], auth);
    idleAtOnce();
  }

  protected override async answer(request: Request, path: ApiPath): Promise<Response | undefined> {
    if (!path.startsWith(TRAVELERS)) return undefined;
    const { method } = request;
    if (method === 'GET') {
      this.calls.push(['GET', 'preferred']);
      if (this.answerRead) return this.answerRead();
      return this.preferred ? Response.json(this.preferred) : new Response(null, { status: 204 });
    }
    const body = (await request.json()) as Schema<'TravelerFields'>;
    const id = path.slice(TRAVELERS.length);
    this.calls.push([method, id, body]);
    if (this.answerWrite) return this.answerWrite(body);
    const stored = { ...EMPTY, preferred: true, ...body, travelerId: id || 'f0000000-0000-4000-8000-000000000000' };
    if (stored.preferred) this.preferred = stored;
    return Response.json(stored);
  }
}

const EMPTY = {
  middleName: null,
  dateOfBirth: null,
  emailAddress: null,
  phoneNumber: null,
  phoneCountryCode: null,
  phoneCountryCodeISO: null,
  tsaredress: null,
  knownTravelerNumber: null,
};

export async function mountForm(attributes: Record<string, string> = {}, width?: number): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-traveler-form', attributes, width ? { width } : {});
}
