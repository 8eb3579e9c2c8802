import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);

const QUICK = 5;
/** In bytes. The best quality takes more than a second for a longer text. */
const LONGEST_AT_BEST = 256_000;
/**
 * The size of all compressed texts: three times the list of countries for each site. The vendor list alone has a
 * thousand addresses.
 */
const KEPT_BYTES = 16_000_000;

interface Kept {
  packed: Buffer;
  isBest: boolean;
}

/**
 * Brotli at a quality that is too slow for each request, so each text is compressed once. It is one text at a time, as
 * password hashes and file reads need the same few threads: an answer with another text meanwhile gets a quicker one.
 */
export class BrotliOnce {
  /** By the text's hash. */
  readonly #kept = new LRUCache<string, Kept, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ packed }) => packed.length,
    fetchMethod: async (_hash, _stale, { context: text }) =>
      this.#isBusy ? { packed: await pack(text, QUICK), isBest: false } : this.#packBest(text),
    ignoreFetchAbort: true, // callers get it even if it was evicted meanwhile
  });
  /** Compresses a text at the best quality. */
  #isBusy = false;

  /** A stream as `zlib.createBrotliCompress`, for a text of some hundred KB. */
  createStream(): Transform {
    const chunks: Buffer[] = [];
    return new Transform({
      transform: (chunk: Buffer | string, _encoding, next) => {
        chunks.push(Buffer.from(chunk));
        next();
      },
      flush: (done: TransformCallback) => {
        this.#pack(Buffer.concat(chunks)).then((packed) => done(null, packed), done);
      },
    });
  }

  async #pack(text: Buffer): Promise<Buffer> {
    const hash = createHash('sha256').update(text).digest('base64');
    const { packed, isBest } = await this.#kept.forceFetch(hash, { context: text });
    if (!isBest && !this.#isBusy) {
      this.#packBest(text).then(
        (kept) => this.#kept.set(hash, kept),
        () => {}, // the quick one stays
      );
    }
    return packed;
  }

  async #packBest(text: Buffer): Promise<Kept> {
    this.#isBusy = true;
    try {
      const quality = text.length < LONGEST_AT_BEST ? constants.BROTLI_MAX_QUALITY : 9;
      return { packed: await pack(text, quality), isBest: true };
    } finally {
      this.#isBusy = false;
    }
  }
}

const pack = (text: Buffer, quality: number): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
