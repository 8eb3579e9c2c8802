import pg from 'pg';
import { PUBLIC_LOGINS } from 'travel-shell-back-end/areas/auth/refusePublicAccounts.ts';

/** For servers of real people, which refuse the demo's accounts: while `work` runs these are of somebody else. */
export async function withoutDemo<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const ask = async (...statements: [string, unknown[]?][]) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      for (const [statement, values] of statements) await client.query(statement, values);
    } finally {
      await client.end();
    }
  };
  await ask(["update users set login = login || '.test' where login = any($1)", [PUBLIC_LOGINS]]);
  try {
    return await work();
  } finally {
    await ask(
      ["update users set login = regexp_replace(login, '[.]test$', '')"],
      // The demo refuses what such a server has used.
      ['comment on table users is null'],
    );
  }
}
