import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Adds what every published package has: manifest, licence, README. */
export function writePackage(folder: string, manifest: Manifest, readme: string): void {
  mkdirSync(folder, { recursive: true });
  const { name, description, ...rest } = manifest;
  const complete = {
    name,
    version: VERSION,
    description,
    license: rootPackage.license,
    type: 'module',
    ...rest,
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(complete, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(readme, join(folder, 'README.md'));
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
