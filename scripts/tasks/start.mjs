/** `npm start`: builds what is stale, then runs the whole demo on its embedded database. */
import { BUILD_NAMES, buildIfStale, run } from './steps.mjs';

for (const name of BUILD_NAMES) await buildIfStale(name);
// Log only URLs and warnings to the terminal, not every request.
const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'host-demo/demo/main.ts'], { env });
process.exit(code);
