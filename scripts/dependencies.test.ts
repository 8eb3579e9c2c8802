import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { readFailure, writeBillsOfMaterials } from './tasks/dependencies.mjs';

it('tells a registry that cannot say from one that names holes', () => {
  const refused = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint (at https://r) responded with 405:';
  expect(readFailure(refused)).toBe("the registry's audit endpoint answers 405.");
  expect(readFailure('Error: ERR_PNPM_META_FETCH_FAIL')).toBe(
    'the registry did not answer (ERR_PNPM_META_FETCH_FAIL).',
  );
  expect(readFailure('2 vulnerabilities found\nSeverity: 1 moderate | 1 high')).toBeUndefined();
});

describe('a release', () => {
  /** What comes after the audit. It ends here, before anything is changed. */
  const AFTER_THE_AUDIT = 3;
  /** The exit code of a release whose registry answers this. */
  const release = async (answer: string, ...options: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'travel-shell-release-'));
    const program = (name: string, lines: string) =>
      writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    program('npx', answer);
    for (const name of ['changeset', 'node', 'npm']) program(name, `exit ${AFTER_THE_AUDIT}`);
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'tasks/release.mjs'), ...options];
    const code = await new Promise((resolve) => {
      execFile(process.execPath, args, { env: { PATH: folder } }, (error) => resolve(error?.code ?? 0));
    });
    rmSync(folder, { recursive: true });
    return code;
  };
  const HOLES = 'echo "2 vulnerabilities found"; exit 1';
  const NO_ANSWER = 'echo "ERR_PNPM_META_FETCH_FAIL"; exit 1';

  it.each([
    ['goes on where no hole is known', 'exit 0', [], AFTER_THE_AUDIT],
    ['stops at a known hole', HOLES, [], 1],
    ['stops at a known hole, also unaudited', HOLES, ['--unaudited'], 1],
    ['stops where the registry does not answer', NO_ANSWER, [], 1],
    ['goes on without an answer where it is told to', NO_ANSWER, ['--unaudited'], AFTER_THE_AUDIT],
    ['only says so in a dry run', NO_ANSWER, ['--dry-run'], AFTER_THE_AUDIT],
  ])('%s', async (_title, answer, options, code) => {
    expect(await release(answer, ...options)).toBe(code);
  });
});

it('writes what is in the back end and in the pages, with versions and licences', { timeout: 60_000 }, async () => {
  await writeBillsOfMaterials();
  for (const [name, expected] of [
    ['back-end', ['fastify', 'nodemailer', 'pg']],
    ['packages', ['react', 'jotai']],
  ] as const) {
    const file = join(import.meta.dirname, '../dist/sbom', `${name}.cdx.json`);
    const bill = JSON.parse(readFileSync(file, 'utf8'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.7' });
    const parts = (bill.components as { name: string; version: string; purl: string }[]).map(({ name }) => name);
    expect(parts).toEqual(expect.arrayContaining([...expected]));
    expect(parts).not.toContain('vitest');
  }
});
