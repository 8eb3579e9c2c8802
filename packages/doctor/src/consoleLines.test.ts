import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from '@travel-shell/checks';
import { expect, it } from 'vitest';
import { unexplained } from './consoleLines.ts';

const HELP = 'https://shell.example.com/travel-shell/errors.html';
const line = (code: string, message: string, piece = '') =>
  `[travel-shell${piece && ` ${piece}`}] ${code}: ${message} See ${HELP}#${code}`;

it('tells each code of the console once, with the address of its row', () => {
  const lines = [
    'Some line of the host',
    '[travel-shell debug] 12 ms: loader.js',
    line('BRAND', 'petrel.json failed: 404.'),
    line('BRAND', 'again'),
    line('SLOW', 'https://shell.example.com/travel-shell/loader.js'),
    line('SVG_FAILED', 'no SVG', 'footer'),
  ];
  expect(unexplained(lines, [])).toEqual([
    { kind: 'console', problem: 'BRAND: petrel.json failed: 404.', fix: `See ${HELP}#BRAND` },
    { kind: 'console', problem: 'SVG_FAILED: no SVG', fix: `See ${HELP}#SVG_FAILED` },
  ]);
});

it.each([
  ['CONFIG', 'config'],
  ['CONFIG', 'no-api-base'],
  ['AUTH_STATE_FAILED', 'origin-refused'],
  ['STATE_FAILED', 'policy'],
  ['UNKNOWN_PIECE', 'unknown-piece'],
  ['LOADER_CONFLICT', 'two-releases'],
] as const)('says nothing of %s where %s was found', (code, kind) => {
  expect(unexplained([line(code, 'It failed.')], [{ kind }])).toEqual([]);
  expect(unexplained([line(code, 'It failed.')], [{ kind: 'shift' }])).toHaveLength(1);
});

it('README.md explains each kind, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const [, table = ''] = readme.split('## What it finds');
  const named = [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, kind]) => kind);
  expect(named).toEqual([...Object.keys(KINDS), 'console']);
});
