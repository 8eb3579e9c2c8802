/** Each permission alone: what a member sees by it. A new one needs a row. */
import type { BusinessState } from '@travel-shell/contract';
import { businessMenu } from '@travel-shell/piece/company';
import { type BusinessPermission, mayBookForColleagues, mayBookForGuests } from '@travel-shell/store/business';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { expect, it } from 'vitest';
import { onboardingItems } from '../onboarding.ts';

type Opens = ReturnType<typeof businessMenu>[number]['key'] | 'setup' | 'colleagues' | 'guests';

const TABLE: Record<BusinessPermission, [id: string, ...opens: Opens[]]> = {
  TRIP_EVENT_BOOK_GUEST: ['BIZ-122', 'guests'],
  TRIP_EVENT_BOOK_OTHER: ['BIZ-122', 'colleagues'],
  TRIP_EVENT_BOOK_EXPLICIT: ['BIZ-122', 'colleagues'],
  TRIP_EVENT_BOOK_ALL_ALLOWING: ['BIZ-122', 'colleagues'],
  TRIP_EVENT_BOOK_ALL: ['BIZ-122', 'colleagues'],
  APPROVAL_REQUEST: ['BIZ-123', 'approval'],
  APPROVAL_REQUEST_EXPLICIT: ['BIZ-123', 'approval'],
  APPROVAL_REQUEST_ALL: ['BIZ-123', 'approval'],
  APPROVAL_PROCESSING: ['BIZ-123', 'approval'],
  APPROVAL_PROCESSING_EXPLICIT: ['BIZ-123', 'approval'],
  APPROVAL_PROCESSING_ALL: ['BIZ-123', 'approval'],
  REPORTING_FIELDS_MANAGEMENT: ['BIZ-124'],
  COMPANY_CORPORATE_MEMBERSHIP_MANAGEMENT: ['BIZ-125'],
  COMPANY_INTEGRATION_MANAGEMENT: ['BIZ-126'],
  COMPANY_SETTINGS_MANAGEMENT: ['BIZ-127', 'company', 'setup'],
  COMPANY_APPROVAL_SETTINGS_MANAGEMENT: ['BIZ-128'],
  HOTEL_RECOMMENDATION: ['BIZ-129'],
  TRAVEL_POLICY: ['BIZ-130', 'policies'],
  SENIORITY: ['BIZ-131'],
  USER_PROFILE_EDIT: ['BIZ-132'],
  USER_PROFILE_EDIT_ALL: ['BIZ-132'],
  USER_PROFILE_VIEW: ['BIZ-132'],
  USER_PROFILE_VIEW_ALL: ['BIZ-132'],
  USER_MANAGEMENT: ['BIZ-133', 'users'],
  GUEST_DELETE: ['BIZ-134', 'users'],
  GUEST_DELETE_ALL: ['BIZ-134'],
  GUEST_INVITE: ['BIZ-134'],
  REPORTING_VIEW: ['BIZ-135', 'reporting'],
  USER_INVITE: ['BIZ-136'],
  BUSINESS_PROFILE_EDIT: ['BIZ-137', 'users'],
  BUSINESS_PROFILE_DELETE: ['BIZ-137'],
  BUSINESS_PROFILE_SEARCH: ['BIZ-137'],
  COMPANY_PAYMENT_METHOD_VIEW: ['BIZ-138'],
  COMPANY_PAYMENT_METHOD_MANAGEMENT: ['BIZ-138'],
  HOMEPAGE_MESSAGES_MANAGEMENT: ['BIZ-139'],
  ROLE_MANAGEMENT: ['BIZ-140'],
  TRAVEL_TRACKER: ['BIZ-141'],
  EVENT_EDIT: ['BIZ-142'],
  EVENT_EDIT_ALL: ['BIZ-142'],
  GUEST_MANAGEMENT: ['BIZ-143'],
  BOOK_ON_BEHALF_REQUEST_PROCESSING: ['BIZ-012', 'book'],
  DISABLED: ['BIZ-144'],
};

const memberWith = (permission: BusinessPermission): BusinessState => ({
  ...authStateOf('Ada').businessState,
  ...{
    businessProfile: true,
    businessMode: true,
    bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER',
    bookOnBehalfEnabled: true,
  },
  ...{ companyOnboardingProgress: 20, accountOnboardingProgress: 100 },
  features: ['TRIPS_TO_APPROVE', 'BOOK_ON_BEHALF'],
  permissions: [permission],
});

it.each(Object.entries(TABLE).map(([permission, [id, ...opens]]) => [id, permission, opens] as const))(
  '%s %s alone opens %j',
  (_id, permission, opens) => {
    const business = memberWith(permission as BusinessPermission);
    const seen: Opens[] = businessMenu(business, {}).map(({ key }) => key);
    if (onboardingItems(business).some(({ kind }) => kind === 'company')) seen.push('setup');
    if (mayBookForColleagues(business)) seen.push('colleagues');
    if (mayBookForGuests(business)) seen.push('guests');
    expect(seen.filter((key) => key !== 'account')).toEqual(opens);
  },
);
