import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseDemoRequestState } from '@travel-shell/contract/parsers/parseDemoRequestState';

type DemoRequestState = Schema<'DemoRequestState'>;

/** Asks for a demonstration (API-109). Fails with an `ApiError` only. */
export const requestDemo = (wishes: Schema<'DemoRequest'> = {}, signal?: AbortSignal): Promise<DemoRequestState> =>
  call('post', '/i/api/business/company/v1/requestDemo', { json: wishes, parse: parseDemoRequestState, signal });

/** Asks to be asked later (API-110). Fails with an `ApiError` only. */
export const postponeDemo = (signal?: AbortSignal): Promise<DemoRequestState> =>
  call('post', '/i/api/business/company/v1/postponeDemo', { parse: parseDemoRequestState, signal });
