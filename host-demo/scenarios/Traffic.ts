import type { BrowserContext, Request } from '@playwright/test';

interface Entry {
  request: Request;
  start: number;
  /** When its last byte arrived, or it failed. */
  end: number;
}

/** The requests of a browser context, in order. */
export class Traffic {
  readonly #entries: Entry[] = [];

  watch(context: BrowserContext): void {
    const open = new Map<Request, Entry>();
    const close = (request: Request) => {
      const entry = open.get(request);
      if (entry) entry.end = performance.now();
    };
    context.on('request', (request) => {
      const entry = { request, start: performance.now(), end: Number.POSITIVE_INFINITY };
      this.#entries.push(entry);
      open.set(request, entry);
    });
    context.on('requestfinished', close);
    context.on('requestfailed', close);
  }

  /** Path and query of each request whose path and query match. */
  paths(pattern: RegExp): string[] {
    return this.#matching(pattern).map(({ request }) => pathOf(request));
  }

  /** When each matching request began, in ms. */
  starts(pattern: RegExp): number[] {
    return this.#matching(pattern).map(({ start }) => start);
  }

  /**
   * Number of request rounds: how many requests in sequence waited for another's response. Accurate only with delayed
   * responses, so that dependent requests start visibly later.
   */
  rounds(pattern: RegExp): string[][] {
    const rounds: Entry[][] = [];
    for (const entry of this.#matching(pattern)) {
      let index = 0;
      while (rounds[index]?.some(({ end }) => end <= entry.start)) index += 1;
      rounds[index] = [...(rounds[index] ?? []), entry];
    }
    return rounds.map((round) => round.map(({ request }) => pathOf(request)));
  }

  #matching(pattern: RegExp): Entry[] {
    return this.#entries.filter(({ request }) => pattern.test(pathOf(request)));
  }
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}
