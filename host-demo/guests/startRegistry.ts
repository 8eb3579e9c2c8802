import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';

export interface Registry {
  url: string;
  /** Address of an unscoped package's archive. */
  archiveOf(name: string): string;
  stop(): void;
}

/**
 * A registry on this machine with our packages, published as to npm's own.
 * @param packed the folder with their archives
 * @param folder for its data
 */
export async function startRegistry(packed: string, folder: string): Promise<Registry> {
  const config = {
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  };
  const server = (await runServer(config as never)) as Server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `//127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // npm wants a token, which this registry does not ask for.
  const userConfig = join(folder, '.npmrc');
  writeFileSync(userConfig, `registry=http:${address}\n${address}:_authToken=none\n`);
  const publish = async (archive: string) => {
    const args = ['publish', join(packed, archive), '--userconfig', userConfig];
    await promisify(execFile)('npm', args, { shell: process.platform === 'win32' });
  };
  const archives = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
  await Promise.all(archives.map(publish));
  return {
    url: `http:${address}`,
    archiveOf: (name) => `http:${address}${name}/-/${archives.find((archive) => archive.startsWith(name))}`,
    stop: () => server.close(),
  };
}
