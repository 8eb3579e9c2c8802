import { fileURLToPath } from 'node:url';
import type { ConsentConfig } from '@travel-shell/core';
import type { Kysely } from 'kysely';
import type { Database } from './database/Database.ts';

/** Any number of attempts per window; the counters live in the database, so all processes share them. */
export interface AttemptLimit {
  max: number;
  windowSeconds: number;
}

export interface LoginLimits {
  /** Failed sign-ins with one name from one address. */
  perAccountAndAddress: AttemptLimit;
  /** Failed sign-ins from one address, whatever the name. Higher, because offices share an address. */
  perAddress: AttemptLimit;
}

export const LOGIN_LIMITS: LoginLimits = {
  perAccountAndAddress: { max: 5, windowSeconds: 10 * 60 },
  perAddress: { max: 50, windowSeconds: 10 * 60 },
};

export interface SessionLifetimes {
  /** With "keep me signed in". */
  stickySeconds: number;
  /** Without: the cookie ends with the browser, the server forgets the session after this. */
  seconds: number;
  /** A session in use is extended, at most this often. */
  refreshSeconds: number;
  /** Every session ends this long after the sign-in, however much it is used. 180 days by default. */
  absoluteSeconds?: number;
}

export const SESSION_LIFETIMES: Required<SessionLifetimes> = {
  stickySeconds: 30 * 24 * 3600,
  seconds: 12 * 3600,
  refreshSeconds: 3600,
  absoluteSeconds: 180 * 24 * 3600,
};

/** An OpenID provider this site is registered with. */
export interface IdentityProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret?: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Address of the keys that sign its ID tokens. */
  jwksUri: string;
  /** The provider confirms every address but does not say so in `email_verified`. */
  emailsAreVerified?: boolean;
}

/** `google` of a page's configuration. */
export interface GooglePrompt {
  clientId: string;
  script: string;
}

export interface ServerOptions {
  /** PostgreSQL connection string. Without it PGlite runs in this process. */
  databaseUrl?: string;
  /** Folder of PGlite's data. Without it (and without `databaseUrl`) the data lives in memory. */
  dataDir?: string;
  /** An open database to use instead. The server does not close it. */
  database?: Kysely<Database>;
  /** Origins whose pages may call the API with the visitor's cookies. */
  embedOrigins?: readonly string[];
  /** Trust what the peer, a proxy, adds to `X-Forwarded-*`, but not the entries before it. */
  trustProxy?: boolean;
  logLevel?: string;
  /** Reload pages after a build. For development. */
  liveReload?: boolean;
  /** Where log lines go; standard output when left out. */
  logStream?: { write(line: string): void };
  /** Whether this site offers sign-in (STA-003). */
  allowSignIn?: boolean;
  /** Whether a new account has to accept the terms; yes by default (CON-093, SIG-O03). */
  termsConsentRequired?: boolean;
  /** Public origin of the site, used for links in mails. Without it they trust `Host`. */
  publicOrigin?: string;
  /** Providers visitors may sign in with; a call for another answers SERVICE_DISABLED. */
  identityProviders?: Partial<Record<'google' | 'apple' | 'naver', IdentityProviderOptions>>;
  /**
   * Companies that sign in their own people, by e-mail domain. A company configured here can open every account of its
   * domain.
   */
  companyProviders?: Readonly<Record<string, IdentityProviderOptions>>;
  /** The site's consent platform, as in the pages' configuration. Without `cmpId` the server makes no TC strings. */
  consent?: ConsentConfig;
  /** What pages tell the kit about Google's prompt. */
  googlePrompt?: GooglePrompt;
  /** Name of the readable cookie beside the session; must be the pages' `signedInCookie` (D-30). */
  signedInCookie?: string;
  /** Its domain, for pages on other hosts of it. Without one, only pages on the server's own host can read it. */
  signedInCookieDomain?: string;
  loginLimits?: LoginLimits;
  sessionLifetimes?: SessionLifetimes;
  /** Folder of the built pieces. */
  assetsDir?: string;
  storybookDir?: string;
  scenariosDir?: string;
  /** Files of brands besides ours, which `travel-shell-brand build` has written. */
  brandFiles?: readonly string[];
  /** The built module that renders fragments. */
  fragmentsModule?: string;
}

export const REPOSITORY_ROOT = fileURLToPath(new URL('../../', import.meta.url));
