/** `npm start`: builds what is stale, then runs the whole demo on its embedded database. */
import { buildIfStale, run } from './steps.mjs';

await buildIfStale('pieces');
await buildIfStale('storybook');
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'host-demo/server/main.ts']);
process.exit(code);
