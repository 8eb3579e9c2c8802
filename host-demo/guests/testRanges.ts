/**
 * `npm run test:ranges`: every guest with the lowest versions that docs/partner-guide.md promises, with those it is pinned to,
 * and with the newest of today: built, and signed in to in a browser. Expects `dist/npm/` and the build of the pieces.
 * `npm run test:ranges -- lowest r2wc` takes one of the three, and one guest. Not part of `npm test`: what others publish today may
 * break it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textTable } from '../bench/tables.ts';
import { VERSION_SETS, type VersionSet } from './versions.ts';

const ROOT = join(import.meta.dirname, '../..');
const given = process.argv.slice(2);
const isSet = (word: string) => VERSION_SETS.some((set) => set === word);
const sets = VERSION_SETS.filter((set) => given.includes(set) || !given.some(isSet));
const guests = given.filter((word) => !isSet(word));

/** A guest in the report of build.ts. */
interface Built {
  guest: string;
  isBuilt: boolean;
  versions: Record<string, string>;
}

/** A suite in Playwright's JSON report. */
interface Suite {
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

function run(command: string, args: string[], env = {}): Promise<unknown> {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell, env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', resolve));
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Signs in and out on the page of each; resolves to the titles that fail. */
async function visit(folder: string): Promise<string[]> {
  const temporary = mkdtempSync(join(tmpdir(), 'travel-shell-ranges-'));
  const file = join(temporary, 'report.json');
  const titles = guests.length > 0 ? ['--grep', `(${guests.join('|')}): `] : [];
  const args = ['test', '--project', 'chromium', '--reporter=json', ...titles, 'scenarios/guests/'];
  await run('playwright', args, { GUESTS: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (!existsSync(file)) return ['no test ran'];
  const { suites }: { suites: Suite[] } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(temporary, { recursive: true });
  const specs = suites.flatMap(specsOf);
  return specs.length === 0 ? ['no test ran'] : specs.filter(({ ok }) => !ok).map(({ title }) => title);
}

const results = new Map<VersionSet, { built: Built[]; failed: string[] }>();
for (const set of sets) {
  console.log(`\n${set}`);
  const folder = set === 'pinned' ? 'guests' : `guests-${set}`;
  rmSync(join(ROOT, 'dist', folder), { recursive: true, force: true });
  await run('node', ['--disable-warning=ExperimentalWarning', 'host-demo/guests/build.ts', set, ...guests]);
  const report = join(ROOT, 'dist', folder, 'versions.json');
  const built: Built[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [];
  results.set(set, { built, failed: built.length > 0 ? await visit(folder) : ['not installed'] });
}

const all = [...results.values()];
const table = (title: string, names: string[], cell: (name: string, set: VersionSet) => string) =>
  console.log(
    `\n${textTable(
      [title, ...sets],
      [...new Set(names)].sort().map((name) => [name, ...sets.map((set) => cell(name, set))]),
    )}`,
  );

table(
  'Version',
  all.flatMap(({ built }) => built.flatMap(({ versions }) => Object.keys(versions))),
  (name, set) => [...new Set(results.get(set)?.built.flatMap(({ versions }) => versions[name] ?? []))].join(', '),
);
table(
  'Guest',
  all.flatMap(({ built }) => built.map(({ guest }) => guest)),
  (guest, set) => {
    const { built, failed } = results.get(set) ?? { built: [], failed: [] };
    if (!built.some((each) => each.guest === guest && each.isBuilt)) return 'not built';
    return failed.some((title) => title.startsWith(`${guest}:`)) ? 'page fails' : 'ok';
  },
);
for (const [set, { failed }] of results) for (const title of failed) console.log(`Failed, ${set}: ${title}`);

const isGreen = all.every(({ built, failed }) => failed.length === 0 && built.every(({ isBuilt }) => isBuilt));
const today = new Date().toISOString().slice(0, 10);
if (isGreen && given.length === 0) console.log(`\nGreen on ${today}: write that into host-demo/guests/README.md.`);
process.exit(isGreen ? 0 : 1);
