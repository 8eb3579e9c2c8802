export { companyLogFileUrl, type LogFilter } from './companyLogFileUrl.ts';
export { type AccountManagerMessage, contactAccountManager } from './contactAccountManager.ts';
export { uploadCompanyLogo } from './uploadCompanyLogo.ts';
