import type { AccountSwitcherItem, AuthState, BusinessState, UserInfoState } from '@travel-shell/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';

const NO_BUSINESS: BusinessState = {
  businessProfile: false,
  businessMode: false,
  companyConfirmationNeeded: false,
  businessProfileConfirmationNeeded: false,
  currentlyBookingForOther: false,
  currentTraveler: null,
  currentTravelerInfoState: null,
  travelArranger: false,
  permissions: [],
  features: [],
  bookingMode: 'TRAVELER_ONLY',
  companyName: null,
  companyLogoUrl: null,
  accountOnboardingProgress: 0,
  companyOnboardingProgress: 0,
  authorizedForApprovalsPage: false,
  bookOnBehalfEnabled: false,
};

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
      businessState: NO_BUSINESS,
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

async function readBusinessState(db: Kysely<Database>, userId: string): Promise<BusinessState> {
  const row = await db
    .selectFrom('business_profiles as profile')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .leftJoin('users as traveler', 'traveler.id', 'profile.booking_for_user_id')
    .selectAll('profile')
    .select([
      'company.name as company_name',
      'company.logo_url as company_logo_url',
      'company.confirmation_needed as company_confirmation_needed',
      'company.onboarding_progress as company_progress',
      'company.features',
      'traveler.account_email as traveler_email',
      'traveler.account_name as traveler_name',
      'traveler.img_url as traveler_img_url',
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return NO_BUSINESS;
  const booksForOther = row.traveler_email !== null;
  return {
    businessProfile: true,
    businessMode: row.business_mode,
    companyConfirmationNeeded: row.company_confirmation_needed,
    businessProfileConfirmationNeeded: row.confirmation_needed,
    currentlyBookingForOther: booksForOther,
    currentTraveler: row.traveler_email,
    currentTravelerInfoState: booksForOther
      ? { accountName: row.traveler_name, userImgUrl: row.traveler_img_url }
      : null,
    travelArranger: row.travel_arranger,
    permissions: row.permissions,
    features: row.features,
    bookingMode: row.booking_mode,
    companyName: row.company_name,
    companyLogoUrl: row.company_logo_url,
    accountOnboardingProgress: row.onboarding_progress,
    companyOnboardingProgress: row.company_progress,
    authorizedForApprovalsPage: row.authorized_for_approvals,
    bookOnBehalfEnabled: row.book_on_behalf_enabled,
  };
}
