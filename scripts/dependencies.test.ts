import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  for (const title of ['EHLO response injection', 'EXIF parser reads too far', 'ERR_PNPM_X in names']) {
    const table = `│ high │ ${title} │\n│ Package │ nodemailer │`;
    expect(readFailure(`${table}\n2 vulnerabilities found\nSeverity: 1 moderate | 1 high`)).toBeUndefined();
    expect(readFailure(`${table}\n1 vulnerability found\nSeverity: 1 high`)).toBeUndefined();
  }
});

describe('a release', () => {
  /** Whether a release whose registry answers this goes on after the audit. It ends there, before anything is changed. */
  const release = async (answer: string, ...options: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'travel-shell-release-'));
    const program = (name: string, lines: string) =>
      writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    program('npx', answer);
    program('node', 'exit 1');
    // The next that is asked: who releases, or in a dry run what would be.
    for (const name of ['npm', 'changeset']) program(name, `: > ${join(folder, 'went-on')}; exit 1`);
    const args = [join(import.meta.dirname, 'tasks/release.mjs'), ...options];
    await new Promise<void>((resolve) => {
      execFile(process.execPath, args, { env: { PATH: folder } }, () => resolve());
    });
    const wentOn = existsSync(join(folder, 'went-on'));
    rmSync(folder, { recursive: true });
    return wentOn;
  };
  const HOLES = 'echo "2 vulnerabilities found"; exit 1';
  const NO_ANSWER = 'echo "ERR_PNPM_META_FETCH_FAIL"; exit 1';

  it.each([
    ['goes on where no hole is known', 'exit 0', [], true],
    ['stops at a known hole', HOLES, [], false],
    ['stops at a known hole, also unaudited', HOLES, ['--unaudited'], false],
    ['stops where the registry does not answer', NO_ANSWER, [], false],
    ['goes on without an answer where it is told to', NO_ANSWER, ['--unaudited'], true],
    ['only says so in a dry run', NO_ANSWER, ['--dry-run'], true],
  ])('%s', async (_title, answer, options, goesOn) => {
    expect(await release(answer, ...options)).toBe(goesOn);
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
