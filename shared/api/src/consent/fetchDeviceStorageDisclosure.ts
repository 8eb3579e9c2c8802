import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseDeviceStorageDisclosure } from '@travel-shell/contract/parsers/parseDeviceStorageDisclosure';

/** What a vendor stores on the visitor's device (API-064). Fails with an `ApiError` only. */
export const fetchDeviceStorageDisclosure = (
  vendorId: number,
  signal?: AbortSignal,
): Promise<Schema<'DeviceStorageDisclosure'>> =>
  call('get', '/i/api/iabtcf/v1/deviceStorageDisclosure', {
    query: { vendorId },
    parse: parseDeviceStorageDisclosure,
    signal,
  });
