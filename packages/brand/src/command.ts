import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileBrand, problemLine, problemsIn } from '@travel-shell/tokens/compile';

const HELP = `Usage: travel-shell-brand check <folder>
       travel-shell-brand build <folder> [--out <file.json>]

check lists everything that is wrong with a brand's folder: its description
(brand.json), its tokens, its logos, and colours with too little contrast.

build writes the brand as one file for every server and page that shows it.

  --out <file.json>   <id>.json in the current folder by default
  --help

Exit code: 0 fine, 1 something is wrong with the brand, 2 with the command line.`;

const COMMANDS = ['check', 'build'];

/** The command `travel-shell-brand`. Takes its arguments, resolves to its exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [command = '', folder, ...more] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!COMMANDS.includes(command)) return refuse(`"${command}" is not a command: expected ${COMMANDS.join(' or ')}.`);
  if (folder === undefined || more.length > 0) return refuse('Expected one folder.');
  if (command === 'check' && values.out !== undefined) return refuse('--out is an option of build, not of check.');
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return refuse(`"${folder}" is not a folder.`);

  const { brand, problems } = await compileBrand(resolve(folder));
  if (!brand) {
    for (const problem of problems) console.error(problemLine(problem));
    console.error(problemsIn(folder, problems));
    return 1;
  }
  if (command === 'check') {
    console.log(`${folder} is fine: "${brand.name}", brand="${brand.id}".`);
    return 0;
  }
  const out = resolve(values.out ?? `${brand.id}.json`);
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, JSON.stringify(brand));
  console.log(`"${brand.name}", brand="${brand.id}", written to ${out}.`);
  return 0;
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { out: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });

function refuse(message: string): number {
  console.error(`${message}\nSee travel-shell-brand --help.`);
  return 2;
}
