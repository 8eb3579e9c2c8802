/**
 * Checks every piece's messages, makes pseudo, and writes what a build takes: `src/messages/generated/` of each piece.
 * `--check` writes nothing and fails when a file is out of date. Wrong messages always fail.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkMessages } from './checkMessages.ts';
import { generateModules } from './generateModules.ts';
import { readPieces } from './PieceMessages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const isCheck = process.argv.includes('--check');

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const pieces = readPieces(ROOT);
const problems = pieces.flatMap((piece) => checkMessages(piece));
if (problems.length) {
  console.error(`The messages cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}

const stale: string[] = [];
for (const piece of pieces) {
  const folder = join(piece.folder, 'generated');
  const modules = generateModules(piece);
  if (!isCheck) mkdirSync(folder, { recursive: true });
  for (const [name, text] of modules) {
    const path = join(folder, name);
    if (read(path) === text) continue;
    stale.push(relative(ROOT, path));
    if (!isCheck) writeFileSync(path, text);
  }
  for (const name of readdirSync(folder).filter((file) => !modules.has(file))) {
    stale.push(relative(ROOT, join(folder, name)));
    if (!isCheck) rmSync(join(folder, name));
  }
}

const names = pieces.map(({ piece }) => piece).join(', ');
if (!isCheck) console.log(`Messages of ${names}: ${stale.length} files written.`);
else if (stale.length === 0) console.log(`Messages are up to date: ${names}.`);
else {
  console.error(`Out of date: ${stale.join(', ')}. Run: node shared/i18n/scripts/messages.ts`);
  process.exit(1);
}
