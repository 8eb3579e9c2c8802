import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getSsoEntryPointUrl } from '@travel-shell/contract/calls/getSsoEntryPointUrl';
import { defineEntity, type EntityState } from '@travel-shell/store';

/** The address where employees begin to sign in (API-102). */
export const entryPoint: EntityState<Schema<'SsoUrl'>> = defineEntity('ssoEntryPoint', {
  load: (signal) => call(getSsoEntryPointUrl, { signal }),
  personal: true,
  failure: { code: 'COMPANY_FAILED', message: 'The sign-in address of the company could not be loaded.' },
});

/** The address that a provider leads back to, on the same site (`SsoTry` of the contract). */
export const returnUrlOf = (entryPointUrl: string): string => new URL('/business/sso/callback', entryPointUrl).href;
