import type { BrowserContext } from '@playwright/test';

interface Expectation {
  pattern: RegExp;
  /** Undefined: any number, including none. */
  times: number | undefined;
  seen: string[];
}

/**
 * Everything that went wrong in a browser context: console errors and warnings, uncaught errors, unhandled rejections,
 * failed requests. A test fails on any it does not expect.
 */
export class Problems {
  readonly #expected: Expectation[] = [];
  readonly #unexpected: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#record(`console: ${message.text()}`);
    });
    // Also unhandled rejections.
    context.on('weberror', (event) => this.#record(`uncaught: ${event.error()?.stack ?? event.error()}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // Aborted by the page itself: it navigated or timed out (and then has to log it).
      if (reason !== 'net::ERR_ABORTED') this.#record(`request: ${request.url()} ${reason}`);
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

  #record(line: string): void {
    // Match counted patterns before allowed ones, so that a wider pattern does not hide an extra line.
    const matching = this.#expected.filter(({ pattern }) => pattern.test(line));
    const match = matching.find(({ times }) => times !== undefined) ?? matching[0];
    if (match) match.seen.push(line);
    else this.#unexpected.push(line);
  }
}
