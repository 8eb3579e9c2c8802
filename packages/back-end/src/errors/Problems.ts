/** Collects what is wrong with a configuration, so that one message names all of it. */
export class Problems {
  readonly #found: string[] = [];

  add(problem: string): void {
    this.#found.push(problem);
  }

  /** Returns what `read` returns; where it throws, its message is a problem and `finish()` throws. */
  attempt<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.add((error as Error).message);
      return undefined as T;
    }
  }

  /** Throws one error with every problem, if there is one. */
  finish(): void {
    const [first, ...others] = new Set(this.#found);
    if (first === undefined) return;
    if (others.length === 0) throw new ConfigurationError(first);
    throw new ConfigurationError(
      `The configuration has ${others.length + 1} problems:\n${[first, ...others].map((one) => `- ${one}`).join('\n')}`,
    );
  }
}

/** Whoever starts the server can mend it; its stack says nothing about it. */
export class ConfigurationError extends Error {}
