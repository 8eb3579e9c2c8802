import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { postponeDemo as postponeDemoCall } from '@travel-shell/contract/calls/postponeDemo';
import { requestDemo as requestDemoCall } from '@travel-shell/contract/calls/requestDemo';
import { mergeIntoAccount } from './businessAccount.ts';

/** STA-101. */
export type RequestStatus = Schema<'RequestStatus'>;

const keep = ({ status }: { status: RequestStatus }) => mergeIntoAccount({ demoRequestStatus: status });

/** Requests a demo; the response goes into `businessAccount`. Rejects with an `ApiError`. */
export const requestDemo = async (wishes: Schema<'DemoRequest'> = {}): Promise<void> =>
  keep(await call(requestDemoCall, { json: wishes }));

/** Postpones the demo offer. Rejects with an `ApiError`. */
export const postponeDemo = async (): Promise<void> => keep(await call(postponeDemoCall));
