import { createHash } from 'node:crypto';

/** The public name of a company in addresses (API-095): opaque and unique. */
export const companyHash = (companyId: string): string =>
  createHash('sha256').update(`company ${companyId}`).digest('hex');
