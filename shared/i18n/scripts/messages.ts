/**
 * Checks every piece's messages, generates pseudo, and writes the build's input: `src/messages/generated/` of each piece.
 * `--check` writes nothing and fails when a file is out of date. Wrong messages always fail.
 */
import { join } from 'node:path';
import { writeMessages } from './writeMessages.ts';

const isCheck = process.argv.includes('--check');
const { pieces, problems, stale } = writeMessages(join(import.meta.dirname, '../../..'), isCheck);

if (problems.length) {
  console.error(`The messages cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else if (isCheck && stale.length) {
  console.error(`Out of date: ${stale.join(', ')}. Run: node shared/i18n/scripts/messages.ts`);
  process.exitCode = 1;
} else if (isCheck) console.log(`Messages are up to date: ${pieces.join(', ')}.`);
else console.log(`Messages of ${pieces.join(', ')}: ${stale.length} files written.`);
