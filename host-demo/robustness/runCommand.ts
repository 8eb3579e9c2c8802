import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { accountArguments } from './accounts.ts';

const COMMAND = fileURLToPath(import.meta.resolve('../../packages/conformance/src/main.ts'));

export interface CommandOutcome {
  code: number | null;
  output: string;
}

/** Runs the conformance command in a separate process. */
export async function runCommand(
  origin: string,
  args: readonly string[] = [],
  command: readonly string[] = [COMMAND],
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [...command, origin, ...accountArguments, ...args], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
