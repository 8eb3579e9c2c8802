import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { FragmentError, type FragmentPacker, type FragmentRenderer, type Packed } from 'travel-shell-fragments/service';
import { overloaded } from '../../errors/ApiError.ts';
import { importRenderer } from './importRenderer.ts';
import type { Outcome } from './renderThread.ts';

/** How many may wait. A rendering takes some 40 ms of a processor, so more would wait for longer than a page does. */
const WAITING = 100;
/** Of those that anybody may ask for in any number: they leave room for the plain ones of every page. */
const OTHERS_WAITING = 80;

/** A thread that has nothing to do ends after this time. */
const IDLE_MS = 5 * 60_000;

/**
 * Renders fragments beside the process's own thread, which the API and everything else needs. Few at once, and few wait;
 * what comes then gets 503.
 */
export class RenderThreads {
  readonly #brands: readonly object[];
  #threads: Promise<Piscina> | undefined;
  #pool: Piscina | undefined;

  /** @param brands besides ours */
  constructor(brands: readonly object[] = []) {
    this.#brands = brands;
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
    return (this.#pool?.queueSize ?? 0) >= (isPlain ? WAITING : OTHERS_WAITING);
  }

  async close(): Promise<void> {
    await (await this.#threads)?.destroy();
  }

  async #run<Value>(name: string, task: unknown): Promise<Value> {
    this.#threads ??= this.#start();
    const threads = await this.#threads;
    if (this.isFull(true)) throw overloaded('Too many fragments wait to be rendered.');
    const outcome: Outcome<Value> = await threads.run(task, { name });
    if ('value' in outcome) return outcome.value;
    throw new FragmentError(outcome.refused.code, [outcome.refused.message]);
  }

  /** With the first fragment, not before: a start does not need them. */
  async #start(): Promise<Piscina> {
    const { Piscina: Pool } = await import('piscina');
    this.#pool = new Pool({
      filename: new URL('./renderThread.ts', import.meta.url).href,
      workerData: this.#brands,
      minThreads: 0,
      maxThreads: Math.min(2, Math.max(1, availableParallelism() - 1)),
      maxQueue: WAITING,
      idleTimeout: IDLE_MS,
      // Whatever else the process does comes first, where both share a processor.
      niceIncrement: 10,
    });
    return this.#pool;
  }
}

/** Bytes of another thread arrive as plain arrays. */
const toPacked = ({ html, brotli, etag }: Packed): Packed => ({ html: toBuffer(html), brotli: toBuffer(brotli), etag });

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
