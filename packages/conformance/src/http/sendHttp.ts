import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request as openHttp } from 'node:http';
import { request as openHttps, Agent as SecureAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange, HttpRequest, Padding } from './Exchange.ts';

const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };

const PIECE = Buffer.alloc(256 * 1024, 'x');
/**
 * A server may refuse a large body by its length and hang up, so wait briefly for such a response before sending the
 * padding.
 */
const WAIT_TIMEOUT_MS = 1000;

/** A body takes longer than an answer does. */
const PADDED_TIMEOUTS = 10;

/** More than any answer of the contract has. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The part of a longer answer that is kept. */
const KEPT_BYTES = 1024;

type Answer = Omit<Exchange, 'request' | 'url'>;

/**
 * One request, without following redirects. Never rejects: errors are in `failure`. Uses Node's own client, because
 * `fetch` cannot read a response before the body is sent.
 */
export async function sendHttp(
  url: string,
  { method, headers, body = new Uint8Array(), padding }: HttpRequest,
  timeoutMs: number,
): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  const bytes = body.length + (padding?.bytes ?? 0);
  const length = bytes > 0 || method !== 'GET' ? { 'content-length': `${bytes}` } : {};
  // For all of it: a server that sends a letter now and then is never silent.
  const allowedMs = padding ? timeoutMs * PADDED_TIMEOUTS : timeoutMs;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no whole answer within ${allowedMs} ms`)), allowedMs);
  const reasonOf = (error: unknown) => ((late.signal.aborted ? late.signal.reason : error) as Error).message;
  try {
    const request = (isSecure ? openHttps : openHttp)(url, {
      method,
      headers: { ...length, ...headers },
      agent: agents[isSecure ? 'https:' : 'http:'],
      signal: late.signal,
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
    });
    if (padding) await writePadded(request, body, padding, answered);
    else request.end(body);
    const response = await answered;
    const answer = await readAnswer(response, reasonOf);
    if (!request.writableEnded) request.destroy();
    return answer;
  } catch (error) {
    return { status: 0, headers: {}, text: '', json: undefined, failure: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Stops when the response arrives early. */
async function writePadded(
  request: ClientRequest,
  body: Uint8Array,
  { at, bytes }: Padding,
  answered: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const over = answered
    .catch(() => {}) // The caller awaits it, too.
    .then(() => {
      isOver = true;
    });
  request.write(body.subarray(0, at));
  await Promise.race([over, wait(WAIT_TIMEOUT_MS)]);
  for (let left = bytes; left > 0 && !isOver; left -= PIECE.length) {
    if (!request.write(PIECE.subarray(0, left))) await Promise.race([over, once(request, 'drain')]);
  }
  if (!isOver) request.end(body.subarray(at));
}

async function readAnswer(response: IncomingMessage, reasonOf: (error: unknown) => string): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let failure: string | null = null;
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_ANSWER_BYTES) throw new Error(`it is longer than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`);
    }
  } catch (error) {
    failure = `the answer broke off: ${reasonOf(error)}`;
    // Reports keep it.
    if (bytes > MAX_ANSWER_BYTES) chunks.splice(0, chunks.length, Buffer.concat(chunks).subarray(0, KEPT_BYTES));
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: response.statusCode ?? 0, headers: response.headers, text, json: parseJson(text), failure };
}

function parseJson(text: string): Answer['json'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not every response is JSON; `judge` checks whether this one should be.
  }
}
