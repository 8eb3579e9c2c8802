import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Piscina } from 'piscina';
import { FragmentError, type FragmentPacker, type FragmentRenderer, type Packed } from 'travel-shell-fragments/service';
import { overloaded } from '../../errors/ApiError.ts';
import { importRenderer } from './importRenderer.ts';
import type { Outcome } from './renderThread.ts';

/** How many may wait. A rendering takes some 40 ms of a processor, so more would wait for longer than a page does. */
const WAITING = 100;
/**
 * How many fragments may wait that anybody may ask for in any number. Fragments that every page and every member needs
 * wait for a second at most.
 */
const OTHERS_WAITING = 20;

/** A thread that has nothing to do ends after this time. */
const IDLE_MS = 5 * 60_000;
/** A rendering that takes longer hangs, and ends with its thread. */
const LONGEST_MS = 10_000;

const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));

/**
 * Renders fragments beside the process's own thread, which the API and everything else needs. Few at once, and few wait;
 * what comes then gets 503.
 */
export class RenderThreads {
  readonly #brands: readonly object[];
  readonly #log: Log;
  readonly #longestMs: number;
  /** So that none waits within the pool, where what waits stays while no thread can start. */
  readonly #inTurn = pLimit(THREADS);
  #pool: Promise<Piscina> | undefined;
  /** Ends what waits for a thread that could not start. */
  #noThread = new AbortController();

  /**
   * @param brands besides ours
   * @param log hears of threads that fail beside a rendering, or cannot start
   */
  constructor(brands: readonly object[] = [], log: Log = { error() {} }, longestMs = LONGEST_MS) {
    this.#brands = brands;
    this.#log = log;
    this.#longestMs = longestMs;
  }

  /** The renderer of this file, with its work done there. What it says about attributes is known here, too. */
  async load(file: string): Promise<FragmentRenderer & FragmentPacker> {
    return {
      ...(await importRenderer(file, this.#brands)),
      renderFragment: (...fragment) => this.#run('renderFragment', { file, fragment }),
      packFragment: async (...fragment) => toPacked(await this.#run('packFragment', { file, fragment })),
      packText: async (text) => toPacked(await this.#run('packText', text)),
    };
  }

  /** @param isPlain see FragmentRules */
  isFull(isPlain: boolean): boolean {
    return this.#inTurn.pendingCount >= (isPlain ? WAITING : OTHERS_WAITING);
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  async #run<Value>(name: string, task: unknown): Promise<Value> {
    if (this.isFull(true)) throw overloaded('Too many fragments wait to be rendered.');
    const outcome = await this.#inTurn(() => this.#runOne<Value>(name, task));
    if ('value' in outcome) return outcome.value;
    if ('thrown' in outcome) throw outcome.thrown;
    throw new FragmentError(outcome.refused.code, [outcome.refused.message]);
  }

  async #runOne<Value>(name: string, task: unknown): Promise<Outcome<Value>> {
    this.#pool ??= this.#start().catch((error: unknown) => {
      this.#pool = undefined;
      throw error;
    });
    const pool = await this.#pool;
    const signal = AbortSignal.any([AbortSignal.timeout(this.#longestMs), this.#noThread.signal]);
    try {
      return await pool.run(task, { name, signal });
    } catch (error) {
      // The thread has ended, has not started, or hung.
      this.#log.error(signal.aborted ? signal.reason : error, 'a fragment was not rendered');
      throw overloaded('A fragment could not be rendered.');
    }
  }

  /** With the first fragment, not before: a start does not need them. */
  async #start(): Promise<Piscina> {
    const { Piscina: Pool } = await import('piscina');
    const pool = new Pool({
      filename: new URL('./renderThread.ts', import.meta.url).href,
      workerData: this.#brands,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      // Whatever else the process does comes first, where both share a processor.
      niceIncrement: 10,
    });
    // A thread that was rendering nothing has failed. Without a listener the error would end the process.
    pool.on('error', (error: unknown) => {
      this.#log.error(error, 'a thread that renders fragments failed');
      if (pool.queueSize === 0) return;
      this.#noThread.abort(error);
      this.#noThread = new AbortController();
    });
    return pool;
  }
}

interface Log {
  error(cause: unknown, message: string): void;
}

/** Bytes of another thread arrive as plain arrays. */
const toPacked = ({ html, brotli, etag }: Packed): Packed => ({ html: toBuffer(html), brotli: toBuffer(brotli), etag });

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
