/**
 * `npm run dev`: the demo with live reload on PORT (default 4173) and Storybook with hot reload on 6006.
 * Pieces are built again on every change; the server starts again when its own files change.
 */
import { run } from './steps.mjs';

await run('node', ['scripts/build/build.ts']);
await Promise.all([
  run('node', ['scripts/build/build.ts', '--watch'], { env: { NODE_ENV: 'development' } }),
  run('node', ['--watch', 'host-demo/demo/main.ts'], { env: { LIVE_RELOAD: '1' } }),
  run('node', ['storybook/dev.mjs']),
]);
