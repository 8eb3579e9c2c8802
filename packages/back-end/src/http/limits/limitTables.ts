import type { Time } from '../../database/Time.ts';

export interface LoginAttemptTable {
  key: string;
  count: number;
  resets_at: Time;
}

declare module '../../database/Database.ts' {
  interface Database {
    login_attempts: LoginAttemptTable;
  }
}
