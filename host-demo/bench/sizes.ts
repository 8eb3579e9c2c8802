/**
 * `npm run sizes`: the sizes of what is in dist/ beside those of the last release, and what a full page downloads twice.
 * Ends with 1 where one is over its limit (limits.ts). `--modules` lists what each file of that page carries; `--write`
 * makes these the sizes of the last release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import rootPackage from '../../package.json' with { type: 'json' };
import { modulesOf, ownerOf, readModules } from './builtModules.ts';
import { FULL_PAGE, filesOfPage, findRepeated, REPEATED_BYTES } from './findRepeated.ts';
import { measureSizes } from './measureSizes.ts';
import { type LastRelease, reportSizes } from './reportSizes.ts';
import { textTable } from './tables.ts';

const { values: options } = parseArgs({ options: { modules: { type: 'boolean' }, write: { type: 'boolean' } } });

const FOLDER = join(import.meta.dirname, '../../dist/travel-shell');
const LAST = join(import.meta.dirname, 'lastRelease.json');
const number = (value: number) => value.toLocaleString('en');

const rows = measureSizes(FOLDER);
const last: LastRelease = JSON.parse(readFileSync(LAST, 'utf8'));
const { table, tooLarge } = reportSizes(rows, last);
console.log(table);

if (options.modules) {
  const built = readModules(FOLDER);
  for (const url of filesOfPage(FOLDER, FULL_PAGE)) {
    const carried = [...modulesOf(built, url)].sort(([, a], [, b]) => b - a);
    console.log(
      `\n${textTable(
        [url, 'bytes', ''],
        carried.map(([name, bytes]) => [name, number(bytes), ownerOf(name)]),
      )}`,
    );
  }
}

const repeated = findRepeated(FOLDER, FULL_PAGE, REPEATED_BYTES);
const lines = repeated.flatMap(({ module, copies }) => [
  [module, ''],
  ...copies.map(({ url, bytes }) => [`  ${url}`, number(bytes)]),
]);
console.log(
  repeated.length > 0
    ? `\n${repeated.length} modules of more than ${REPEATED_BYTES} B are downloaded twice by a page with ${FULL_PAGE.tags.join(', ')}:\n\n${textTable(['Minified bytes', ''], lines)}`
    : `\nNo module of more than ${REPEATED_BYTES} B is downloaded twice by a full page.`,
);

if (options.write) {
  const sizes = Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
  writeFileSync(LAST, `${JSON.stringify({ version: rootPackage.version, sizes }, null, 2)}\n`);
}
if (tooLarge.length > 0) {
  console.error(
    `\nOver the limit: ${tooLarge.join('; ')}. Make it smaller, or raise its limit in limits.ts and say why.`,
  );
  process.exitCode = 1;
}
