import type { BrowserContext } from '@playwright/test';

interface Expectation {
  pattern: RegExp;
  /** Undefined: any number, none included. */
  times: number | undefined;
  seen: string[];
}

/**
 * Everything that went wrong in a browser context: console errors and warnings, uncaught errors, unhandled rejections,
 * failed requests. A test fails on what it has not said to expect.
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
      // Given up by the page itself: it navigated, or its own timeout ran out (which it then has to log).
      if (reason !== 'net::ERR_ABORTED') this.#record(`request: ${request.url()} ${reason}`);
    });
  }

  /** Exactly `times` problems that match are part of this test. Returns them as they come in. */
  expect(pattern: RegExp, times = 1): readonly string[] {
    return this.#add(pattern, times);
  }

  /** Any number of problems that match are part of this test: the browser's own word on a request we broke, say. */
  allow(pattern: RegExp): readonly string[] {
    return this.#add(pattern, undefined);
  }

  /** What speaks against the test passing. */
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
    // What is counted comes before what is allowed, so that one line too many is not let through by a wider pattern.
    const matching = this.#expected.filter(({ pattern }) => pattern.test(line));
    const match = matching.find(({ times }) => times !== undefined) ?? matching[0];
    if (match) match.seen.push(line);
    else this.#unexpected.push(line);
  }
}
