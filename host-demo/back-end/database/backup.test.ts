import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../../scripts/guideSnippets.ts';
import { createPostgresDatabase, serverUrl } from '../testing/databases.ts';
import { seededTemplate } from '../testing/seededDatabase.ts';

const has = (program: string) => {
  try {
    execFileSync(program, ['--version']);
    return true;
  } catch {
    return false;
  }
};

/** PostgreSQL's own commands come with its server. */
describe.runIf(serverUrl && has('pg_dump'))('docs/operations.md', () => {
  it('restores a dump with every account', async () => {
    const server = serverUrl ?? '';
    const original = await createPostgresDatabase(server, await seededTemplate(server));
    const restored = await createPostgresDatabase(server);
    const folder = await mkdtemp(join(tmpdir(), 'travel-shell-backup-'));
    const name = new URL(restored.databaseUrl).pathname.slice(1);
    try {
      // Made again by the guide's own command, under a name of this test; a server starts in others.
      await restored.remove();
      // Without rights of its own, as the guide advises.
      await promisify(execFile)('psql', [server, '-c', `create role ${name} login`]);
      const mail =
        "insert into outbox (recipient, subject, body_text, kind, next_try_at) values ('a@b.example', '', '', '', now())";
      await promisify(execFile)('psql', [original.databaseUrl, '-c', mail]);
      const commands = snippetOf('docs/operations.md', 'pg_dump --format=custom')
        .replace('travel_restored', name)
        .replace('--owner=travel ', `--owner=${name} `)
        .replace(/^DATABASE_URL=.*$/m, '');
      const env = {
        ...process.env,
        DATABASE_URL: original.databaseUrl,
        ADMIN_URL: server,
        RESTORED_URL: Object.assign(new URL(restored.databaseUrl), { username: name }).href,
      };
      const { stdout } = await promisify(execFile)('sh', ['-ec', commands], { cwd: folder, env });
      const count = 'select count(*) from users';
      const { stdout: before } = await promisify(execFile)('psql', [original.databaseUrl, '-Atc', count]);
      expect(Number(before)).toBeGreaterThan(5);
      expect(/count\s+-+\s+(\d+)/.exec(stdout)?.[1]).toBe(before.trim());
      // A server that is started on it sends nothing to anybody.
      const { stdout: mails } = await promisify(execFile)('psql', [
        restored.databaseUrl,
        '-Atc',
        'select count(*) from outbox',
      ]);
      expect(mails.trim()).toBe('0');
      // The last migration.
      expect(stdout).toMatch(/max\s+-+\s+\w+/);
    } finally {
      await Promise.allSettled([original.remove(), restored.remove(), rm(folder, { recursive: true })]);
      await promisify(execFile)('psql', [server, '-c', `drop role if exists ${name}`]);
    }
  });
});
