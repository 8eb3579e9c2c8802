/** `node host-demo/bench/sizes.ts`: every size budget against what is in dist/. Ends with 1 when one is exceeded. */
import { join } from 'node:path';
import { measureSizes } from './measureSizes.ts';
import { textTable } from './tables.ts';

const rows = measureSizes(join(import.meta.dirname, '../../dist/travel-shell'));
const over = rows.filter(({ bytes, bar }) => bar !== undefined && bytes > bar);

console.log(
  textTable(
    ['Brotli bytes', 'size', 'budget', ''],
    rows.map(({ name, bytes, bar }) => [
      name,
      bytes.toLocaleString('en'),
      bar?.toLocaleString('en') ?? '',
      bar === undefined ? '' : bytes > bar ? `over by ${(bytes - bar).toLocaleString('en')}` : 'ok',
    ]),
  ),
);
process.exitCode = over.length > 0 ? 1 : 0;
