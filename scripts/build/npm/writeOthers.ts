import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../pieces.ts';
import { readManifest, writePackage } from './writePackage.ts';

const SCHEMA = 'brand.schema.json';

/** Design tokens as data: DTCG files and our list of pairs that must contrast. */
export function writeTokens(folder: string): void {
  const room = join(ROOT, 'shared/tokens');
  for (const part of ['tokens', 'brands']) cpSync(join(room, part), folder, { recursive: true });
  const brands = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // With its schema in it, so that an editor finds that in a copy of the folder, too.
  for (const { name } of brands) {
    cpSync(join(folder, SCHEMA), join(folder, name, SCHEMA));
    const file = join(folder, name, 'brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"../${SCHEMA}"`, `"./${SCHEMA}"`));
  }
  const manifest = {
    name: '@travel-shell/tokens',
    description: 'Design tokens of Travel Shell in the format of the Design Tokens Community Group (DTCG)',
    keywords: ['design-tokens', 'dtcg'],
    exports: {
      ...Object.fromEntries(brands.map(({ name }) => [`./${name}/*.json`, `./${name}/*.json`])),
      './*.json': './*.json',
    },
  };
  writePackage(folder, manifest, join(room, 'README.npm.md'));
}

/** A command that a build has already bundled: what it is made of stays inside. */
export function writeCommand(room: string, built: string, folder: string): void {
  const { name, description, engines, bin, publishConfig } = readManifest(room);
  const { exports } = publishConfig as { exports: object };
  cpSync(join(room, 'bin'), join(folder, 'bin'), { recursive: true });
  cpSync(built, join(folder, 'dist'), { recursive: true });
  writePackage(folder, { name, description, engines, bin, exports }, join(room, 'README.md'));
}
