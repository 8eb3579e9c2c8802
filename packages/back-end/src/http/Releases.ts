import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Comes last into the folder of a release: one that is being uploaded does not have it yet. */
const LIST = 'files.json';

/** The loader of a release that is at the address of the current one. It loads everything else below its version. */
export const CANARY_LOADER = 'canary.js';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** The next release, for these percent of the visitors. */
export interface Canary {
  version: string;
  percent: number;
}

/**
 * The releases in the folder of built files, each in a folder named after its version. `current.json` says which one the
 * addresses without a version lead to. It is read for each request, so replacing that one file rolls back (D-35).
 */
export class Releases {
  readonly #folder: string;

  readonly #log: { error(message: string): void };
  /** Problems of `current.json` when it was read last, by what it chooses. */
  readonly #problems = new Map<'version' | 'canary', string>();

  /** @param log hears once of a `current.json` that chooses no release */
  constructor(folder: string, log: { error(message: string): void }) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Undefined where none is chosen: while developing, the files beside `current.json` are served. */
  async current(): Promise<string | undefined> {
    const text = await this.#read();
    const version = text === undefined ? undefined : versionIn(text);
    const isThere = version !== undefined && (await this.#has(version, LIST));
    this.#report(
      'version',
      text === undefined || isThere ? '' : text.trim(),
      (problem) =>
        `current.json has ${problem}, which names no whole release in ${this.#folder}. The files beside it are served. ` +
        `Give a version whose folder there has ${LIST}, e.g. {"version":"0.1.0"}.`,
    );
    return isThere ? version : undefined;
  }

  /** Undefined while all visitors get the current release. */
  async canary(): Promise<Canary | undefined> {
    const text = await this.#read();
    const given = text === undefined ? undefined : canaryIn(text);
    const canary = isCanary(given) ? given : undefined;
    const isThere =
      canary && (await this.#has(canary.version, LIST)) && (await this.#has(canary.version, CANARY_LOADER));
    this.#report(
      'canary',
      given === undefined || isThere ? '' : JSON.stringify(given),
      (problem) =>
        `current.json has the canary ${problem}, which is no share of the visitors and whole release in ${this.#folder}. ` +
        'All visitors get the current release. Write it with npm run use-release -- <version> --canary 5%.',
    );
    return isThere ? canary : undefined;
  }

  #read(): Promise<string | undefined> {
    return readFile(join(this.#folder, 'current.json'), 'utf8').catch(() => undefined);
  }

  #has(version: string, file: string): Promise<boolean> {
    return hasFile(join(this.#folder, version), file);
  }

  /** Each request reads it, and would say the same. */
  #report(choice: 'version' | 'canary', problem: string, say: (problem: string) => string): void {
    if (problem && problem !== this.#problems.get(choice)) this.#log.error(say(problem));
    this.#problems.set(choice, problem);
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

function canaryIn(text: string): unknown {
  try {
    return JSON.parse(text).canary;
  } catch {
    return undefined; // told as that of the version
  }
}

const isCanary = (given: unknown): given is Canary => {
  const { version, percent } = Object(given) as Partial<Canary>;
  return VERSION.test(version ?? '') && typeof percent === 'number' && percent > 0 && percent <= 100;
};

const hasFile = (folder: string, path: string): Promise<boolean> =>
  stat(join(folder, path)).then(
    (found) => found.isFile(),
    () => false,
  );
