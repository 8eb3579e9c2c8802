/**
 * `npm run use-release -- <version> [folder | --rsync <target> | --rclone <target>]`: makes a release of ours the current
 * one in a folder of built files, by default ours, or uploads it, each file after those that it names. With `--canary 5%`
 * that share of the visitors gets it, where the reference back end serves the folder (D-143).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addVersion,
  another,
  CURRENT,
  chooseCanary,
  findRelease,
  LIST,
  listUpload,
  requireCanary,
  useVersion,
  withCanary,
} from '../build/versions.ts';
import { ROOT } from './steps.mjs';

const USAGE = `Usage: npm run use-release -- <version> [folder | --rsync <target> | --rclone <target>] [--canary <percent>], e.g.
  npm run use-release -- 0.1.0 /srv/travel-shell
  npm run use-release -- 0.1.0 --rsync web.example.com:/srv
  npm run use-release -- 0.1.0 --rclone store:shell.example.com
  npm run use-release -- 0.2.0 /srv/travel-shell --canary 5%`;

const DIST = join(ROOT, 'dist');
const BUILT = join(DIST, 'travel-shell');

/** How each program copies one file, and listed ones; the exit codes with which it says that a file is not there. */
const PROGRAMS = {
  rsync: {
    one: (from, to) => ['-q', from, to],
    listed: (list, target) => ['-a', `--files-from=${list}`, `${DIST}/`, `${target}/`],
    absent: [23],
  },
  rclone: {
    one: (from, to) => ['copyto', from, to],
    listed: (list, target) => ['copy', '--files-from', list, DIST, target],
    absent: [3, 4],
  },
};

function runProgram(name, args, stdio) {
  const { status, error } = spawnSync(name, args, { stdio });
  if (error) throw new Error(`${name} cannot be run: ${error.message}`);
  return status;
}

/** The percents in `5%` or `0.5%`; undefined without the option. */
function readPercent(text) {
  if (text === undefined) return undefined;
  const percent = /^(\d+(\.\d)?)%?$/.exec(text)?.[1];
  if (percent === undefined || percent > 100)
    throw new Error(`--canary ${text} is no share of the visitors. Give 0% to 100%, in steps of 0.1%.`);
  return Number(percent);
}

/**
 * Copies a whole release to the folder or bucket that stands for `dist`.
 * @param percent of the visitors get it; undefined where all do
 */
function upload(name, target, version, percent) {
  const { one, listed, absent } = PROGRAMS[name];
  const release = findRelease(BUILT, version);
  const isForAll = percent === undefined;
  // Addresses without a version get their files from here.
  if (isForAll) useVersion(BUILT, version);
  else requireCanary(release);
  const temporary = mkdtempSync(join(tmpdir(), 'travel-shell-upload-'));
  try {
    const there = join(temporary, LIST);
    const code = runProgram(name, one(`${target}/travel-shell/${version}/${LIST}`, there), 'ignore');
    if (code !== 0 && !absent.includes(code))
      throw new Error(`${name} could not read ${target}: it ended with ${code}.`);
    if (existsSync(there) && readFileSync(there, 'utf8') !== readFileSync(join(release, LIST), 'utf8'))
      throw another(target, version);
    const isWanted = (file) => isForAll || file.split('/')[1] === version;
    let count = 0;
    for (const files of listUpload(DIST, version).map((each) => each.filter(isWanted))) {
      if (files.length === 0) continue;
      const list = join(temporary, 'list');
      writeFileSync(list, `${files.join('\n')}\n`);
      const failed = runProgram(name, listed(list, target), 'inherit');
      if (failed)
        throw new Error(
          `${name} ended with ${failed}. No file is there before those that it names, so just begin again.`,
        );
      count += files.length;
    }
    if (!isForAll) {
      const current = join(temporary, CURRENT);
      const place = `${target}/travel-shell/${CURRENT}`;
      if (runProgram(name, one(place, current), 'ignore') !== 0)
        throw new Error(`${name} could not read ${place}: first use a release for everybody.`);
      writeFileSync(current, withCanary(readFileSync(current, 'utf8'), version, percent));
      if (runProgram(name, one(current, place), 'inherit') !== 0) throw new Error(`${name} could not write ${place}.`);
    }
    return count;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

try {
  const { positionals, values } = parseArgs({
    options: { rsync: { type: 'string' }, rclone: { type: 'string' }, canary: { type: 'string' } },
    allowPositionals: true,
  });
  const [version, given = BUILT] = positionals;
  const { canary, ...targets } = values;
  const [[program, target] = []] = Object.entries(targets);
  if (!version || positionals.length + Object.keys(targets).length > 2) throw new Error(USAGE);
  const percent = readPercent(canary);
  const share = `${percent} % of the visitors get release ${version} now`;
  if (program) {
    const count = upload(program, target.replace(/\/$/, ''), version, percent);
    console.log(`${target}${percent === undefined ? ` is release ${version} now` : `: ${share}`}: ${count} files.`);
  } else if (percent !== undefined) {
    const folder = resolve(given);
    if (percent > 0 && folder !== BUILT && existsSync(join(BUILT, version))) addVersion(BUILT, folder, version);
    chooseCanary(folder, version, percent);
    console.log(`${folder}: ${share}.`);
  } else {
    const folder = resolve(given);
    if (folder !== BUILT && existsSync(join(BUILT, version))) addVersion(BUILT, folder, version);
    const count = useVersion(folder, version);
    console.log(`${folder} is release ${version} now: ${count} files copied from ${join(folder, version)}.`);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
