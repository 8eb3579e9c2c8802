/** For tests and stories: a page with the element, and a back end that knows who acts as whom. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';

export const PATHS = {
  identity: '/i/api/business/me/v1/currentIdentity',
  end: '/i/api/business/impersonation/v1/end',
  signOut: '/k/run/auth/logout',
} as const satisfies Record<string, ApiPath>;

const account = (name: string, accountEmail: string): AuthState => {
  const state = authStateOf(name);
  return { ...state, userInfoState: { ...state.userInfoState, accountEmail } };
};

/** The session of Ines, and of Sol, who works for support. */
export const INES = account('Ines Duarte', 'ines@northwind.example');
export const SOL = account('Sol Reyes', 'sol@example.com');
const AGENT = 'Sol Reyes';

/** The attributes that a page's server writes into the element. */
export const GIVEN = { 'agent-name': AGENT, 'member-name': 'Ines Duarte' };
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

export const refused = (status: number, code: string) => (): Response =>
  Response.json({ errors: [{ code, description: 'No.' }] }, { status });

export class BackEnd extends PlayedBackEnd {
  /** In place of the usual answer. */
  readonly answers: { [path in ApiPath]?: () => Response | Promise<Response> } = {};
  /** The element's calls, in order. */
  readonly calls: ApiPath[] = [];
  /** The name of the agent who acts in this session. */
  agent: string | null = AGENT;
  endsAt: string | null | undefined = inMinutes(42.5);
  /** Older back ends say no more than the end. */
  secondsLeft: number | undefined;

  constructor(auth: AuthState | 'pending' = INES) {
    super(['travel-navigate', 'travel-track'], auth);
    idleAtOnce();
    sessionStorage.clear();
  }

  countOf = (path: ApiPath): number => this.calls.filter((called) => called === path).length;

  /** As another tab does it. */
  async becomeAgent(): Promise<void> {
    this.agent = null;
    await this.answerWith(SOL);
  }

  protected override answer(_request: Request, path: ApiPath): Response | undefined | Promise<Response> {
    if (!Object.values<ApiPath>(PATHS).includes(path)) return undefined;
    this.calls.push(path);
    const answer = this.answers[path];
    return answer ? answer() : this.#usual(path);
  }

  #usual(path: ApiPath): Response {
    const { auth } = this;
    switch (path) {
      case PATHS.identity: {
        if (auth === 'pending' || !auth.loggedInSession) return refused(401, 'INVALID_SESSION')();
        const { userInfoState, businessState } = auth;
        const identity: Schema<'CurrentIdentity'> = {
          accountName: userInfoState.accountName ?? '',
          accountEmail: userInfoState.accountEmail ?? '',
          userImgUrl: null,
          businessMode: businessState.businessMode,
          companyName: 'Northwind Labs',
          impersonatedBy: this.agent,
          ...(this.endsAt !== undefined && { impersonationEndsAt: this.agent && this.endsAt }),
          ...(this.secondsLeft !== undefined && { impersonationSecondsLeft: this.secondsLeft }),
          bookingFor: null,
        };
        return Response.json(identity);
      }
      case PATHS.end:
        this.agent = null;
        this.auth = SOL;
        return Response.json({ formToken: 'next', redirectUrl: '/' });
      default:
        this.agent = null;
        this.auth = authStateOf();
        return Response.json({ status: 0, formToken: 'next' });
    }
  }
}

export async function mountActingAs(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-acting-as', attributes);
}
