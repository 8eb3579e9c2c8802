export {
  type AdminIcon,
  type AdminMember,
  type AdminPage,
  type CompanyTier,
  dependsOnTier,
  flatAdminPages,
  isAdminHubEnabled,
  pagesOfSite,
  visibleAdminPages,
} from './adminPages.ts';
export { ADMIN_PAGES, adminHubUrl } from './adminPageTable.ts';
export { APPROVERS } from './approvers.ts';
export {
  type BookingForUserInfo,
  bookForGuest,
  bookForSelf,
  bookForTraveler,
  bookingForUser,
  isTravelerChanged,
} from './bookingForOther.ts';
export {
  type BusinessAccount,
  businessAccount,
  setBusinessKeywords,
  setBusinessLanguage,
  setUpBusinessProfile,
  signUpLeisureCompany,
  switchBusinessMode,
} from './businessAccount.ts';
export { businessState } from './businessState.ts';
export { currentIdentity, endImpersonation } from './currentIdentity.ts';
export { postponeDemo, type RequestStatus, requestDemo } from './demoRequest.ts';
export { impersonationSupport, type SupportDuration, setImpersonationSupport } from './impersonationSupport.ts';
export { type BusinessPermission, type DashboardFeature, isAllowed, type Needs } from './isAllowed.ts';
export { mayBookForColleagues, mayBookForGuests, mayBookForOthers } from './mayBookForOthers.ts';
export { missingPermission } from './missingPermission.ts';
export { dismissReminderTaskGrid, onboardingTasks, setOnboardingTaskStatus } from './onboardingTasks.ts';
export { type OpenInvitations, openInvitations } from './openInvitations.ts';
export {
  isSearched,
  searchUsers,
  type UserSearchOptions,
} from './searchUsers.ts';
export { sendAsMember } from './sendAsMember.ts';
export { tierUpgrade, upgradeTier } from './tierUpgrade.ts';
