/** Comments begin with their subject: a reader need not look for it in the code. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SUBJECTLESS = /^(It|Its|That|Of|The same|Else|What|Where|For who\w*)\b/;

/** The first words of each comment, as `12: text`. A comment of several lines counts once. */
function commentsIn(code: string): string[] {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    const [, block] = /^\s*\/\*\*? ?(.*)/.exec(line) ?? [];
    const first = block?.replace('*/', '').trim() ? block : /^\s*\* ?(.*)/.exec(lines[index + 1] ?? '')?.[1];
    const [, behind] = /(?:^|\s)\/\/ (.*)$/.exec(line) ?? [];
    const isContinued = /^\s*\/\/ /.test(line) && /^\s*\/\/ /.test(lines[index - 1] ?? '');
    const text = block === undefined ? (isContinued ? undefined : behind) : first;
    return text ? [`${index + 1}: ${text}`] : [];
  });
}

const isSubjectless = (comment: string) => SUBJECTLESS.test(comment.slice(comment.indexOf(' ') + 1));

it.each([
  ['// Of the page.', 1],
  ['/** The page. */', 0],
  ['/**\n * It is the page.\n */', 1],
  ['// The page, as\n// Of is written.', 0],
  ['const a = 1; // What it is', 1],
])('finds the openings of %j', (code, count) => {
  expect(commentsIn(code).filter(isSubjectless)).toHaveLength(count);
});

it('no comment begins without its subject', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = files
    .trim()
    .split('\n')
    .filter((file) => file !== 'scripts/comments.test.ts' && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      commentsIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter(isSubjectless)
        .map((comment) => `${file}:${comment}`),
    );
  expect(found).toEqual([]);
});
