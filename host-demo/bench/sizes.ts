/**
 * `node host-demo/bench/sizes.ts`: every size budget against what is in dist/, and what a full page downloads twice. Ends
 * with 1 when a budget is exceeded. `--modules` lists what each file of that page carries.
 */
import { join } from 'node:path';
import { FULL_PAGE, ownerOf, SIZE_BARS } from './bars.ts';
import { modulesOf, readModules } from './builtModules.ts';
import { filesOfPage, findRepeated } from './findRepeated.ts';
import { measureSizes } from './measureSizes.ts';
import { textTable } from './tables.ts';

const FOLDER = join(import.meta.dirname, '../../dist/travel-shell');
const number = (value: number) => value.toLocaleString('en');

const rows = measureSizes(FOLDER);
const over = rows.filter(({ bytes, bar }) => bar !== undefined && bytes > bar);
console.log(
  textTable(
    ['Brotli bytes', 'size', 'budget', ''],
    rows.map(({ name, bytes, bar }) => [
      name,
      number(bytes),
      bar === undefined ? '' : number(bar),
      bar === undefined ? '' : bytes > bar ? `over by ${number(bytes - bar)}` : 'ok',
    ]),
  ),
);

if (process.argv.includes('--modules')) {
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

const repeated = findRepeated(FOLDER, FULL_PAGE, SIZE_BARS.repeated);
const lines = repeated.flatMap(({ module, copies }) => [
  [module, ''],
  ...copies.map(({ url, bytes }) => [`  ${url}`, number(bytes)]),
]);
console.log(
  repeated.length > 0
    ? `\n${repeated.length} modules of more than ${SIZE_BARS.repeated} B are downloaded twice by a page with ${FULL_PAGE.tags.join(', ')}:\n\n${textTable(['Minified bytes', ''], lines)}`
    : `\nNo module of more than ${SIZE_BARS.repeated} B is downloaded twice by a full page.`,
);
process.exitCode = over.length + repeated.length > 0 ? 1 : 0;
