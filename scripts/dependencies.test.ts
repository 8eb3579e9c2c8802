import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
