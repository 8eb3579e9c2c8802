/**
 * Serves the built guests on an origin of their own: `PORT=4274 SHELL_ORIGIN=http://localhost:4273 node host-demo/guests/serve.ts`.
 * Their sources have the addresses of the shell and of their own site as the guide has them; here they become the demo's and
 * this origin.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../dist', process.env.GUESTS ?? 'guests');
const { PORT = '4274', SHELL_ORIGIN = 'http://localhost:4273' } = process.env;
const WRITTEN = { 'https://shell.example.com': SHELL_ORIGIN, 'https://www.acme.com': `http://localhost:${PORT}` };
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
};

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://guests');
  // Browsers ask for it on pages that name none.
  if (pathname === '/favicon.ico') return void response.writeHead(204).end();
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    const type = pathname === '/' ? '.html' : extname(path);
    const text = pathname === '/' ? 'Guests' : await readFile(join(FOLDER, normalize(path)), 'utf8');
    response.setHeader('Content-Type', `${TYPES[type] ?? 'application/octet-stream'}; charset=utf-8`);
    response.end(Object.entries(WRITTEN).reduce((served, [from, to]) => served.replaceAll(from, to), text));
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(PORT), '127.0.0.1');
