import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { signUpBizPlusCompany as signUpBizPlusCompanyCall } from '@travel-shell/contract/calls/signUpBizPlusCompany';
import { signUpCompany as signUpCompanyCall } from '@travel-shell/contract/calls/signUpCompany';
import { signUpLeisureCompany as signUpLeisureCompanyCall } from '@travel-shell/contract/calls/signUpLeisureCompany';
import { trackBizPlusEmailConfirmationClick as trackBizPlusEmailConfirmationClickCall } from '@travel-shell/contract/calls/trackBizPlusEmailConfirmationClick';

type CompanySignup = Schema<'CompanySignup'>;
type SignupReceipt = Schema<'SignupReceipt'>;

/** Registers an account with a company; an e-mail explains the next step (API-098). Fails with an `ApiError` only. */
export const signUpCompany = (signup: CompanySignup, signal?: AbortSignal): Promise<SignupReceipt> =>
  call(signUpCompanyCall, { json: signup, signal });

/** The same for the tier bizPlus (API-099). Fails with an `ApiError` only. */
export const signUpBizPlusCompany = (signup: CompanySignup, signal?: AbortSignal): Promise<SignupReceipt> =>
  call(signUpBizPlusCompanyCall, { json: signup, signal });

/** Creates a company for the signed-in private account (API-101). Fails with an `ApiError` only. */
export const signUpLeisureCompany = (
  signup: Schema<'LeisureSignup'>,
  signal?: AbortSignal,
): Promise<Schema<'BusinessAccountInfo'>> => call(signUpLeisureCompanyCall, { json: signup, signal });

/** Records that the link of a confirmation e-mail was followed (API-100). Fails with an `ApiError` only. */
export const trackBizPlusEmailConfirmationClick = (confirmationCode: string, signal?: AbortSignal): Promise<null> =>
  call(trackBizPlusEmailConfirmationClickCall, {
    json: { confirmationCode },
    signal,
  });
