import { resolve } from 'node:path';
import type { ConsentConfig } from '@travel-shell/core';
import type { Kysely } from 'kysely';
import type { ConfiguredProviders } from '../areas/auth/providers/IdentityProviders.ts';
import type { LogoFormat } from '../areas/company/logoFormats.ts';
import type { MailTransport } from '../areas/mail/MailTransport.ts';
import type { MailServer } from '../areas/mail/SmtpTransport.ts';
import type { StaffMail } from '../areas/mail/staffMail.ts';
import type { Database } from '../database/Database.ts';
import type { PoolSettings } from '../database/PoolSettings.ts';
import type { ShedLimits } from '../http/connections/shedLoad.ts';
import type { AllLimits } from '../http/limits/actionLimits.ts';
import type { LoginLimits } from '../http/limits/loginLimits.ts';
import type { SessionLifetimes } from '../http/sessions/SessionLifetimes.ts';
import type { Site } from '../pages/Site.ts';
import type { SecretKey } from '../secrets/Keyring.ts';

export interface ServerOptions extends ConfiguredProviders {
  /** PostgreSQL connection string. Without it PGlite runs in this process. */
  databaseUrl?: string;
  /** Connections to PostgreSQL and their time limits. */
  pool?: PoolSettings;
  /** Folder of PGlite's data. Without it (and without `databaseUrl`) the data lives in memory. */
  dataDir?: string;
  /** An open database to use instead. The server does not close it. */
  database?: Kysely<Database>;
  /** Refuses a database with accounts whose password is public. */
  isForRealPeople?: boolean;
  /** Origins whose pages may call the API with the visitor's cookies. */
  embedOrigins?: readonly string[];
  /** The visitor's session is there in frames of other sites, where the browser allows that. Needs https. */
  sessionInFrames?: boolean;
  /** Trust what the peer, a proxy, adds to `X-Forwarded-*`, but not the entries before it. */
  trustProxy?: boolean;
  /** The proxy sets `X-Request-Id` in place of what visitors send, so it is the request's id. Needs `trustProxy`. */
  proxyNumbersRequests?: boolean;
  logLevel?: string;
  /** The stream for log lines; standard output when left out. */
  logStream?: { write(line: string): void };
  /** Whether this site offers sign-in (STA-003). */
  allowSignIn?: boolean;
  /** Whether a new account has to accept the terms; yes by default (CON-093, SIG-O03). */
  termsConsentRequired?: boolean;
  /** Public origin of the site, used for links in mails. Without it they trust `Host`. */
  publicOrigin?: string;
  /** Sends what is in the outbox. Without it nothing leaves the machine. */
  mail?: MailServer | MailTransport;
  /** Who gets what companies ask our own staff; by default addresses that nobody reads. */
  staffMail?: StaffMail;
  /** The site's consent platform, as in the pages' configuration. Without `cmpId` the server makes no TC strings. */
  consent?: ConsentConfig;
  /** The site's partners among the vendors of the full framework, by id. Default: all of them. */
  tcfVendors?: readonly number[];
  /** Versions of consent texts that the site has written itself and shows, or has shown. */
  consentTexts?: readonly string[];
  /**
   * The logo formats that companies may upload, as in the pages' configuration; by default JPEG, PNG and GIF (CON-098).
   */
  companyLogoTypes?: readonly LogoFormat[];
  /** Name of the readable cookie beside the session; must be the pages' `signedInCookie` (D-30). */
  signedInCookie?: string;
  /**
   * The cookie's domain, for pages on its other hosts. Without one, only pages on the server's own host can read it.
   */
  signedInCookieDomain?: string;
  loginLimits?: LoginLimits;
  /** Other limits than the usual ones, by action. */
  limits?: Partial<AllLimits>;
  sessionLifetimes?: SessionLifetimes;
  shedLimits?: ShedLimits;
  /** `GET /metrics` answers whoever sends this as a bearer token. Without it there is no such address. */
  metricsToken?: string;
  /**
   * Encrypt secrets in the database and sign form tokens; the first for all that is new, the others for what is there. A
   * key that everybody knows by default.
   */
  secretKeys?: readonly SecretKey[];
  /** The address to report a hole of this site to, for `/.well-known/security.txt`. */
  securityContact?: string;
  /** Folder of the built pieces. */
  assetsDir?: string;
  /** Name, brand, picture and style sheet of the pages that the server writes. */
  site?: Partial<Site>;
  /** Files of brands besides ours, which `travel-shell-brand build` has written. */
  brandFiles?: readonly string[];
  /** The built module that renders fragments. */
  fragmentsModule?: string;
}

/** The output of a build, where the options name nothing else: below the folder the server is started in. */
export const BUILT = {
  assetsDir: resolve('dist/travel-shell'),
  fragmentsModule: resolve('dist/fragments/index.js'),
} as const;
