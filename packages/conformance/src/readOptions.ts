import { parseArgs } from 'node:util';
import type { Contract } from './contract/Contract.ts';
import type { Credentials } from './http/Visitor.ts';
import { isWanted, type Selection } from './isWanted.ts';
import type { Options } from './Options.ts';
import { PIECE_CALLS } from './pieceCalls.ts';
import { optionOf, ROLE_MEANINGS, ROLE_USES, ROLES, type Role, variableOf } from './Role.ts';
import { SIGNED_IN_COOKIE } from './Run.ts';

/** The command line is invalid. Its message is for the person who typed it. */
export class UsageError extends Error {}

export interface CommandLine extends Options {
  json: boolean;
  verbose: boolean;
  secrets: boolean;
  contract: string | undefined;
  junit: string | undefined;
}

const PIECES = Object.keys(PIECE_CALLS);
const EXPIRED_SESSION_VARIABLE = 'TRAVEL_SHELL_EXPIRED_SESSION';

export const HELP = `Usage: travel-shell-conformance <base URL> [options]

Runs the contract of Travel Shell against a back end and says where it deviates.
It creates, changes and deletes data: use a test installation.

Accounts that make the calls, each in its role; what is not selected needs none:
${ROLES.map(roleText).join('\n')}

What is checked:
  --for <piece,piece>           only the calls that these pieces need:
                                ${PIECES.slice(0, 4).join(', ')},
                                ${PIECES.slice(4).join(', ')}
  --only <operation or tag>     only these; may be repeated
  --skip <operation or tag>     not these; may be repeated
  --expired-session <value>     value of a session cookie that has expired; without it, whether expired sessions
                                are refused is left out
  --signed-in-cookie <name>     the readable cookie beside the session, ${SIGNED_IN_COOKIE} by default;
                                '' if the site sets none
  --exact                       a field of an answer that the contract does not have is a deviation, too

How:
  --seed <number>               the malformed requests of an earlier run again
  --header 'Name: value'        sent with every request; may be repeated
  --timeout <seconds>           for each whole answer, 10 by default
  --contract <file>             another version of openapi.yaml

The report:
  --json                        as JSON
  --junit <file>                also as JUnit XML, into a file
  --verbose                     list the checks that pass, too
  --secrets                     with passwords, sessions and --header, which are variables ($HIDDEN_…) otherwise
  --help

Accounts may also be set by ${ROLES.map(variableOf).join(', ')},
the expired session by ${EXPIRED_SESSION_VARIABLE}.
Exit code: 0 no deviation, 1 deviations or checks that a rate limit has prevented,
2 the command or the back end cannot be used, 3 this program failed.`;

function roleText(role: Role): string {
  const indent = ' '.repeat(32);
  return `  ${`${optionOf(role)} user:password`.padEnd(30)}${ROLE_MEANINGS[role]}:\n${indent}${ROLE_USES[role]}`;
}

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** Reads arguments and environment. Throws UsageError; null when only the help is asked for. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): CommandLine | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [baseUrl, ...more] = positionals;
  if (baseUrl === undefined) throw new UsageError('The base URL is missing, e.g. https://test.example.com.');
  if (more.length > 0) throw new UsageError(`There is more than one base URL: ${positionals.join(' ')}.`);
  const accounts: Options['accounts'] = {};
  for (const role of ROLES) {
    const given = values[optionOf(role).slice(2) as keyof typeof values] ?? env[variableOf(role)];
    if (typeof given === 'string') accounts[role] = readCredentials(role, given);
  }
  return {
    target: {
      baseUrl: readUrl(baseUrl),
      headers: Object.fromEntries((values.header ?? []).map(readHeader)),
      timeoutMs: readNumber('--timeout', values.timeout, 10, 1) * 1000,
    },
    accounts,
    only: values.only ?? [],
    skip: values.skip ?? [],
    pieces: (values.for ?? []).flatMap((names) => names.split(',')).map((name) => readPiece(name.trim())),
    expiredSession: values['expired-session'] ?? env[EXPIRED_SESSION_VARIABLE],
    signedInCookie: values['signed-in-cookie'] ?? SIGNED_IN_COOKIE,
    seed: readNumber('--seed', values.seed, 1),
    json: values.json ?? false,
    verbose: values.verbose ?? false,
    secrets: values.secrets ?? false,
    isExact: values.exact ?? false,
    contract: values.contract,
    junit: values.junit,
  };
}

/** Unknown names would silently check nothing, and so would names that exclude each other. */
export function checkNames(contract: Contract, selection: Selection): void {
  const known = new Set(contract.operations.flatMap(({ id, tags }) => [id, ...tags]));
  const unknown = [...selection.only, ...selection.skip].find((name) => !known.has(name));
  if (unknown !== undefined) {
    const tags = [...new Set(contract.operations.flatMap((operation) => operation.tags))];
    throw new UsageError(`"${unknown}" is neither an operation nor a tag. The tags are: ${tags.join(', ')}.`);
  }
  if (contract.operations.some((operation) => isWanted(operation, selection))) return;
  throw new UsageError('No operation is left of what --for, --only and --skip select.');
}

/** Without this, an operation without an account would be skipped silently. */
export function checkAccounts(needed: Iterable<Role>, { accounts }: Pick<Options, 'accounts'>): void {
  const missing = [...needed].filter((role) => !accounts[role]);
  if (missing.length === 0) return;
  const lines = missing.map((role) => `  ${optionOf(role)} user:password   ${ROLE_MEANINGS[role]}`);
  throw new UsageError(
    `The checks need more accounts:\n${lines.join('\n')}\nOr choose what can do without them by --only and --skip.`,
  );
}

function parse(args: string[]) {
  const options = {
    account: text,
    member: text,
    admin: text,
    'other-admin': text,
    for: list,
    only: list,
    'expired-session': text,
    'signed-in-cookie': text,
    junit: text,
    skip: list,
    seed: text,
    header: list,
    timeout: text,
    contract: text,
    json: flag,
    verbose: flag,
    secrets: flag,
    exact: flag,
    help: flag,
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readUrl(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  throw new UsageError(`"${value}" is not an address of http or https.`);
}

function readPiece(value: string): string {
  const name = value.replace(/^travel-/, '');
  if (PIECES.includes(name)) return name;
  throw new UsageError(`--for "${value}" is no piece. The pieces are: ${PIECES.join(', ')}.`);
}

function readCredentials(role: Role, value: string): Credentials {
  const [, username, password] = /^([^:]+):(.+)$/.exec(value) ?? [];
  if (username && password) return { username, password };
  throw new UsageError(`${optionOf(role)} wants user:password, e.g. ${optionOf(role)} ada@example.com:secret.`);
}

function readHeader(value: string): [string, string] {
  const [, name, content] = /^([\w-]+):\s*(.*)$/.exec(value) ?? [];
  if (name) return [name, content ?? ''];
  throw new UsageError(`--header "${value}" is not of the form "Name: value".`);
}

function readNumber(option: string, value: string | undefined, standard: number, least = 0): number {
  const number = value === undefined ? standard : Number(value);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${option} "${value}" is not a whole number${least > 0 ? ` of at least ${least}` : ''}.`);
}
