/** Tasks that build what is stale, then run one script with the options that they were given. */
import { buildIfStale, run } from './steps.mjs';

const SCRIPTS = {
  /** Measures; options are described in host-demo/bench/README.md. */
  bench: { builds: ['release'], script: 'host-demo/bench/bench.ts' },
  sizes: { builds: ['release'], script: 'host-demo/bench/sizes.ts' },
  /** The server's bars at full length; options are described in host-demo/robustness/README.md. */
  benchServer: { builds: [], script: 'host-demo/robustness/bench.ts' },
  /** dist/requirements.md: what proves each; `-- --missing` prints the requirements that nothing proves. */
  requirements: { builds: [], script: 'scripts/requirements.mjs' },
  /** Encrypts the database's secrets with the first key of SECRET_KEYS. */
  rotateSecrets: { builds: [], script: 'packages/back-end/src/rotateSecrets.ts' },
};

const [name, ...options] = process.argv.slice(2);
const { builds, script } = SCRIPTS[name];
for (const build of builds) await buildIfStale(build);
process.exit((await run('node', [script, ...options])).code);
