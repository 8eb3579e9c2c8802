import { formBytes } from './multipartForms.ts';

const MIB = 1024 * 1024;

/** The most that a form with files may have, by operation. Known from `Content-Length`, before anything is read. */
export const UPLOAD_BYTES: Readonly<Record<string, number>> = {
  uploadCompanyLogo: formBytes(MIB),
  contactAccountManager: formBytes(5 * MIB),
  reportIssue: formBytes(5 * 5 * MIB),
};
