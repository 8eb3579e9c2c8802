import { getConfig } from '@travel-shell/core';
import { CALLS_AT_ONCE, LONGEST } from '../protocol.ts';

interface Waiting {
  send(): void;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer?: ReturnType<typeof setTimeout>;
}

/** The host's calls to the framed page: some at once, the others in turn. */
export class HostCalls {
  readonly #send: (type: string, fields: object) => void;
  readonly #running = new Map<unknown, Waiting>();
  #queue: (readonly [number, Waiting])[] = [];
  #last = 0;

  constructor(send: (type: string, fields: object) => void) {
    this.#send = send;
  }

  ask(type: string, fields: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      const id = this.#last;
      // The frame would drop it.
      if (JSON.stringify(fields).length > LONGEST - 100) return reject(new RangeError('The call is too long.'));
      this.#queue.push([id, { send: () => this.#send(type, { id, ...fields }), resolve, reject }]);
      this.#next();
    });
  }

  /** Ends one with its answer; none where it has failed. What is not known, or no answer, changes nothing. */
  settle(id: unknown, answer: unknown): void {
    const call = this.#take(id);
    if (answer) call?.resolve(answer);
    else call?.reject(new Error('The framed page has not made the call. Its console says why.'));
    this.#next();
  }

  rejectAll(why: string): void {
    const waiting = [...[...this.#running.keys()].map((id) => this.#take(id)), ...this.#queue.map(([, call]) => call)];
    this.#queue = [];
    for (const call of waiting) call?.reject(new DOMException(why, 'AbortError'));
  }

  #take(id: unknown): Waiting | undefined {
    const call = this.#running.get(id);
    clearTimeout(call?.timer);
    this.#running.delete(id);
    return call;
  }

  #next(): void {
    while (this.#running.size < CALLS_AT_ONCE) {
      const [id, call] = this.#queue.shift() ?? [];
      if (!call) return;
      this.#running.set(id, call);
      call.timer = setTimeout(() => {
        this.#take(id)?.reject(new DOMException('The framed page has not answered.', 'TimeoutError'));
        this.#send('abort', { id });
        this.#next();
      }, getConfig().apiTimeout);
      call.send();
    }
  }
}
