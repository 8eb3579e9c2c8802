// Calls that change no shared state, re-exported so that pieces find all calls here.
export {
  type AccountManagerMessage,
  type CompanyDeletionLink,
  companyLog,
  companyLogFileUrl,
  contactAccountManager,
  fetchExternalAuthorizationUrl,
  fetchSsoEntryPointUrl,
  type LogFilter,
  type LogPageRequest,
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
export {
  type ChangedFields,
  type CompanyChange,
  type CompanySettings,
  companyConflictOf,
  companySettings,
  companyVersion,
  lastChangeOf,
} from './companyVersion.ts';
export { addSsoEntry, deleteSsoEntry, ssoSettings, ssoVersion, toggleSsoEntry, updateSsoEntry } from './ssoVersion.ts';
