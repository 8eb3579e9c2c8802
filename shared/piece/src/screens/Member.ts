import type { BusinessState, Schema } from '@travel-shell/contract';

/**
 * The data that decide which screens a visitor may open. A file of its own: types on npm name it, and know no store.
 */
export type Member = Pick<BusinessState, 'businessProfile' | 'features' | 'permissions'> &
  Partial<Pick<BusinessState, 'bookingMode' | 'bookOnBehalfEnabled' | 'businessMode'>> & {
    /** Tier of the company. Only a server says it here; in the browser it is data of its own. */
    tier?: Schema<'CompanyTier'>;
  };
