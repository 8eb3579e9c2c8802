import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { modulesFrom } from './generate.mjs';

it('knows the modules from a changed text: those of the same piece', () => {
  const modules = modulesFrom(['packages/footer/src/messages/de-DE.json']);
  expect(modules).toContain('packages/footer/src/messages/generated/de-DE.ts');
  expect(modules.filter((file) => !file.startsWith('packages/footer/src/messages/generated/'))).toEqual([]);
});

it('knows the modules from the contract, the tokens and the table of keys', () => {
  expect(modulesFrom(['shared/contract/openapi/common.yaml'])).toEqual(
    expect.arrayContaining([
      'packages/testing/src/generated/answers.json',
      'shared/contract/src/generated/openapi.ts',
      'shared/contract/src/generated/parsers/parseFormToken.ts',
    ]),
  );
  expect(modulesFrom(['shared/tokens/brands/sister/dark.tokens.json'])).toContain(
    'shared/tokens/src/generated/sister.shadow.css',
  );
  expect(modulesFrom(['shared/core/src/configTable.ts'])).toContain('shared/core/src/generated/ShellConfig.ts');
});

it('knows no modules from other code', () => {
  expect(modulesFrom(['packages/footer/src/Footer.tsx', 'shared/i18n/README.md'])).toEqual([]);
});

it('fails with the fix where a file is not what its generator gives, and writes it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'travel-shell-generate-'));
  const command = [join(import.meta.dirname, 'generate.mjs'), `--root=${root}`, 'scripts/dataAttributes.ts'];
  const generate = (...flags: string[]) => promisify(execFile)(process.execPath, [...command, ...flags]);
  try {
    const problem = 'docs/data-attributes.md out of date. Run: node scripts/generate.mjs --all';
    await expect(generate('--check')).rejects.toThrow(problem);
    await generate();
    await generate('--check');
  } finally {
    rmSync(root, { recursive: true });
  }
});
