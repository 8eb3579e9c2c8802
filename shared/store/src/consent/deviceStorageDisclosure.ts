import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getDeviceStorageDisclosure } from '@travel-shell/contract/calls/getDeviceStorageDisclosure';
import type { EntityState } from '@travel-shell/store';
import { entityFamily } from '@travel-shell/store/entityFamily';
import { loadFailure } from '../loadFailure.ts';

const family = entityFamily<Schema<'DeviceStorageDisclosure'>>('deviceStorageDisclosure', (vendorId) => ({
  load: (signal) => call(getDeviceStorageDisclosure, { query: { vendorId: Number(vendorId) }, signal }),
  personal: false,
  failure: loadFailure('CONSENT_FAILED', `The device storage of vendor ${vendorId}`),
}));

/** The data that a vendor of the full framework stores on the visitor's device. STA-084 to STA-086. */
export const deviceStorageDisclosure = (vendorId: number): EntityState<Schema<'DeviceStorageDisclosure'>> =>
  family(String(vendorId));
