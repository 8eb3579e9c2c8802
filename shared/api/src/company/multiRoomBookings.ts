import { callVersioned, type Versioned } from '@travel-shell/api/callVersioned';
import type { Schema } from '@travel-shell/contract';
import { disableMultiRoomBookings as disableMultiRoomBookingsCall } from '@travel-shell/contract/calls/disableMultiRoomBookings';
import { enableMultiRoomBookings as enableMultiRoomBookingsCall } from '@travel-shell/contract/calls/enableMultiRoomBookings';

type Answer = Promise<Versioned<Schema<'CompanyMultiRoomBookings'>>>;

/** Lets the company book several rooms at once (API-120). Fails with an `ApiError` only. */
export const enableMultiRoomBookings = (etag?: string, signal?: AbortSignal): Answer =>
  callVersioned(enableMultiRoomBookingsCall, {
    etag,
    signal,
  });

/** Lets the company book one room at a time (API-121). Fails with an `ApiError` only. */
export const disableMultiRoomBookings = (etag?: string, signal?: AbortSignal): Answer =>
  callVersioned(disableMultiRoomBookingsCall, {
    etag,
    signal,
  });
