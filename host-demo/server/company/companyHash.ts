import { createHash } from 'node:crypto';

/** The public name of a company in addresses (API-095): it says nothing, and two companies never share it. */
export const companyHash = (companyId: string): string =>
  createHash('sha256').update(`company ${companyId}`).digest('hex');
