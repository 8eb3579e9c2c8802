/**
 * The scenarios of the demo, each driven in Chromium against the real server, and a smoke in other engines. Expects a
 * build in dist/. What is measured in milliseconds is only right on a machine that does nothing else: `SPEED=1` runs
 * that, alone and one at a time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, UNOPTIMIZED } from './scripts/chromium.mjs';

/** Another one where two checkouts are tested at once. */
const PORT = Number(process.env.SCENARIOS_PORT ?? 4273);
/** Pages of another origin: host-demo/guests. */
const GUESTS = `http://localhost:${PORT + 1}`;
/** A consent platform, so that the full framework can be shown. */
const CONSENT = JSON.stringify({ cmpId: 10 });
const SPEED = process.env.SPEED === '1';
const ENGINES = '**/engines/*.spec.ts';
/** Seconds, but a busy machine takes its time. */
const START_LIMIT_MS = 180_000;

/** The server's data: a new folder for each run. Workers read this file too, and must not make one each. */
function temporaryFolder(): string {
  if (process.env.TEST_WORKER_INDEX !== undefined) return '';
  const folder = mkdtempSync(join(tmpdir(), 'travel-shell-scenarios-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const server = (script: string) => `"${process.execPath}" ${script}`;

export default defineConfig({
  testDir: 'host-demo/scenarios',
  projects: SPEED
    ? [{ name: 'chromium', testMatch: '**/speed.spec.ts' }]
    : [
        { name: 'chromium', testMatch: '**/*.spec.ts', testIgnore: ['**/speed.spec.ts', ENGINES] },
        // Not Playwright's own browsers: the specs start them (host-demo/scenarios/engines/test.ts). They draw without a
        // graphics card.
        { name: 'firefox', testMatch: ENGINES },
        { name: 'webkit', testMatch: ENGINES, testIgnore: ['**/withoutAnchors.spec.ts', '**/withoutCookies.spec.ts'] },
      ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: SPEED ? 1 : 2,
  forbidOnly: true,
  // A busy machine takes its time; what comes true ends the wait at once.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath: findChromium(),
      args: SPEED ? CHROMIUM_ARGS : [...CHROMIUM_ARGS, UNOPTIMIZED, '--in-process-gpu'],
    },
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
  webServer: [
    {
      command: server('host-demo/demo/main.ts'),
      url: `http://127.0.0.1:${PORT}/healthz`,
      reuseExistingServer: false,
      timeout: START_LIMIT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { PORT: String(PORT), DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn', EMBED_ORIGINS: GUESTS, CONSENT },
    },
    {
      command: server('host-demo/guests/serve.ts'),
      url: `http://127.0.0.1:${PORT + 1}/`,
      reuseExistingServer: false,
      timeout: START_LIMIT_MS,
      env: { PORT: String(PORT + 1), SHELL_ORIGIN: `http://localhost:${PORT}` },
    },
  ],
});
