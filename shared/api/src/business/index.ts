export { addToWaitlist } from './addToWaitlist.ts';
export { selectGuest, selectTraveler, unselectTraveler } from './bookingForOther.ts';
export { fetchBusinessAccount, setBusinessKeywords } from './businessAccount.ts';
export { postponeDemo, requestDemo } from './demoRequest.ts';
export { endImpersonation } from './endImpersonation.ts';
export { fetchBusinessToggleUrl } from './fetchBusinessToggleUrl.ts';
export { fetchCurrentIdentity } from './fetchCurrentIdentity.ts';
export { findUsers, type PageRequest } from './findUsers.ts';
export {
  fetchImpersonationSupport,
  grantImpersonationSupport,
  revokeImpersonationSupport,
  type SupportDuration,
  supportSessions,
} from './impersonationSupport.ts';
export { dismissReminderTaskGrid, fetchOnboardingTasks, setOnboardingTaskStatus } from './onboardingTasks.ts';
export { invitePeople, removeMember, resendInvitation, setMemberRole, withdrawInvitation } from './people.ts';
export { type IssueReport, reportIssue } from './reportIssue.ts';
export { resendBusinessConfirmationEmail } from './resendBusinessConfirmationEmail.ts';
export { setBusinessLanguage } from './setBusinessLanguage.ts';
export { setUpBusinessProfile } from './setUpBusinessProfile.ts';
export {
  signUpBizPlusCompany,
  signUpCompany,
  signUpLeisureCompany,
  trackBizPlusEmailConfirmationClick,
} from './signUpCompany.ts';
export { fetchTierUpgrade, upgradeTier } from './tierUpgrade.ts';
