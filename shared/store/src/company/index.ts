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
