import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Keyring } from '../secrets/Keyring.ts';
import type { Limits } from './limits/Limits.ts';
import type { RequestSessions } from './sessions/RequestSessions.ts';

/** The services that the handlers work with. Each area adds its own (`declare module`), as it does with its tables. */
export interface Services {
  db: Kysely<Database>;
  sessions: RequestSessions;
  limits: Limits;
  /** Keys of the environment, for secrets in the database. */
  keyring: Keyring;
  /** Other origins whose pages belong to the site. */
  embedOrigins: readonly string[];
  /** The site's public origin, if configured. */
  publicOrigin: string | undefined;
}
