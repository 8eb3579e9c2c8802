import { randomUUID } from 'node:crypto';
import type { AccountSwitcherItem, AuthState, BusinessState, UserInfoState } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Session } from '../../http/sessions/Session.ts';

/** Reads the business edition's state of a user, or of nobody. */
export type ReadBusinessState = (db: Kysely<Database>, userId: string | null) => Promise<BusinessState>;

/** The auth state (STA-001) of a session, or of a signed-out visitor. */
export async function readAuthState(
  db: Kysely<Database>,
  session: Session | null,
  readBusinessState: ReadBusinessState,
  { allowSignIn, isReturning }: { allowSignIn: boolean; isReturning: boolean },
): Promise<AuthState> {
  const user =
    session && (await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirst());
  if (!user) {
    return {
      loggedInSession: false,
      allowSignIn,
      newUser: !isReturning,
      unconfirmedAccount: false,
      guidebookEnabled: false,
      surveyGroups: [],
      accountSwitcherItems: [],
      authStateParams: {},
      userInfoState: { accountName: null, accountEmail: null, userImgUrl: null, userDisplayEmail: null },
      businessState: await readBusinessState(db, null),
    };
  }
  const userInfoState = toUserInfo(user);
  const businessState = await readBusinessState(db, user.id);
  return {
    loggedInSession: true,
    allowSignIn,
    newUser: user.new_user,
    unconfirmedAccount: user.unconfirmed_account,
    guidebookEnabled: user.guidebook_enabled,
    surveyGroups: user.survey_groups,
    accountSwitcherItems: await readSwitcherItems(db, session, {
      userEmail: user.account_email,
      businessMode: businessState.businessMode,
      accountName: user.account_name,
      userImgUrl: user.img_url,
    }),
    authStateParams: user.auth_state_params,
    userInfoState,
    businessState,
  };
}

export async function readUserInfo(db: Kysely<Database>, userId: string): Promise<UserInfoState | null> {
  const user = await db
    .selectFrom('users')
    .select(['account_name', 'account_email', 'img_url', 'display_email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user ? toUserInfo(user) : null;
}

const toUserInfo = (user: {
  account_name: string;
  account_email: string;
  img_url: string | null;
  display_email: string;
}): UserInfoState => ({
  accountName: user.account_name,
  accountEmail: user.account_email,
  userImgUrl: user.img_url,
  userDisplayEmail: user.display_email,
});

/** The accounts of the session that can be switched to, after the current one (STA-008, ACC-032). */
async function readSwitcherItems(
  db: Kysely<Database>,
  session: Session,
  current: Omit<AccountSwitcherItem, 'tokenId'>,
): Promise<AccountSwitcherItem[]> {
  const rows = await db
    .selectFrom('session_accounts as account')
    .innerJoin('users', 'users.id', 'account.user_id')
    .leftJoin('business_profiles', 'business_profiles.user_id', 'users.id')
    .leftJoin('account_closures', 'account_closures.user_id', 'users.id')
    .select((of) => [
      'users.id as userId',
      'users.account_email as userEmail',
      of.fn.coalesce('business_profiles.business_mode', of.val(false)).as('businessMode'),
      'account.token_id as tokenId',
      'users.account_name as accountName',
      'users.img_url as userImgUrl',
    ])
    .where('account.session_hash', '=', session.tokenHash)
    .where('account_closures.user_id', 'is', null)
    .orderBy('users.account_name')
    .execute();
  const own = rows.find((row) => row.userId === session.userId);
  // Support that acts as this account has not signed in to it, so there is nothing to switch to.
  if (!own) return [{ ...current, tokenId: randomUUID() }];
  const others = rows.filter((row) => row !== own).map(({ userId: _, ...item }) => item);
  return [{ ...current, tokenId: own.tokenId }, ...others];
}
