import type { Time } from '../../database/Time.ts';

export interface SessionTable {
  /** SHA-256 of the cookie's token, so that this table cannot be used to sign in. */
  token_hash: string;
  user_id: string;
  sticky: boolean;
  created_at: Time;
  refreshed_at: Time;
  expires_at: Time;
}

declare module '../../database/Database.ts' {
  interface Database {
    sessions: SessionTable;
  }
}
