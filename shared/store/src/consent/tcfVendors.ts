import { fetchTcfDetails } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { parseTcfVendor } from '@travel-shell/contract/parsers/parseTcfVendor';
import { parseTcfVendorRows } from '@travel-shell/contract/parsers/parseTcfVendorRows';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { entityFamily } from '@travel-shell/store/entityFamily';
import { loadFailure } from '../loadFailure.ts';

/** Every vendor of the full framework by name and purposes, for its list and for a choice. */
export const tcfVendorRows: EntityState<Schema<'TcfVendorRows'>> = defineEntity('tcfVendorRows', {
  load: (signal) => fetchTcfDetails({ part: 'rows' }, parseTcfVendorRows, signal),
  personal: false,
  failure: loadFailure('CONSENT_FAILED', 'The vendors of the full framework'),
});

const family = entityFamily<Schema<'TcfVendor'>>('tcfVendor', (vendorId) => ({
  load: (signal) => fetchTcfDetails({ vendorId: Number(vendorId) }, parseTcfVendor, signal),
  personal: false,
  failure: loadFailure('CONSENT_FAILED', `The details of vendor ${vendorId}`),
}));

/** The declaration of a vendor of the full framework. STA-080. */
export const tcfVendor = (vendorId: number): EntityState<Schema<'TcfVendor'>> => family(String(vendorId));
