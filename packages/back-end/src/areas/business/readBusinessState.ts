import type { BusinessState } from '@travel-shell/contract';
import { DASHBOARD_FEATURES } from '@travel-shell/contract/values';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { BOOK_FOR_OTHER_PERMISSIONS } from './permissions.ts';
import { permissionsOf } from './roles.ts';

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

/** The business state (STA-017) of a person, or of a signed-out visitor. */
export async function readBusinessState(db: Kysely<Database>, userId: string | null): Promise<BusinessState> {
  const row = userId && (await selectProfile(db, userId));
  if (!row) return NO_BUSINESS;
  const travelerEmail = row.traveler_email ?? row.guest_email;
  const permissions = permissionsOf(row.role, row.permissions);
  const booksForOthers = BOOK_FOR_OTHER_PERMISSIONS.some((permission) => permissions.includes(permission));
  return {
    businessProfile: true,
    businessMode: row.business_mode,
    companyConfirmationNeeded: row.company_confirmation_needed,
    businessProfileConfirmationNeeded: row.confirmation_needed,
    currentlyBookingForOther: travelerEmail !== null,
    currentTraveler: travelerEmail,
    currentTravelerInfoState: travelerEmail === null ? null : travelerInfo(row),
    travelArranger: booksForOthers,
    permissions,
    features: DASHBOARD_FEATURES.filter((feature) => row.features.includes(feature)),
    bookingMode: booksForOthers ? 'TRAVELER_OR_TRAVEL_MANAGER' : 'TRAVELER_ONLY',
    companyName: row.company_name,
    companyLogoUrl: row.company_logo_url,
    accountOnboardingProgress: row.onboarding_progress,
    companyOnboardingProgress: row.company_progress,
    authorizedForApprovalsPage: permissions.includes('APPROVAL_PROCESSING'),
    bookOnBehalfEnabled: permissions.includes('BOOK_ON_BEHALF_REQUEST_PROCESSING'),
  };
}

const selectProfile = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('business_profiles as profile')
    .innerJoin('companies as company', 'company.id', 'profile.company_id')
    .leftJoin('users as traveler', 'traveler.id', 'profile.booking_for_user_id')
    .leftJoin('business_guests as guest', 'guest.id', 'profile.booking_for_guest_id')
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
      'guest.email as guest_email',
      'guest.first_name as guest_first_name',
      'guest.last_name as guest_last_name',
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();

type Profile = NonNullable<Awaited<ReturnType<typeof selectProfile>>>;

/** STA-095. */
const travelerInfo = (row: Profile) => ({
  accountName: row.traveler_name ?? `${row.guest_first_name} ${row.guest_last_name}`,
  userImgUrl: row.traveler_img_url,
});
