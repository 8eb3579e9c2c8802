import { type RawBuilder, sql } from 'kysely';

/** A `date` column as YYYY-MM-DD. The drivers would make a moment in the server's own time zone of it. */
export const isoDate = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
