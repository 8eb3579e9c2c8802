import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getDeviceStorageDisclosure } from '@travel-shell/contract/calls/getDeviceStorageDisclosure';

/** What a vendor stores on the visitor's device (API-064). Fails with an `ApiError` only. */
export const fetchDeviceStorageDisclosure = (
  vendorId: number,
  signal?: AbortSignal,
): Promise<Schema<'DeviceStorageDisclosure'>> =>
  call(getDeviceStorageDisclosure, {
    query: { vendorId },
    signal,
  });
