import type { IdentitySource } from './authTables.ts';

/** The company with this e-mail domain, case-insensitive. */
export const companySource = (domain: string): IdentitySource => `company:${domain.toLowerCase()}`;

/** `/login/google`, `/login/company/sso.example` */
export const signInPath = (source: IdentitySource): string => `/login/${source.replace(':', '/')}`;
