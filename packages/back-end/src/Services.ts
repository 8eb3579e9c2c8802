import type { ConsentConfig } from '@travel-shell/core';
import type { Kysely } from 'kysely';

import type { IdentityProviders } from './areas/auth/providers/IdentityProviders.ts';
import type { ChosenVendors } from './areas/consent/readVendorList.ts';
import type { Mail } from './areas/mail/Mail.ts';
import type { StaffMail } from './areas/mail/staffMail.ts';
import type { Database } from './database/Database.ts';
import type { Limits } from './http/limits/Limits.ts';
import type { RequestSessions } from './http/sessions/RequestSessions.ts';
import type { Keyring } from './secrets/Keyring.ts';

/** What the handlers work with. */
export interface Services {
  db: Kysely<Database>;
  sessions: RequestSessions;
  limits: Limits;
  mail: Mail;
  staffMail: StaffMail;
  identityProviders: IdentityProviders;
  /** Keys of the environment, for secrets in the database. */
  keyring: Keyring;
  allowSignIn: boolean;
  /** A new account has to accept the terms (CON-093). */
  termsConsentRequired: boolean;
  /** The site's consent platform, as its strings name it. */
  consent: ConsentConfig;
  /** The site's partners among the vendors of the full framework; undefined for all of them. */
  tcfVendors: ChosenVendors;
  /** Versions of the site's own texts. */
  consentTexts: readonly string[] | undefined;
  /** Other origins whose pages belong to the site. */
  embedOrigins: readonly string[];
  /** What the site is called, by its brands and its host: no part of a password that is hard to guess. */
  siteNames: readonly string[];
  /** The site's public origin, if configured. */
  publicOrigin: string | undefined;
}
