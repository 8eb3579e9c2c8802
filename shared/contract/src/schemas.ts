/** Short names for the schemas of openapi.yaml used in the rest of the kit. */
import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];

/** Any schema of openapi.yaml by its name. */
export type Schema<N extends keyof Schemas> = Schemas[N];

/** STA-001. */
export type AuthState = Schemas['AuthState'];
/** STA-010. */
export type UserInfoState = Schemas['UserInfoState'];
/** STA-017. */
export type BusinessState = Schemas['BusinessState'];
/** STA-036. */
export type AccountSwitcherItem = Schemas['AccountSwitcherItem'];
/** STA-104. */
export type AuthResponse = Schemas['AuthResponse'];
/** ERR-020. */
export type AuthErrorCode = Schemas['AuthErrorCode'];
/** ERR-001. */
export type ErrorResponse = Schemas['ErrorResponse'];
/** ERR-002. */
export type ErrorItem = Schemas['ErrorItem'];
/** API-022. */
export type FormToken = Schemas['FormToken'];
/** API-125. */
export type LoginForm = Schemas['LoginForm'];
export type Health = Schemas['Health'];
