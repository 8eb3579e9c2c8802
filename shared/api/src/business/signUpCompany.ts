import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';
import { parseBusinessAccountInfo } from '@travel-shell/contract/parsers/parseBusinessAccountInfo';
import { parseSignupReceipt } from '@travel-shell/contract/parsers/parseSignupReceipt';

type CompanySignup = Schema<'CompanySignup'>;
type SignupReceipt = Schema<'SignupReceipt'>;

/** Registers an account with a company; an e-mail explains the next step (API-098). Fails with an `ApiError` only. */
export const signUpCompany = (signup: CompanySignup, signal?: AbortSignal): Promise<SignupReceipt> =>
  call('post', '/i/api/business/company/v1/signup', { json: signup, parse: parseSignupReceipt, signal });

/** The same for the tier bizPlus (API-099). Fails with an `ApiError` only. */
export const signUpBizPlusCompany = (signup: CompanySignup, signal?: AbortSignal): Promise<SignupReceipt> =>
  call('post', '/i/api/business/company/v2/bizPlus/signup', { json: signup, parse: parseSignupReceipt, signal });

/** Creates a company for the signed-in private account (API-101). Fails with an `ApiError` only. */
export const signUpLeisureCompany = (
  signup: Schema<'LeisureSignup'>,
  signal?: AbortSignal,
): Promise<Schema<'BusinessAccountInfo'>> =>
  call('post', '/i/api/business/company/v1/leisureSignup', { json: signup, parse: parseBusinessAccountInfo, signal });

/** Records that the link of a confirmation e-mail was followed (API-100). Fails with an `ApiError` only. */
export const trackBizPlusEmailConfirmationClick = (confirmationCode: string, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/company/v1/bizPlus/trackEmailConfirmationClick', {
    json: { confirmationCode },
    parse: nothing,
    signal,
  });
