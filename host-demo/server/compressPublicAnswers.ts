import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from 'travel-shell-fragments/service';

const brotli = promisify(brotliCompress);

/** Shorter answers fit into one packet anyway. */
const SHORTEST = 1000;
/** The best quality takes a second for a longer one. In characters. */
const LONGEST_AT_BEST = 256_000;
/** The vendor list has few addresses but for its vendors. */
const MOST_KEPT = 100;

/**
 * Sends answers that are the same for every visitor as brotli, and compresses each once. Personal answers stay plain:
 * their length would tell what is in them (BREACH).
 */
export function compressPublicAnswers(api: FastifyInstance): void {
  const kept = new Map<string, { text: string; packed: Promise<Buffer> }>();

  function pack(url: string, text: string): Promise<Buffer> {
    const known = kept.get(url);
    if (known?.text === text) return known.packed;
    const quality = text.length < LONGEST_AT_BEST ? 11 : 9;
    const packed = brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    kept.delete(url);
    kept.set(url, { text, packed });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return packed;
  }

  api.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('Cache-Control')).startsWith('public');
    if (!isPublic || typeof payload !== 'string' || payload.length < SHORTEST) return payload;
    reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    if (!acceptsBrotli(request.headers['accept-encoding'])) return payload;
    reply.header('Content-Encoding', 'br');
    return pack(request.url, payload);
  });
}
