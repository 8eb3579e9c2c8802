import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Comes last into the folder of a release: one that is being uploaded does not have it yet. */
const LIST = 'files.json';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/**
 * The releases in the folder of built files, each in a folder named after its version. `current.json` says which one the
 * addresses without a version lead to. It is read for each request, so replacing that one file rolls back (D-35).
 */
export class Releases {
  readonly #folder: string;

  readonly #log: { error(message: string): void };
  /** The text of `current.json` when it was read last, if it chose no release. */
  #problem = '';

  /** @param log hears once of a `current.json` that chooses no release */
  constructor(folder: string, log: { error(message: string): void }) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Undefined where none is chosen: while developing, the files beside `current.json` are served. */
  async current(): Promise<string | undefined> {
    const text = await readFile(join(this.#folder, 'current.json'), 'utf8').catch(() => undefined);
    const version = text === undefined ? undefined : versionIn(text);
    const isThere = version !== undefined && (await hasFile(join(this.#folder, version), LIST));
    this.#report(text === undefined || isThere ? '' : text.trim());
    return isThere ? version : undefined;
  }

  /** Each request reads it, and would say the same. */
  #report(problem: string): void {
    if (problem && problem !== this.#problem) {
      this.#log.error(
        `current.json has ${problem}, which names no whole release in ${this.#folder}. The files beside it are served. ` +
          `Give a version whose folder there has ${LIST}, e.g. {"version":"0.1.0"}.`,
      );
    }
    this.#problem = problem;
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

/** The version that a `current.json` names, if it is one. */
export function versionIn(text: string): string | undefined {
  try {
    const { version } = JSON.parse(text);
    return VERSION.test(version) ? version : undefined;
  } catch {
    return undefined; // being written, or wrong
  }
}

const hasFile = (folder: string, path: string): Promise<boolean> =>
  stat(join(folder, path)).then(
    (found) => found.isFile(),
    () => false,
  );
