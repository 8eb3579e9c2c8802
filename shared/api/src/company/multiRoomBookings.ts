import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseCompanyMultiRoomBookings } from '@travel-shell/contract/parsers/parseCompanyMultiRoomBookings';

type Answer = Promise<Schema<'CompanyMultiRoomBookings'>>;

/** Lets the company book several rooms at once (API-120). Fails with an `ApiError` only. */
export const enableMultiRoomBookings = (signal?: AbortSignal): Answer =>
  call('put', '/i/api/business/company/v1/multiRoomBookings/enable', { parse: parseCompanyMultiRoomBookings, signal });

/** Lets the company book one room at a time (API-121). Fails with an `ApiError` only. */
export const disableMultiRoomBookings = (signal?: AbortSignal): Answer =>
  call('put', '/i/api/business/company/v1/multiRoomBookings/disable', {
    parse: parseCompanyMultiRoomBookings,
    signal,
  });
