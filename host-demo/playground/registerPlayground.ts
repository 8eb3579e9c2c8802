import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGE_POLICY, sendPage } from 'travel-shell-back-end/pages/sendPage.ts';
import { findPieces } from '../../scripts/build/pieces.ts';
import { playgroundPage } from './playgroundPage.ts';
import { previewPage } from './previewPage.ts';
import { type Contracts, readState } from './readState.ts';

/** The playground loads files of this server alone. */
const POLICY = `${PAGE_POLICY}; script-src 'self'; connect-src 'self'; frame-src 'self'`;

/** The policy of a host page whose own styles have a nonce. */
const previewPolicy = (nonce: string) =>
  `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; object-src 'none'; ` +
  "base-uri 'none'; frame-ancestors 'self'";

/** Written as the browser takes them: a module that imports nothing needs no bundler. */
const FILES = {
  'client.js': 'text/javascript',
  'playground.css': 'text/css',
  'host.css': 'text/css',
  'dark.css': 'text/css',
};

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Every piece by its tag, in the order of their names. */
export async function readContracts(): Promise<Contracts> {
  const contracts = (await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract));
  return new Map(contracts.sort((a, b) => a.tag.localeCompare(b.tag)).map((contract) => [contract.tag, contract]));
}

const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://localhost').searchParams;

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** `/playground/`, the host page in its frame, and their files. */
export async function registerPlayground(pages: FastifyInstance): Promise<void> {
  const contracts = await readContracts();

  pages.get('/playground', (request, reply) => reply.redirect(`/playground/?${queryOf(request)}`, 308));
  pages.get('/playground/', (request, reply) => {
    const state = readState(queryOf(request), contracts);
    return sendPage(reply, playgroundPage(state, contracts, originOf(request)), POLICY);
  });
  pages.get('/playground/page', (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': previewPolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(previewPage(readState(queryOf(request), contracts), originOf(request), nonce));
  });

  const send = (name: string, type: string, text: () => string) =>
    pages.get(`/playground/${name}`, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type(`${type}; charset=utf-8`).send(text()),
    );
  for (const [name, type] of Object.entries(FILES)) send(name, type, () => read(name));
}
