/** The base test of the engines: a browser for all tests of a file, and a visit for each. */
import { test as base, expect } from '@playwright/test';
import { type EngineName, type FoundEngine, findEngine } from '../../../scripts/engines.mjs';
import type { Engine, Options } from './Engine.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import { Visit } from './Visit.ts';

export { expect };

const START: Record<EngineName, (path: string, options: Options) => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

interface Fixtures {
  visit: Visit;
}

interface WorkerFixtures extends Options {
  found: FoundEngine;
  engine: Engine;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hasAnchors: [false, { option: true, scope: 'worker' }],
  keepsCookies: [true, { option: true, scope: 'worker' }],
  found: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use, { project }) => use(findEngine(project.name as EngineName)),
    { scope: 'worker' },
  ],
  engine: [
    async ({ found, hasAnchors, keepsCookies }, use, { project }) => {
      if ('missing' in found) throw new Error(found.missing);
      const engine = await START[project.name as EngineName](found.path, { hasAnchors, keepsCookies });
      try {
        await use(engine);
      } finally {
        await engine.stop();
      }
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  // Passkeys do not work on IP addresses.
  visit: async ({ engine, baseURL }, use) => {
    const visit = new Visit(engine, (baseURL ?? '').replace('127.0.0.1', 'localhost'));
    await use(visit);
    await visit.hasNoProblems();
  },
});

// One browser for all tests of a file.
test.describe.configure({ mode: 'default' });
test.skip(({ found }) => 'missing' in found, 'This engine is not installed.');
