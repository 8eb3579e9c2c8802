/** Packs what others install from npm: a folder and an archive for each package in `dist/npm/`. Expects the other builds. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFragmentTypes } from './npm/bundleFragmentTypes.ts';
import { checkPackage } from './npm/checkPackage.ts';
import { numbersIn, plainTypes } from './npm/plainTypes.ts';
import { writeBackEnd } from './npm/writeBackEnd.ts';
import { writeElements, writeReact, writeTesting } from './npm/writeElements.ts';
import { writeCommand, writeTokens } from './npm/writeOthers.ts';
import { ROOT } from './pieces.ts';

const OUTPUT = join(ROOT, 'dist/npm');
const at = (name: string) => join(OUTPUT, name);

rmSync(OUTPUT, { recursive: true, force: true });
await writeElements(at('elements'));
writeReact(at('react'));
writeTesting(at('testing'));
writeTokens(at('tokens'));
writeCommand(join(ROOT, 'packages/fragments'), join(ROOT, 'dist/fragments'), at('fragments'));
await bundleFragmentTypes(join(at('fragments'), 'dist'));
for (const name of ['conformance', 'brand', 'doctor'])
  writeCommand(join(ROOT, 'packages', name), join(ROOT, 'packages', name, 'dist'), at(name));
await writeBackEnd(at('back-end'));

const problems: string[] = [];
for (const name of globSync('**/*.d.ts', { cwd: OUTPUT })) {
  const types = plainTypes(readFileSync(at(name), 'utf8'));
  writeFileSync(at(name), types);
  const left = numbersIn(types);
  if (left.length > 0) problems.push(`${name}: numbers that only we know: ${left.join(', ')}`);
}
const commands = ['fragments', 'conformance', 'brand', 'doctor', 'back-end'];
for (const name of ['elements', 'react', 'testing', 'tokens', ...commands]) {
  // The archive is named after package and version.
  const packed = execFileSync('npm', ['pack', at(name), '--pack-destination', OUTPUT, '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename, size, entryCount }] = JSON.parse(packed);
  problems.push(...(await checkPackage(at(name), join(OUTPUT, filename))));
  console.log(`${filename}: ${entryCount} files, ${Math.ceil(size / 1024)} KB`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
