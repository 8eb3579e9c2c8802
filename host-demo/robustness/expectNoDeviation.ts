import { expect } from 'vitest';
import { EXPIRED_SESSION } from './expiredSession.ts';
import { runCommand } from './runCommand.ts';

/** Checks that cannot be automated; `preparations.ts` has the reasons. */
const OUT_OF_REACH = /it takes|only support|would give|would show|would change who/;

/** Runs the whole command against a server; expects no deviation, and only unreachable checks left out. */
export async function expectNoDeviation(origin: string, seed: string): Promise<void> {
  const { code, output } = await runCommand(origin, ['--seed', seed, '--exact', '--expired-session', EXPIRED_SESSION]);
  expect(output.split('\n').filter((line) => /✗|expected|came|answer/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(output).toMatch(/^✓ .*: 0 deviations, \d{4} checks passed/);
  expect(output.match(/Left out: .*/g)?.filter((line) => !OUT_OF_REACH.test(line))).toEqual([]);
}

interface LogLine {
  level: number;
  err?: { statusCode?: number };
}

/** The server errors in a log, without unconfigured providers. */
export const failuresIn = (lines: string[]): LogLine[] =>
  lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ level, err }) => level >= 50 && err?.statusCode !== 503);
