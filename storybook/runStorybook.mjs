import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = import.meta.dirname;
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('storybook/package.json')));

/**
 * Runs Storybook's command line with this Node. Makes no network calls: no telemetry, crash reports or update checks.
 * @param {'build' | 'dev'} command
 * @param {string[]} options
 * @returns {Promise<number>} exit code
 */
export function runStorybook(command, options) {
  return new Promise((resolve, reject) => {
    const cli = join(PACKAGE, 'dist/bin/dispatcher.js');
    const args = [cli, command, '--config-dir', '.', '--disable-telemetry', ...options];
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_NO_WARNINGS: '1' };
    const child = spawn(process.execPath, args, { cwd: FOLDER, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}
