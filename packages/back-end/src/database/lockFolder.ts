import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const heldHere = new Set<string>();

/**
 * Marks a folder as used by this process. Throws when a living process has it already. Returns the function that
 * releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), 'server.lock');
  while (!(await create(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    // A lock with our own process id that we do not hold is from a killed container, where ids repeat.
    if (owner === process.pid ? heldHere.has(file) : isAlive(owner)) {
      throw new Error(
        `DATA_DIR ${folder} is in use by process ${owner}. Stop that server, choose another DATA_DIR, ` +
          'or run several servers on one PostgreSQL with DATABASE_URL.',
      );
    }
    await rm(file, { force: true });
  }
  heldHere.add(file);
  return async () => {
    heldHere.delete(file);
    await rm(file, { force: true });
  };
}

async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
