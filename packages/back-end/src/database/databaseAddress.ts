import { ConfigurationError } from '../errors/Problems.ts';

/** The value to give as `DATABASE_URL`. */
export const DATABASE_ADDRESS = 'a PostgreSQL server, e.g. postgres://user:password@db.example/travel';

export function readDatabaseUrl(value: string): string {
  if (value.includes('://') && URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  // A value without `://` and `@` may be the password alone.
  const shown = /:\/\/|@/.test(value) ? `="${withoutPassword(value)}"` : '';
  throw new Error(`DATABASE_URL${shown} is no address of a PostgreSQL server: ${DATABASE_ADDRESS}.`);
}

/** In the operating system's words and PostgreSQL's codes, what is wrong with the address and not with the server. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user or password',
  '3D000': 'it has no such database',
  '42501': 'this user may not create tables there',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

/** An error of the first connection, for whoever has configured the address. Others come back as they are. */
export function explainDatabase(error: unknown, databaseUrl: string): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  const given = `DATABASE_URL="${withoutPassword(databaseUrl)}"`;
  return new ConfigurationError(
    `${given} leads to no database: ${reason}. Give ${DATABASE_ADDRESS}, which this user owns.`,
  );
}

function reasonOf(error: unknown): string | undefined {
  // A host with several addresses has an error for each.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const { code = '', message = '' } = (first ?? {}) as NodeJS.ErrnoException;
  if (/^SASL: .*password must be/.test(message)) return 'it asks for a password';
  if (/^timeout exceeded when trying|does not support SSL|certificate/.test(message)) return message;
  return REASONS[code];
}

const withoutPassword = (address: string) =>
  address.replace(/^(.*?\/\/)?([^:@/]*):.*@/s, '$1$2:…@').replace(/(password=)[^&]*/g, '$1…');
