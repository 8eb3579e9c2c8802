import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Schema } from '@travel-shell/contract';
import { PRELOAD, pageOf, surfacePages, VARIANTS } from './pages.ts';

export interface RunningPages {
  origin: string;
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * Serves the bench's pages at `/bench/<path>`, compressed, and hands everything else to the demo's server.
 * @param others further files, by path below /bench/
 */
export async function startPages(
  demo: string,
  others?: (countries: readonly Schema<'CountryEntry'>[]) => Promise<Map<string, string>>,
): Promise<RunningPages> {
  const ask = async (path: string) => {
    const answer = await fetch(`${demo}${path}`);
    if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const header = await ask('/travel-shell/fragments/header?brand=flagship&locale=en-US&presentation=default');
  const fragment = await header.text();
  const list = await ask('/horizon/react/component/CountryPickerStateProviderAction?locale=en-US');
  const { countries } = (await list.json()) as Schema<'CountryPickerState'>;
  const pages = new Map(
    [
      ...([...VARIANTS, PRELOAD] as const).map((variant) => [variant, pageOf(variant, fragment)] as const),
      ...Object.entries(surfacePages(countries)),
      ...((await others?.(countries)) ?? []),
    ].map(([path, text]) => [`/bench/${path}`, brotliCompressSync(text)]),
  );
  const agent = new Agent({ keepAlive: true });

  const server = createServer((incoming, outgoing) => {
    const page = pages.get(incoming.url ?? '');
    if (page) {
      outgoing.writeHead(200, {
        'content-type': `${TYPES[extname(incoming.url ?? '').slice(1)] ?? 'text/html'}; charset=utf-8`,
        'content-encoding': 'br',
        'content-length': page.length,
        'cache-control': 'no-store',
      });
      outgoing.end(page);
      return;
    }
    const { method, headers, url } = incoming;
    const forwarded = request(`${demo}${url}`, { method, headers, agent }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // By host name, because passkeys do not work on IP addresses.
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
