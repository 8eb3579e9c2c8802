/**
 * `npm run dev`: the demo with live reload on PORT (default 4173) and Storybook with hot reload on 6006.
 * Pieces are built again on every change; the server starts again when its own files change.
 */
import { spawn } from 'node:child_process';
import { ROOT, run } from './steps.mjs';

const node = (args, env = {}) =>
  spawn('node', ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

await run('node', ['--disable-warning=ExperimentalWarning', 'scripts/build/build.ts']);
const children = [
  node(['scripts/build/build.ts', '--watch'], { NODE_ENV: 'development' }),
  node(['--watch', 'host-demo/demo/main.ts'], { LIVE_RELOAD: '1' }),
  node(['storybook/dev.mjs']),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
await Promise.all(children.map((child) => new Promise((resolve) => child.on('close', resolve))));
