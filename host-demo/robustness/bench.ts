/**
 * `npm run bench:server`: the bars of the server at full length. Ends with 1 when a bar is broken. `--only scale,load`
 * chooses; README.md lists the other options.
 */
import { parseArgs } from 'node:util';
import type { Bench } from './bench/Bench.ts';
import { databaseKill } from './bench/databaseKill.ts';
import { drill } from './bench/drill.ts';
import { fragments } from './bench/fragments.ts';
import { kill } from './bench/kill.ts';
import { load } from './bench/load.ts';
import { mails } from './bench/mails.ts';
import { malformed } from './bench/malformed.ts';
import { scale } from './bench/scale.ts';
import { slowConnections } from './bench/slowConnections.ts';
import { twoServers } from './bench/twoServers.ts';

const BENCHES = { malformed, kill, load, fragments, mails, scale, twoServers, databaseKill, drill, slowConnections };

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(BENCHES).join() },
    seed: { type: 'string', default: '1' },
    accounts: { type: 'string', default: '1000000' },
    seconds: { type: 'string' },
  },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`--only has ${unknown.join()}, which is no bench. There are ${Object.keys(BENCHES).join()}.`);
  process.exit(2);
}

let broken = 0;
const bench: Bench = {
  options: {
    seed: Number(values.seed),
    accounts: Number(values.accounts),
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
  },
  report(bar, isMet, figures) {
    console.log(`${isMet ? '✓' : '✗'} ${bar}: ${figures}`);
    if (!isMet) broken += 1;
  },
};
for (const [name, run] of Object.entries(BENCHES)) if (wanted.includes(name)) await run(bench);
process.exit(broken > 0 ? 1 : 0);
