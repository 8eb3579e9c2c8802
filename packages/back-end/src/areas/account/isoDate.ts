import { type RawBuilder, sql } from 'kysely';

/** A `date` column as YYYY-MM-DD. The drivers would turn it into a timestamp in the server's time zone. */
export const isoDate = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
