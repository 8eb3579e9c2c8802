import { expect } from 'vitest';
import { runCommand } from './runCommand.ts';

/** What no program can do, as `preparations.ts` gives the reasons. */
const OUT_OF_REACH = /it takes|only support|would give/;

/** Runs the whole command against a server; nothing may deviate, and nothing but what is out of reach be left out. */
export async function expectNoDeviation(origin: string, seed: string): Promise<void> {
  const { code, output } = await runCommand(origin, ['--seed', seed]);
  expect(output.split('\n').filter((line) => /✗|expected|came|answer/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(output).toMatch(/\b0 deviations\b/);
  expect(output.match(/left out, .*/g)?.filter((line) => !OUT_OF_REACH.test(line))).toEqual([]);
}

interface LogLine {
  level: number;
  err?: { statusCode?: number };
}

/** What a server has logged as its own failure. A provider that is not configured is none. */
export const failuresIn = (lines: string[]): LogLine[] =>
  lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ level, err }) => level >= 50 && err?.statusCode !== 503);
