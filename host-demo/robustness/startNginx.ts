import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebServer } from '../../scripts/webServers.mjs';

const RECIPE = join(import.meta.dirname, '../recipes/nginx/proxy.conf');

export const nginx = findWebServer('nginx');

/** Text of a guide's file, with places of this machine. */
export type Place = readonly [from: string | RegExp, to: string];

export interface RunningNginx {
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * nginx with the file of docs/operations.md; logs and whatever it keeps are in `folder`.
 * @param isLimited as the guide says; else one address may ask as often as tests do
 */
export async function startNginx(folder: string, places: readonly Place[], isLimited = false): Promise<RunningNginx> {
  if (!nginx) throw new Error('There is no nginx.');
  await mkdir(folder, { recursive: true });
  const own: Place[] = [
    ['/var/log/nginx/', `${folder}/`],
    ...(isLimited ? [] : [['rate=50r/s', 'rate=1000000r/s'] as const]),
  ];
  const text = replacePlaces(await readFile(RECIPE, 'utf8'), [...places, ...own]);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} daemon off; worker_processes 1; pid ${folder}/pid; events {} http { ${kept.join(' ')} ${text} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const child = spawn(nginx, ['-e', `${folder}/start.log`, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  // Written once it listens.
  while (!existsSync(`${folder}/pid`)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}, see ${folder}/start.log.`);
    await wait(20);
  }
  return {
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Fails where a place is not in the text any more. */
export function replacePlaces(text: string, places: readonly Place[]): string {
  for (const [from, to] of places) {
    const replaced = text.replaceAll(from, to);
    if (replaced === text) throw new Error(`The guide no longer has ${from}.`);
    text = replaced;
  }
  return text;
}
