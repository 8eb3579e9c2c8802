import type { BrowserContext } from '@playwright/test';
import { describeLine, type HostLine, isKnown, type Line } from './judgeLine.ts';

interface Expectation {
  pattern: RegExp;
  /** Undefined: any number, including none. */
  times: number | undefined;
  seen: string[];
}

/**
 * Everything that went wrong in a browser context: console errors and warnings, uncaught errors, unhandled rejections,
 * failed requests. A test fails on any that it does not expect, unless it is the host's own and in its table.
 */
export class Problems {
  readonly #expected: Expectation[] = [];
  readonly #unexpected: string[] = [];
  readonly #hostLines: HostLine[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#record({ text: `console: ${message.text()}`, source: message.location().url });
    });
    // Also unhandled rejections.
    context.on('weberror', (event) => {
      const source = String(event.error()?.stack ?? event.error());
      this.#record({ text: `uncaught: ${source}`, source });
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // Aborted by the page itself: it navigated or timed out (and then has to log it).
      const source = request.url();
      if (reason !== 'net::ERR_ABORTED') this.#record({ text: `request: ${source} ${reason}`, source });
    });
  }

  /** Expects exactly `times` matching problems. Returns them as they arrive. */
  expect(pattern: RegExp, times = 1): readonly string[] {
    return this.#add(pattern, times);
  }

  /** Allows any number of matching problems, such as the browser's message about a request we broke. */
  allow(pattern: RegExp): readonly string[] {
    return this.#add(pattern, undefined);
  }

  /** Excuses what the visited pages cause themselves, in some browsers or all. */
  excuse(lines: readonly HostLine[]): void {
    this.#hostLines.push(...lines);
  }

  /** The reasons to fail the test. */
  list(): string[] {
    const missing = this.#expected
      .filter(({ times, seen }) => times !== undefined && seen.length !== times)
      .map(({ pattern, times, seen }) => `expected ${times} × ${pattern}, got ${seen.length}`);
    return [...this.#unexpected, ...missing];
  }

  #add(pattern: RegExp, times: number | undefined): readonly string[] {
    const expectation: Expectation = { pattern, times, seen: [] };
    this.#expected.push(expectation);
    return expectation.seen;
  }

  #record(line: Line): void {
    // Match counted patterns before allowed ones, so that a wider pattern does not hide an extra line.
    const matching = this.#expected.filter(({ pattern }) => pattern.test(line.text));
    const match = matching.find(({ times }) => times !== undefined) ?? matching[0];
    if (match) match.seen.push(line.text);
    // True on a busy machine; hanging.spec.ts tests when it is said.
    else if (line.text.includes('[travel-shell] SLOW: ')) return;
    else if (!isKnown(line, this.#hostLines)) this.#unexpected.push(describeLine(line));
  }
}
