/**
 * `npm start`: builds the pieces, then runs the whole demo on its embedded database. What one looks at later is built beside
 * it; until then its pages say so.
 */
import { buildIfStale, DEMO_BUILDS, run } from './steps.mjs';

// The demo reads the fourth brand when it starts.
const FIRST = ['pieces', 'brand', 'fourthBrand'];

for (const name of FIRST) await buildIfStale(name);
// Log only URLs and warnings to the terminal, not every request.
const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const demo = run('node', ['host-demo/demo/main.ts'], { env });
for (const name of DEMO_BUILDS.filter((each) => !FIRST.includes(each))) {
  const { code, output } = await buildIfStale(name, { quiet: true });
  if (code !== 0) console.error(`The build "${name}" failed; the demo goes on without it.\n${output}`);
}
const { code } = await demo;
process.exit(code);
