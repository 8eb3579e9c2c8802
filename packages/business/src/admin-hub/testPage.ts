/** For tests and stories: a page with the hub, and the back end of a company. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { CompanyTier } from '@travel-shell/store/business';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { account } from '../business/Business.fixtures.ts';
import { ADMIN, memberOf } from './AdminHub.fixtures.ts';

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

  protected override answer(_request: Request, path: ApiPath): Response | Promise<Response> | undefined {
    if (path !== ACCOUNT) return undefined;
    this.asked += 1;
    if (this.tier === 'pending') return new Promise(() => {});
    if (this.tier === 'down') return new Response(null, { status: 503 });
    return Response.json(account({ tier: this.tier }) satisfies Schema<'BusinessAccountInfo'>);
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
