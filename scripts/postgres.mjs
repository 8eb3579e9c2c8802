/**
 * A throw-away PostgreSQL server for the tests: installed binaries, a cluster in a temporary folder, a free port. As
 * root on Debian, installs the package when it is missing; elsewhere reports it to the caller.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { installPackages } from './debian.mjs';

const run = promisify(execFile);
const DEBIAN_BINARIES = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 5000;

/** Fast, because a throw-away server has nothing to keep. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * `isDurable` keeps what was committed over `kill()`, as a server for real data does. `settings` are as in
 * postgresql.conf; `onLog` hears the server's log.
 *
 * @param {{ isDurable?: boolean, settings?: string[], onLog?: (text: string) => void }} [options]
 * @returns {Promise<import('./postgres.mjs').RunningPostgres | { missing: string }>}
 */
export async function startPostgres({ isDurable = false, settings = [], onLog = () => {} } = {}) {
  let bin = await findBinaries();
  if (!bin) {
    const problem = installPackages(['postgresql']);
    bin = await findBinaries();
    if (!bin) return { missing: `initdb and postgres were not found. ${problem}`.trim() };
  }

  // PostgreSQL refuses to run as root.
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'travel-shell-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const env = { ...process.env, HOME: folder, LC_ALL: 'C' };
    const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), initdb, { ...user, cwd: folder, env });
    const port = await freePort();
    const all = [...(isDurable ? [] : CARELESS), 'listen_addresses=127.0.0.1', ...settings];
    const args = ['-D', data, '-p', `${port}`, '-k', folder, ...all.flatMap((setting) => ['-c', setting])];
    const launch = async () => {
      const child = spawn(join(bin, 'postgres'), args, {
        ...user,
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.setEncoding('utf8').on('data', onLog);
      await untilReady(child);
      return child;
    };
    let server = await launch();
    const interrupt = () => server.kill('SIGQUIT');
    process.on('exit', interrupt);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', interrupt);
        await stopServer(server);
        await remove();
      },
      kill: () => killServer(server),
      async restart() {
        server = await launch();
      },
    };
  } catch (error) {
    await remove();
    return { missing: `PostgreSQL in ${bin} did not start: ${error.stderr || error.message}` };
  }
}

async function findBinaries() {
  const versions = await readdir(DEBIAN_BINARIES).catch(() => []);
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_BINARIES, version, 'bin'));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...newestFirst];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** For programs that refuse to run as root; options of `spawn`. */
export async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (what) => Number((await run('id', [what, name])).stdout)),
      );
      return { uid, gid };
    } catch {
      // The user does not exist here; the next one may.
    }
  }
  throw new Error('neither user postgres nor user nobody exists');
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Ends it when it does not get ready. */
async function untilReady(server) {
  try {
    await sayReady(server);
  } catch (error) {
    await stopServer(server);
    throw error;
  }
}

function sayReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`not ready after ${START_TIMEOUT_MS} ms: ${log}`)),
      START_TIMEOUT_MS,
    );
    const settle = (finish) => {
      clearTimeout(timer);
      finish();
    };
    server.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000);
      if (log.includes('ready to accept connections')) settle(resolve);
    });
    server.on('error', (error) => settle(() => reject(error)));
    server.on('exit', (code) => settle(() => reject(new Error(`ended with code ${code}: ${log}`))));
  });
}

async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT disconnects clients and stops; SIGQUIT does not wait for anything.
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** Kills the processes for connections too, at once: alive, they would keep a new server from starting. */
async function killServer(server) {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', `${server.pid}`]).catch(() => ({ stdout: '' }));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  for (const pid of stdout.split('\n').map(Number).filter(Boolean)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended by itself, as they do without their parent.
    }
  }
  await ended;
}
