import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyMultiRoomBookings } from '@travel-shell/contract/parsers/parseCompanyMultiRoomBookings';

type Answer = Promise<Versioned<Schema<'CompanyMultiRoomBookings'>>>;

/** Lets the company book several rooms at once (API-120). Fails with an `ApiError` only. */
export const enableMultiRoomBookings = (etag?: string, signal?: AbortSignal): Answer =>
  callVersioned('put', '/i/api/business/company/v1/multiRoomBookings/enable', {
    etag,
    parse: parseCompanyMultiRoomBookings,
    signal,
  });

/** Lets the company book one room at a time (API-121). Fails with an `ApiError` only. */
export const disableMultiRoomBookings = (etag?: string, signal?: AbortSignal): Answer =>
  callVersioned('put', '/i/api/business/company/v1/multiRoomBookings/disable', {
    etag,
    parse: parseCompanyMultiRoomBookings,
    signal,
  });
