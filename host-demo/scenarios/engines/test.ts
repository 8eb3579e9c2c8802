/** The base test of the engines: a browser for all tests of a file, and a visit for each. */
import { setTimeout as wait } from 'node:timers/promises';
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
  /** A browser of the test's own, which has been nowhere yet. */
  freshEngine: Engine;
}

interface WorkerFixtures extends Options {
  found: FoundEngine;
  engine: Engine;
}

/** How long a busy browser may take to close. It ends with the process of the tests in any case. */
const STOP_LIMIT_MS = 20_000;

async function useEngine(
  project: { name: string },
  found: FoundEngine,
  options: Options,
  use: (engine: Engine) => Promise<void>,
): Promise<void> {
  if ('missing' in found) throw new Error(found.missing);
  const engine = await START[project.name as EngineName](found.path, options);
  try {
    await use(engine);
  } finally {
    await Promise.race([engine.stop(), wait(STOP_LIMIT_MS, undefined, { ref: false })]);
  }
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
    ({ found, hasAnchors, keepsCookies }, use, { project }) =>
      useEngine(project, found, { hasAnchors, keepsCookies }, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  freshEngine: ({ found, hasAnchors, keepsCookies }, use, { project }) =>
    useEngine(project, found, { hasAnchors, keepsCookies }, use),
  // Passkeys do not work on IP addresses.
  visit: async ({ engine, baseURL }, use) => {
    const visit = new Visit(engine, (baseURL ?? '').replace('127.0.0.1', 'localhost'));
    await use(visit);
    await visit.hasNoProblems();
  },
});

// One browser for all tests of a file.
test.describe.configure({ mode: 'default' });
// biome-ignore lint/suspicious/noSkippedTests: its suite fails where it is missing
test.skip(({ found }) => 'missing' in found, 'This engine is not installed.');
