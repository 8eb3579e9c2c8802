import { type RawBuilder, sql } from 'kysely';

/** A moment by the database's clock; a negative number gives one in the past. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
