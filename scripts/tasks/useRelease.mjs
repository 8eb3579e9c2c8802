/**
 * `npm run use-release -- <version> [folder | --rsync <target> | --rclone <target>]`: makes a release of ours the current
 * one in a folder of built files, by default ours, or uploads it, each file after those that it names.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addVersion, another, findRelease, LIST, listUpload, useVersion } from '../build/versions.ts';
import { ROOT } from './steps.mjs';

const USAGE = `Usage: npm run use-release -- <version> [folder | --rsync <target> | --rclone <target>], e.g.
  npm run use-release -- 0.1.0 /srv/travel-shell
  npm run use-release -- 0.1.0 --rsync web.example.com:/srv
  npm run use-release -- 0.1.0 --rclone store:shell.example.com`;

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

/** Copies a whole release to the folder or bucket that stands for `dist`. */
function upload(name, target, version) {
  const { one, listed, absent } = PROGRAMS[name];
  const release = findRelease(BUILT, version);
  // Addresses without a version get their files from here.
  useVersion(BUILT, version);
  const temporary = mkdtempSync(join(tmpdir(), 'travel-shell-upload-'));
  try {
    const there = join(temporary, LIST);
    const code = runProgram(name, one(`${target}/travel-shell/${version}/${LIST}`, there), 'ignore');
    if (code !== 0 && !absent.includes(code))
      throw new Error(`${name} could not read ${target}: it ended with ${code}.`);
    if (existsSync(there) && readFileSync(there, 'utf8') !== readFileSync(join(release, LIST), 'utf8'))
      throw another(target, version);
    let count = 0;
    for (const files of listUpload(DIST, version)) {
      const list = join(temporary, 'list');
      writeFileSync(list, `${files.join('\n')}\n`);
      const failed = runProgram(name, listed(list, target), 'inherit');
      if (failed)
        throw new Error(
          `${name} ended with ${failed}. No file is there before those that it names, so just begin again.`,
        );
      count += files.length;
    }
    return count;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

try {
  const { positionals, values } = parseArgs({
    options: { rsync: { type: 'string' }, rclone: { type: 'string' } },
    allowPositionals: true,
  });
  const [version, given = BUILT] = positionals;
  const [[program, target] = []] = Object.entries(values);
  if (!version || positionals.length + Object.keys(values).length > 2) throw new Error(USAGE);
  if (program) {
    const count = upload(program, target.replace(/\/$/, ''), version);
    console.log(`${target} is release ${version} now: ${count} files.`);
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
