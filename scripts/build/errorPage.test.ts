import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorPage } from './errorPage.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const page = errorPage(read('docs/errors.md'));
const linked = [...page.matchAll(/<tr id="(\w+)">/g)].map(([, code]) => code);

/** Codes in the calls that write to the console: `logFailure({ code: 'A' … })`, `loadFailure('A', …)`, `report('A: …')`. */
const CALL =
  /\b(?:logFailure|logOnce|loadFailure|followFailure|report)\(\s*(?:\{[^}]*?\bcode: )?['"`]([A-Z]{2}[A-Z_]+)\b/g;

/** The code that runs on pages. */
const sources = globSync('{packages,shared}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.|\.stories\.|\/testing\/|^packages\/(back-end|brand|conformance|doctor|fragments)\//.test(file),
);

const logged = sources.flatMap((file) => [...read(file).matchAll(CALL)].map(([, code]) => code));

describe('errorPage', () => {
  it('has a row for each line of the table in docs/errors.md', () => {
    const lines = read('docs/errors.md').match(/^\| <a /gm) ?? [];
    expect(lines.length).toBeGreaterThan(30);
    expect(linked).toHaveLength(lines.length);
    expect(new Set(linked).size).toBe(linked.length);
  });

  it('has a row for each code that our files write', () => {
    const codes = [...new Set(logged)];
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !linked.includes(code))).toEqual([]);
  });

  it('is named by every line that our files write', () => {
    // Not hints for a page's authors (`info`), which are no failures.
    const writers = sources.filter((file) => /\bconsole\.(?!info)\w+\(/.test(read(file)));
    expect(writers.sort()).toEqual([
      'packages/loader/src/report.ts', // loader.js
      'shared/core/src/log.ts',
    ]);
    for (const file of writers) expect(read(file)).toMatch(/See \$\{.+\}errors\.html#\$\{/);
  });

  it('has code as code, and no link to a guide, which is not beside it', () => {
    expect(page).toContain('<td>check the network, <code>pieces.json</code>, the CSP; the fallback shows</td>');
    expect(page).toContain('write no height of the window</td>');
    expect(page).not.toMatch(/\]\(|`|href/);
  });
});
