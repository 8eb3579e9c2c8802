/**
 * Serves the built guests on an origin of their own: `PORT=4274 SHELL_ORIGIN=http://localhost:4273 node host-demo/guests/serve.ts`.
 * Their sources have the shell's address as the guide has it; here it becomes the demo's.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../dist', process.env.GUESTS ?? 'guests');
const WRITTEN = 'https://shell.example.com';
const { PORT = '4274', SHELL_ORIGIN = 'http://localhost:4273' } = process.env;
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://guests');
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    const type = pathname === '/' ? '.html' : extname(path);
    const text = pathname === '/' ? 'Guests' : await readFile(join(FOLDER, normalize(path)), 'utf8');
    response.setHeader('Content-Type', `${TYPES[type] ?? 'application/octet-stream'}; charset=utf-8`);
    response.end(text.replaceAll(WRITTEN, SHELL_ORIGIN));
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(PORT), '127.0.0.1');
