import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import rootPackage from '../../../package.json' with { type: 'json' };
import { ROOT } from '../pieces.ts';

/** Written into every published package, whatever its own manifest says: versions come from the root's package.json. */
export const VERSION = rootPackage.version;

/** A package.json as npm takes it. */
export interface Manifest extends Record<string, unknown> {
  name: string;
  description: string;
  exports?: object;
}

/** The address of the sources in the root's package.json: `git+https://…` or `https://…`, with or without `.git`. */
const { repository, homepage, bugs } = rootPackage as {
  repository?: { type: string; url: string };
  homepage?: string;
  bugs?: object;
};

/** Links of a README to files of the repository, as absolute addresses of this version: on npm nothing is beside it. */
export function withLinks(text: string, folder: string, url: string, version: string): string {
  const base = `${url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/v${version}/`;
  return text.replaceAll(/\]\((?![a-z]+:|#|\/)([^)\s]+)\)/g, (_all, path: string) => {
    const [file = '', anchor] = path.split('#');
    return `](${base}${normalize(join(folder, file)).replaceAll('\\', '/')}${anchor ? `#${anchor}` : ''})`;
  });
}

/** Adds what every published package has: manifest, licence, README. */
export function writePackage(folder: string, manifest: Manifest, readme: string): void {
  mkdirSync(folder, { recursive: true });
  const { name, description, ...rest } = manifest;
  const room = relative(ROOT, dirname(readme)).replaceAll('\\', '/');
  const complete = {
    name,
    version: VERSION,
    description,
    license: rootPackage.license,
    ...(repository && { repository: { ...repository, directory: room } }),
    ...(homepage && { homepage }),
    ...(bugs && { bugs }),
    type: 'module',
    ...rest,
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(complete, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const text = readFileSync(readme, 'utf8');
  writeFileSync(join(folder, 'README.md'), repository ? withLinks(text, room, repository.url, VERSION) : text);
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
