import { type RawBuilder, sql } from 'kysely';

/** The database's time plus this many seconds; negative for the past. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${seconds})`;
