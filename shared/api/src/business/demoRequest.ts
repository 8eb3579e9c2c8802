import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { postponeDemo as postponeDemoCall } from '@travel-shell/contract/calls/postponeDemo';
import { requestDemo as requestDemoCall } from '@travel-shell/contract/calls/requestDemo';

type DemoRequestState = Schema<'DemoRequestState'>;

/** Requests a demo (API-109). Fails with an `ApiError` only. */
export const requestDemo = (wishes: Schema<'DemoRequest'> = {}, signal?: AbortSignal): Promise<DemoRequestState> =>
  call(requestDemoCall, { json: wishes, signal });

/** Postpones the demo offer (API-110). Fails with an `ApiError` only. */
export const postponeDemo = (signal?: AbortSignal): Promise<DemoRequestState> => call(postponeDemoCall, { signal });
