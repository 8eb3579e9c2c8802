import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const PATH = '/demo/live-reload';

/** Reloads when a build has finished, and when the server is back after a restart. */
const SCRIPT = `{let lost=false;const source=new EventSource('${PATH}');source.onmessage=()=>location.reload();source.onerror=()=>{lost=true};source.onopen=()=>{if(lost)location.reload()}}`;
const FILE = `${PATH}.js`;
/** Pages whose policy lets our own files run have it. */
const TAKES_OWN_FILES = /script-src [^;]*'self'/;

/** For development only: reloads pages when the pieces are rebuilt. */
export async function registerLiveReload(app: FastifyInstance, assetsDir: string): Promise<void> {
  const listeners = new Set<() => void>();
  const release = join(assetsDir, 'pieces.json');
  watchFile(release, { interval: 300 }, () => {
    for (const tell of listeners) tell();
  });
  app.addHook('onClose', async () => unwatchFile(release));

  app.get(PATH, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(':\n\n');
    const tell = () => reply.raw.write('data: built\n\n');
    listeners.add(tell);
    request.raw.on('close', () => listeners.delete(tell));
  });

  app.get(FILE, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));

  app.addHook('onSend', async (request, reply, payload) => {
    // Fragments are kept for a minute otherwise, and a reloaded page would show what was changed only after that.
    reply.header('Cache-Control', 'no-cache');
    const isPage = String(reply.getHeader('Content-Type')).startsWith('text/html') && typeof payload === 'string';
    const policy = reply.getHeader('Content-Security-Policy');
    const isRefused = policy !== undefined && !TAKES_OWN_FILES.test(String(policy));
    if (!isPage || isRefused || request.url.startsWith('/travel-shell/')) return payload;
    return `${payload}<script src="${FILE}"></script>`;
  });
}
