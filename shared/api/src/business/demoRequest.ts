import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseDemoRequestState } from '@travel-shell/contract/parsers/parseDemoRequestState';

type DemoRequestState = Schema<'DemoRequestState'>;

/** Requests a demo (API-109). Fails with an `ApiError` only. */
export const requestDemo = (wishes: Schema<'DemoRequest'> = {}, signal?: AbortSignal): Promise<DemoRequestState> =>
  call('post', '/i/api/business/company/v1/requestDemo', { json: wishes, parse: parseDemoRequestState, signal });

/** Postpones the demo offer (API-110). Fails with an `ApiError` only. */
export const postponeDemo = (signal?: AbortSignal): Promise<DemoRequestState> =>
  call('post', '/i/api/business/company/v1/postponeDemo', { parse: parseDemoRequestState, signal });
