import { join } from 'node:path';
import { NewError, writeNew } from './writeNew.ts';

const [kind, name, permission] = process.argv.slice(2);
try {
  console.log(writeNew(join(import.meta.dirname, '../..'), kind, name, permission));
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
