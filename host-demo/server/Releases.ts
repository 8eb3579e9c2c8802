import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/**
 * The releases in the folder of built files, each in a folder named after its version. `current.json` says which one the
 * addresses without a version lead to. It is read for each request, so replacing that one file rolls back (D-35).
 */
export class Releases {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined where none is chosen: while developing, the files beside `current.json` are served. */
  async current(): Promise<string | undefined> {
    try {
      const { version } = JSON.parse(await readFile(join(this.#folder, 'current.json'), 'utf8'));
      return VERSION.test(version) ? version : undefined;
    } catch {
      return undefined; // missing, or being written
    }
  }

  /** Whether an address below the folder names a version, so that its file never changes. */
  static isPinned(path: string): boolean {
    return VERSION.test(path.split('/', 1)[0] as string);
  }

  /**
   * The folder that has the file for an address without a version. Open pages may ask for files of a release that is no
   * longer the current one: the names of those have a hash, so any release that has them has the same.
   */
  async folderOf(path: string): Promise<string> {
    if (path.split('/').includes('..')) return this.#folder; // refused when it is sent
    const current = await this.current();
    const first = [...(current ? [join(this.#folder, current)] : []), this.#folder];
    for (const folder of first) if (await hasFile(folder, path)) return folder;
    for (const version of await this.#versions()) {
      if (await hasFile(join(this.#folder, version), path)) return join(this.#folder, version);
    }
    return this.#folder;
  }

  async #versions(): Promise<string[]> {
    const entries = await readdir(this.#folder).catch(() => []); // not built yet
    return entries.filter((name) => VERSION.test(name));
  }
}

const hasFile = (folder: string, path: string): Promise<boolean> =>
  stat(join(folder, path)).then(
    (found) => found.isFile(),
    () => false,
  );
