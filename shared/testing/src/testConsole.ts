/**
 * Set-up of every test: a console error or warning, an uncaught error or an unhandled rejection fails the
 * test, unless the test has called `expectConsole`. There is no host here: each line is ours, whoever writes it.
 */
import { afterEach, beforeEach } from 'vitest';

interface Expectation {
  pattern: RegExp;
  times: number;
  seen: string[];
}

interface Ledger {
  expected: Expectation[];
  unexpected: string[];
}

// A set-up file and a test file may get two copies of this module; both must share one ledger.
const KEY = Symbol.for('travel-shell.test-console');
const holder = globalThis as { [KEY]?: Ledger };
holder[KEY] ??= { expected: [], unexpected: [] };
const ledger = holder[KEY];

/**
 * The test expects exactly `times` console lines (or uncaught errors) that match `pattern`; fewer or more fail it.
 * Call it before the act. Returns the lines, filled as they arrive.
 */
export function expectConsole(pattern: RegExp, times = 1): readonly string[] {
  const expectation: Expectation = { pattern, times, seen: [] };
  ledger.expected.push(expectation);
  return expectation.seen;
}

/** Clears the recorded and expected lines, for a test that makes another check fail on purpose. */
export function forgetConsole(): void {
  ledger.expected = [];
  ledger.unexpected = [];
}

function describe(part: unknown): string {
  if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`;
  if (typeof part !== 'object' || part === null) return String(part);
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    return String(part); // circular, a DOM node with React's links for instance
  }
}

function record(kind: string, parts: unknown[]): boolean {
  const line = parts.map(describe).join(' ');
  const expectation = ledger.expected.find(({ pattern, seen, times }) => seen.length < times && pattern.test(line));
  if (expectation) expectation.seen.push(line);
  // True on a busy machine, and of what an earlier test has let hang. Tests that want it expect it.
  else if (line.includes('[travel-shell] SLOW: ')) return false;
  else ledger.unexpected.push(`${kind}: ${line}`);
  return expectation !== undefined;
}

/** Starts the watch; called once by the set-up file. */
export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...parts: unknown[]) => {
      if (!record(`console.${level}`, parts)) original.apply(console, parts);
    };
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('error', (event) => {
      if (record('uncaught error', [event.error ?? event.message])) event.preventDefault();
    });
    window.addEventListener('unhandledrejection', (event) => {
      if (record('unhandled rejection', [event.reason])) event.preventDefault();
    });
  }

  beforeEach(forgetConsole);

  afterEach(() => {
    const { expected, unexpected } = ledger;
    const missing = expected
      .filter(({ seen, times }) => seen.length < times)
      .map(({ pattern, times, seen }) => `expected ${times} console line(s) like ${pattern}, got ${seen.length}`);
    forgetConsole();
    const problems = [...unexpected, ...missing];
    if (problems.length > 0) throw new Error(`Console check failed:\n${problems.join('\n')}`);
  });
}
