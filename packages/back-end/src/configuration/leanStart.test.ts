import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Prints the packages that a server loads before it has a request. */
const PRINT_PACKAGES = `
import { registerHooks } from 'node:module';
const names = new Set();
registerHooks({
  load(url, context, next) {
    names.add(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
    return next(url, context);
  },
});
await import(${JSON.stringify(import.meta.resolve('../createServer.ts'))});
console.log([...names].join('\\n'));
`;

it('loads libraries that few requests need on first use, not at start', async () => {
  const args = ['--input-type=module', '-e', PRINT_PACKAGES];
  const { stdout } = await run(process.execPath, args);
  const loaded = stdout.trim().split('\n');
  expect(loaded).toContain('fastify');
  const onFirstUse = [
    'nodemailer',
    '@simplewebauthn/server',
    'jose',
    'oauth4webapi',
    'file-type',
    '@iabtechlabtcf/core',
    'piscina',
    '@zxcvbn-ts/language-common',
  ];
  for (const name of [...onFirstUse, '@electric-sql/pglite', 'yaml']) expect(loaded).not.toContain(name);
});
