import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeTokens } from './writeOthers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['flagship', 'sister', 'partner'])(
  'a copy of the folder %s, as the guide makes it, has its schema',
  (brand) => {
    writeTokens(join(folder, 'tokens'));
    cpSync(join(folder, 'tokens', brand), join(folder, 'petrel'), { recursive: true });
    const { $schema } = JSON.parse(readFileSync(join(folder, 'petrel/brand.json'), 'utf8'));
    expect(existsSync(join(folder, 'petrel', $schema))).toBe(true);
  },
);
