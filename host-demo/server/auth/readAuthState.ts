import type { AccountSwitcherItem, AuthState, UserInfoState } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import { readBusinessState } from '../business/readBusinessState.ts';
import type { Database } from '../database/Database.ts';

/** The auth state (STA-001) of a person, or of nobody. */
export async function readAuthState(
  db: Kysely<Database>,
  userId: string | null,
  allowSignIn: boolean,
): Promise<AuthState> {
  const user = userId && (await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst());
  if (!user) {
    return {
      loggedInSession: false,
      allowSignIn,
      newUser: true,
      unconfirmedAccount: false,
      guidebookEnabled: false,
      surveyGroups: [],
      accountSwitcherItems: [],
      authStateParams: {},
      userInfoState: { accountName: null, accountEmail: null, userImgUrl: null, userDisplayEmail: null },
      businessState: await readBusinessState(db, null),
    };
  }
  return {
    loggedInSession: true,
    allowSignIn,
    newUser: user.new_user,
    unconfirmedAccount: user.unconfirmed_account,
    guidebookEnabled: user.guidebook_enabled,
    surveyGroups: user.survey_groups,
    accountSwitcherItems: await readSwitcherItems(db, user.id),
    authStateParams: user.auth_state_params,
    userInfoState: toUserInfo(user),
    businessState: await readBusinessState(db, user.id),
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

async function readSwitcherItems(db: Kysely<Database>, userId: string): Promise<AccountSwitcherItem[]> {
  return db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.member_id')
    .leftJoin('business_profiles', 'business_profiles.user_id', 'users.id')
    .select((of) => [
      'users.account_email as userEmail',
      of.fn.coalesce('business_profiles.business_mode', of.val(false)).as('businessMode'),
      'account_links.token_id as tokenId',
      'users.account_name as accountName',
      'users.img_url as userImgUrl',
    ])
    .where('account_links.owner_id', '=', userId)
    .orderBy((of) => of('account_links.member_id', '=', userId), 'desc')
    .orderBy('users.account_name')
    .execute();
}
