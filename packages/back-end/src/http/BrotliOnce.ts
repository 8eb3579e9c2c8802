import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** In bytes. The best quality takes more than a second for a longer text. */
const LONGEST_AT_BEST = 256_000;
/** Texts kept, a few KB each; the vendor list alone has a thousand addresses, of which few are asked for. */
const MOST_KEPT = 100;

/** Brotli at a quality that is too slow for each request, so each text is compressed once. */
export class BrotliOnce {
  /** By the text's hash, the one used last at the end. */
  readonly #packed = new Map<string, Promise<Buffer>>();

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

  #pack(text: Buffer): Promise<Buffer> {
    const hash = createHash('sha256').update(text).digest('base64');
    const quality = text.length < LONGEST_AT_BEST ? constants.BROTLI_MAX_QUALITY : 9;
    const packed = this.#packed.get(hash) ?? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    this.#packed.delete(hash);
    this.#packed.set(hash, packed);
    const [oldest] = this.#packed.keys();
    if (this.#packed.size > MOST_KEPT && oldest !== undefined) this.#packed.delete(oldest);
    return packed;
  }
}
