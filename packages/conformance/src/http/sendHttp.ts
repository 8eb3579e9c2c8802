import { once } from 'node:events';
import { Agent, type IncomingMessage, request as openHttp } from 'node:http';
import { request as openHttps, Agent as SecureAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange, HttpRequest } from './Exchange.ts';

const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };

/** A server may refuse a large body after its first piece and hang up; so the rest waits a moment for such an answer. */
const FIRST_PIECE_BYTES = 16 * 1024;
const PIECE_BYTES = 256 * 1024;
const PATIENCE_MS = 1000;

type Answer = Omit<Exchange, 'request' | 'url'>;

/**
 * One request, without following redirects. Never rejects: what goes wrong on the way stands in `failure`.
 * Node's own client and not `fetch`, which cannot hear the answer to a body that it has not finished sending.
 */
export async function sendHttp(
  url: string,
  { method, headers, body }: HttpRequest,
  timeoutMs: number,
): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  const length = body || method !== 'GET' ? { 'content-length': String(body?.length ?? 0) } : {};
  try {
    const request = (isSecure ? openHttps : openHttp)(url, {
      method,
      headers: { ...length, ...headers },
      agent: agents[isSecure ? 'https:' : 'http:'],
      timeout: timeoutMs,
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
    });
    const [response] = await Promise.all([answered, write(request, body ?? new Uint8Array(), answered)]);
    const answer = await readAnswer(response);
    if (!request.writableEnded) request.destroy();
    return answer;
  } catch (error) {
    return { status: 0, headers: {}, text: '', json: undefined, failure: (error as Error).message };
  }
}

async function write(
  request: ReturnType<typeof openHttp>,
  body: Uint8Array,
  answered: Promise<unknown>,
): Promise<void> {
  if (body.length <= FIRST_PIECE_BYTES) {
    request.end(body);
    return;
  }
  let isOver = false;
  const over = answered
    .then(() => {})
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  request.write(body.subarray(0, FIRST_PIECE_BYTES));
  await Promise.race([over, wait(PATIENCE_MS)]);
  for (let at = FIRST_PIECE_BYTES; at < body.length && !isOver; at += PIECE_BYTES) {
    if (!request.write(body.subarray(at, at + PIECE_BYTES))) await Promise.race([over, once(request, 'drain')]);
  }
  if (!isOver) request.end();
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let failure: string | null = null;
  try {
    for await (const chunk of response) chunks.push(chunk as Buffer);
  } catch (error) {
    failure = `the answer broke off: ${(error as Error).message}`;
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: response.statusCode ?? 0, headers: response.headers, text, json: parseJson(text), failure };
}

function parseJson(text: string): Answer['json'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not every answer is JSON; whether this one should be is judged elsewhere.
  }
}
