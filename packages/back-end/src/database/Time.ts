import type { ColumnType } from 'kysely';

/** A time set and compared by the database's clock, so that servers with wrong clocks agree. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
