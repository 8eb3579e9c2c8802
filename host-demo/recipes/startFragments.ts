import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '../../packages/fragments/bin/travel-shell-fragments.js');

export interface Fragments {
  /** `http://127.0.0.1:1234`. */
  origin: string;
  /** The service's behaviour from now on. */
  mode: 'answers' | 'hangs' | 'fails' | 'drips';
  /** Addresses of the requests. */
  asked: string[];
  stop(): Promise<void>;
}

/** A sign now and then: never silent for as long as a limit, and never done. */
const DRIP_MS = 50;

/**
 * The real fragment service with its headers and encodings, behind a door that can be shut. Its answers are fresh for a second
 * only.
 */
export async function startFragments(): Promise<Fragments> {
  const service = spawn(process.execPath, [COMMAND, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await originOf(service);
  const door = createServer((request, response) => {
    fragments.asked.push(request.url ?? '');
    if (fragments.mode === 'hangs') return;
    if (fragments.mode === 'fails') {
      response.writeHead(500).end('<h1>Broken</h1>');
      return;
    }
    if (fragments.mode === 'drips') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      const drip = setInterval(() => response.write(' '), DRIP_MS);
      response.on('close', () => clearInterval(drip));
      return;
    }
    get(
      origin + request.url,
      { headers: { 'accept-encoding': request.headers['accept-encoding'] ?? '' } },
      (answer) => {
        const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
        const caching = headers['cache-control']?.replace('max-age=60', 'max-age=1');
        response.writeHead(answer.statusCode ?? 500, { ...headers, 'cache-control': caching });
        answer.pipe(response);
      },
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const fragments: Fragments = {
    origin: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    mode: 'answers',
    asked: [],
    async stop() {
      door.closeAllConnections();
      door.close();
      await ended(service);
    },
  };
  return fragments;
}

/** The address that a server prints when it listens. */
function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (text) => {
      output += text;
      const origin = /http:\/\/[^\s/]+/.exec(output)?.[0];
      if (origin) resolve(origin);
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`The fragment service ended with ${code}: ${output}`)));
  });
}

/** Stops it and waits for its end. */
export async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exit;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
