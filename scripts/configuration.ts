/**
 * Makes of the table of configuration (shared/core/src/configTable.ts) the type `ShellConfig`, the defaults and the rules in
 * shared/core/src/generated, and the tables in docs/embed-guide.md. Each rule is in the module that is loaded when it is
 * needed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_TABLE, type EarlyKey, type LateKey } from '@travel-shell/core/configTable';
import { markdownTable } from 'markdown-table';
import { ROOT } from './build/pieces.ts';
import { standardOf } from './standardOf.ts';
import type { Files } from './writeFiles.ts';

const GENERATED = 'shared/core/src/generated';
const GUIDE = 'docs/embed-guide.md';
const HEADER = '// Written by scripts/configuration.ts from ../configTable.ts.\n';

type Key = EarlyKey | LateKey;
const keys = Object.entries<Key>(CONFIG_TABLE);
const isEarly = (key: Key): key is EarlyKey => key.when !== 'late';
const early = keys.filter(([, key]) => isEarly(key));
const late = keys.filter(([, key]) => !isEarly(key));

/** A value as source text; JSON has no patterns. */
function sourceOf(value: unknown): string {
  if (value instanceof RegExp) return `${value}`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${sourceOf(each)}`)
    .join(', ')} }`;
}

const objectOf = (entries: readonly (readonly [string, string])[]) =>
  `{\n${entries.map(([name, text]) => `  ${name}: ${text},\n`).join('')}}`;

/** The sentence as a comment: links are for the guide. */
function commentOf(key: Key): string {
  const { sentence, source } = key;
  const plain = sentence.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const text = plain[0]?.toUpperCase() + plain.slice(1);
  return `${text}. Default: ${standardOf(key)}.${source ? ` Source: ${source}.` : ''}`;
}

/** The types of `configTypes.ts` that the table names. */
const types = [...new Set(keys.flatMap(([, { type }]) => type.match(/\b[A-Z]\w+/g) ?? []))]
  .filter((name) => !['Readonly', 'Record', 'Partial'].includes(name))
  .sort();

const shellConfig = `${HEADER}import type { ${types.join(', ')} } from '../configTypes.ts';

/** The configuration of a page, with the defaults of what it leaves out. */
export interface ShellConfig {
${keys
  .map(([name, key]) => `  /** ${commentOf(key)} */\n  ${name}${key.default === undefined ? '?' : ''}: ${key.type};\n`)
  .join('')}}
`;

const defaultsOf = (when: Key['when']) =>
  keys.flatMap(([name, key]) =>
    key.when === when && key.default !== undefined ? [[name, sourceOf(key.default)] as const] : [],
  );
const typed = (constant: string, comment: string, when: Key['when']) => {
  const entries = defaultsOf(when);
  const names = entries.map(([name]) => `'${name}'`).join(' | ');
  return `\n/** ${comment} */\nexport const ${constant}: Pick<ShellConfig, ${names}> = ${objectOf(entries)};\n`;
};
const configDefaults = `${HEADER}import type { ShellConfig } from './ShellConfig.ts';
${typed('FIRST_DEFAULTS', 'What step 0 needs.', 'first')}${typed('EARLY_DEFAULTS', 'Of the other keys that the loader checks.', 'early')}${typed('LATE_DEFAULTS', 'Of the keys that step 1 checks; the others among them have none.', 'late')}`;

const earlyRules = `${HEADER}
/** The values that a key may have, or a pattern. */
export const EARLY_RULES: Readonly<Record<string, RegExp | readonly string[]>> = ${objectOf(
  early.map(([name, { rule }]) => [name, sourceOf(rule)]),
)};
`;

const lateRules = `${HEADER}import type { LateKey } from '../configTable.ts';

export const LATE_RULES: Readonly<Record<string, Pick<LateKey, 'rule' | 'expected'>>> = ${objectOf(
  late.map(([name, key]) => [name, sourceOf({ rule: key.rule, ...('expected' in key && { expected: key.expected }) })]),
)};
`;

const tableOf = (rows: readonly (readonly [string, Key])[]) =>
  markdownTable([
    ['Key', 'Value', 'Default'],
    ...rows.map(([name, key]) => [`\`${name}\``, key.sentence, standardOf(key)]),
  ]);

/** Between its two comments. */
function inGuide(text: string, name: string, table: string): string {
  const start = `<!-- ${name} keys, by scripts/configuration.ts -->\n`;
  const from = text.indexOf(start);
  if (from < 0) throw new Error(`${GUIDE} has no "${start.trim()}".`);
  const rest = from + start.length;
  return `${text.slice(0, rest)}\n${table}\n\n${text.slice(text.indexOf('<!-- end -->', rest))}`;
}

export function generate(): Files {
  const guide = readFileSync(join(ROOT, GUIDE), 'utf8');
  return {
    [`${GENERATED}/ShellConfig.ts`]: shellConfig,
    [`${GENERATED}/configDefaults.ts`]: configDefaults,
    [`${GENERATED}/earlyRules.ts`]: earlyRules,
    [`${GENERATED}/lateRules.ts`]: lateRules,
    [GUIDE]: inGuide(inGuide(guide, 'early', tableOf(early)), 'late', tableOf(late)),
  };
}
