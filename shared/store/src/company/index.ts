// Calls that change no shared state, re-exported so that pieces find all calls here.
export {
  type AccountManagerMessage,
  type CompanyDeletionLink,
  contactAccountManager,
  fetchExternalAuthorizationUrl,
  fetchSsoEntryPointUrl,
  sendBizPlusConfirmation,
  sendCompanyConfirmation,
  sendCompanyDeletionEmail,
} from '@travel-shell/api/company';
export {
  deleteCompany,
  deleteCompanyLogo,
  removeExpenseManagementSystem,
  setAutoApprovalMode,
  setCompanyFeature,
  setExpenseManagementSystem,
  setMultiRoomBookings,
  setSortOrderSettings,
  setTravelPolicy,
  updateCompany,
  uploadCompanyLogo,
} from './changeCompany.ts';
export { type CompanySettings, companySettings } from './companySettings.ts';
export { addSsoEntry, deleteSsoEntry, ssoSettings, toggleSsoEntry, updateSsoEntry } from './ssoSettings.ts';
