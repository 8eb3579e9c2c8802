/** CON-002. */
const RETRY_COUNT = 2;
/** Milliseconds before the first retry; doubled for each further one. CON-003, ERR-014. */
const RETRY_START_DELAY = 200;

/** Runs `attempt` until it resolves, at most `1 + RETRY_COUNT` times (ERR-013). `query` busts caches (ERR-015). */
export async function retry<T>(attempt: (query: string) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt(tries ? `?retry=${tries}` : '');
    } catch (error) {
      if (tries === RETRY_COUNT) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_START_DELAY * 2 ** tries));
    }
  }
}
