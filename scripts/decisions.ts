/** Checks the decisions, one in each file of docs/decisions, and gives their index, DECISIONS.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './writeFiles.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'docs/decisions';
const INDEX = 'DECISIONS.md';
const MAX_WORDS = 150;
const AREAS = [
  ...['workspace', 'build', 'embedding', 'elements', 'interface', 'sign-in', 'consent', 'brands', 'languages', 'data'],
  ...['business', 'back end', 'frame', 'tests'],
];
const FORM =
  /^# D-(\d+): (.+)\n\nArea: (.+)\nStatus: (.+)\n\n(\*\*Situation\.\*\* [\s\S]+\n\n\*\*Choice\.\*\* [\s\S]+\n\n\*\*Cost\.\*\* [\s\S]+)$/;

/** Files that may cite a decision. */
const TEXT = /\.([cm]?[jt]sx?|css|md|yaml|jsonc?)$/;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A file of the folder. One that has another form than the others has no number. */
export function parseDecision(file: string, text: string) {
  const [, number = '', title = '', area = '', status = '', prose = ''] = FORM.exec(text) ?? [];
  return { file, number, title, area, status, prose };
}

type Decision = ReturnType<typeof parseDecision>;

/** `054-the-pages-script.md` for number 54, "The page's script". */
function nameOf({ number, title }: Decision): string {
  const words = title.replaceAll(/['’]/g, '').match(/[a-z0-9]+/gi) ?? [];
  return `${[number.padStart(3, '0'), ...words].join('-')}.md`.toLowerCase();
}

/** @param cited texts in which numbers of decisions may be, by their files */
export function problemsOf(decisions: readonly Decision[], cited: Readonly<Record<string, string>>): string[] {
  const numbers = decisions.map(({ number }) => number);
  const own = decisions.flatMap((decision, index) => {
    const { file, number, area, status, prose } = decision;
    if (number === '') return `${FOLDER}/${file} has not the form of the others.`;
    const successor = /^superseded by D-(\d+)$/.exec(status)?.[1];
    const words = prose.replaceAll(/\]\([^)]*\)/g, ']').match(/\S+/g)?.length ?? 0;
    return [
      file !== nameOf(decision) && `its name should be ${nameOf(decision)}`,
      numbers.indexOf(number) !== index && `another file has D-${number}, too`,
      !AREAS.includes(area) && `"${area}" is no area: ${AREAS.join(', ')}`,
      !successor && !['accepted', 'withdrawn'].includes(status) && `"${status}" is no status`,
      successor && !numbers.includes(successor) && `D-${successor}, its successor, has no file`,
      words > MAX_WORDS && `it has ${words} words, and may have ${MAX_WORDS}`,
    ].flatMap((problem) => (problem ? `${FOLDER}/${file}: ${problem}.` : []));
  });
  const missing = Object.entries(cited).flatMap(([file, text]) =>
    [...new Set(text.match(/(?<![\w-])D-\d+\b/g))]
      .filter((name) => !numbers.includes(name.slice('D-'.length)))
      .map((name) => `${file}: ${name} has no file in ${FOLDER}.`),
  );
  return [...own, ...missing];
}

export function indexOf(decisions: readonly Decision[]): string {
  const parts = AREAS.map((area) => {
    const rows = decisions
      .filter((decision) => decision.area === area)
      .map(
        ({ file, number, title, status }) =>
          `- [D-${number}: ${title}](${FOLDER}/${file})${status === 'accepted' ? '' : ` (${status})`}\n`,
      );
    const heading = area.charAt(0).toUpperCase() + area.slice(1);
    return rows.length > 0 ? `\n## ${heading}\n\n${rows.join('')}` : '';
  });
  return `# Decisions\n\nChoices a newcomer would question. Written by \`scripts/decisions.ts\` from [${FOLDER}](${FOLDER}).\n${parts.join('')}`;
}

export function generate(): Files {
  const names = readdirSync(join(ROOT, FOLDER)).sort();
  const decisions = names.map((file) => parseDecision(file, read(`${FOLDER}/${file}`)));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => file !== INDEX && TEXT.test(file) && existsSync(join(ROOT, file)));
  const problems = problemsOf(decisions, Object.fromEntries(files.map((file) => [file, read(file)])));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { [INDEX]: indexOf(decisions) };
}
