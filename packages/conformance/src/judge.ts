import type { Contract } from './contract/Contract.ts';
import type { AnswerContract, Operation } from './contract/Operation.ts';
import { type Exchange, errorCodeOf, mediaTypeOf } from './http/Exchange.ts';

export interface Expectation {
  statuses: readonly number[];
  /** The code of the first error, where the contract fixes it. */
  code?: string;
}

/** `json`: a field that the contract does not have is a deviation, too. */
type BodyReading = 'answer' | 'json';

const ERROR_SCHEMA = '/components/schemas/ErrorResponse';

/** Lines that only a program's own failure prints: frames of JavaScript, Python, Java, PHP, .NET, and SQL. */
const INNER_WORKINGS =
  /\n\s+at \S|\bat .+\.[cm]?[jt]s:\d+|node_modules\/|Traceback \(most recent|\bat [\w.$]+\([\w.]+\.java:\d+\)|#\d+ \/\S+\.php|\bselect .+ from .+ where\b/i;

export const tellsInnerWorkings = (text: string): boolean => INNER_WORKINGS.test(text);

/** All deviations of a response from the expectation or the contract; empty if none. */
export function judge(
  contract: Contract,
  operation: Operation,
  exchange: Exchange,
  expected: Expectation,
  reading: BodyReading = 'answer',
): string[] {
  if (exchange.failure) return [`no whole answer: ${exchange.failure}`];
  const answer = answerOf(operation, exchange.status);
  const isError = exchange.status >= 400;
  return [
    ...judgeStatus(exchange, expected),
    ...(answer
      ? [...judgeBody(contract, answer, exchange, reading), ...judgeHeaders(contract, answer, exchange)]
      : [`status ${exchange.status} is not in the contract`]),
    ...(isError && tellsInnerWorkings(exchange.text) ? ['the answer tells of the inner workings of the server'] : []),
  ];
}

/** For URLs not in the contract: an error in the shape of ERR-001 to ERR-003. */
export function judgeUnknown(contract: Contract, exchange: Exchange, expected: Expectation): string[] {
  if (exchange.failure) return [`no whole answer: ${exchange.failure}`];
  const answer: AnswerContract = { status: 'default', headers: [], content: { 'application/json': ERROR_SCHEMA } };
  return [...judgeStatus(exchange, expected), ...judgeBody(contract, answer, exchange, 'answer')];
}

export const describeExpected = ({ statuses, code }: Expectation): string =>
  `${statuses.join(' or ')}${code ? ` with the code ${code}` : ''}`;

function judgeStatus(exchange: Exchange, { statuses, code }: Expectation): string[] {
  if (!statuses.includes(exchange.status)) return [`status ${exchange.status}`];
  const came = errorCodeOf(exchange);
  return code !== undefined && came !== code ? [`code ${came ?? 'is missing'}`] : [];
}

/** `default` is for failures: a success that the contract does not list is not covered by it. */
function answerOf({ answers }: Operation, status: number): AnswerContract | undefined {
  const byName = (name: string) => answers.find((answer) => answer.status === name);
  return (
    byName(`${status}`) ?? byName(`${Math.floor(status / 100)}XX`) ?? (status >= 400 ? byName('default') : undefined)
  );
}

function judgeBody(
  contract: Contract,
  { content }: AnswerContract,
  exchange: Exchange,
  reading: BodyReading,
): string[] {
  const types = Object.keys(content);
  if (types.length === 0) return exchange.text === '' ? [] : ['the answer has a body where the contract has none'];
  const came = mediaTypeOf(exchange);
  const type = types.find((known) => fits(known, came));
  if (type === undefined) return [`content type ${came || 'is missing'}, expected ${types.join(' or ')}`];
  if (!/[/+]json$/.test(came)) return [];
  if (exchange.json === undefined) return ['the body is not JSON'];
  const problems = contract.problems(content[type] as string, exchange.json, reading);
  return problems === null ? [] : [`body: ${problems}`];
}

const fits = (known: string, came: string) =>
  known === came || known === '*/*' || (known.endsWith('/*') && came.startsWith(known.slice(0, -1)));

function judgeHeaders(contract: Contract, { headers }: AnswerContract, exchange: Exchange): string[] {
  return headers.flatMap(({ name, schema, required }) => {
    const came = exchange.headers[name.toLowerCase()];
    const isFixed = contract.follow(schema)?.value.const !== undefined;
    if (came === undefined) return required || isFixed ? [`header ${name} is missing`] : [];
    const values = Array.isArray(came) ? came : [came];
    const problems = values
      .map((value) => contract.problems(schema, value, 'text'))
      .find((problem) => problem !== null);
    return problems ? [`header ${name} is "${values.join(', ')}": ${problems}`] : [];
  });
}
