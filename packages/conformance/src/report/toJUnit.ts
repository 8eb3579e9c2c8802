import { toCurl } from '../http/toCurl.ts';
import { answerText } from './answerText.ts';
import { isDeviating, isUntried, type Report, type Section } from './Report.ts';

/** The report in the JUnit format that build servers read: a suite for each operation, a case for each check. */
export function toJUnit({ baseUrl, sections }: Report): string {
  const suites = sections.map(suite).join('\n');
  const totals = numbers(sections.flatMap(({ results }) => results));
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${escaped(`travel-shell-conformance ${baseUrl}`)}" ${totals}>
${suites}
</testsuites>
`;
}

function suite({ name, address, results }: Section): string {
  const cases = results.map((result) => {
    const open = `    <testcase classname="${escaped(name)}" name="${escaped(result.check)}"`;
    if (result.verdict === 'passed') return `${open}/>`;
    const message = escaped(result.problems.join('; '));
    if (result.verdict === 'leftOut') return `${open}><skipped message="${message}"/></testcase>`;
    const element = isUntried(result) ? 'error' : 'failure';
    return `${open}><${element} message="${message}">${escaped(failureText(result))}</${element}></testcase>`;
  });
  return [
    `  <testsuite name="${escaped(`${name} (${address})`)}" ${numbers(results)}>`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

function failureText({ expected, problems, exchange }: Section['results'][number]): string {
  const lines = [`expected: ${expected}`, ...problems.map((problem) => `came: ${problem}`)];
  if (exchange) lines.push(`answer: ${answerText(exchange)}`, `repeat: ${toCurl(exchange)}`);
  return lines.join('\n');
}

function numbers(results: Section['results']): string {
  const skipped = results.filter(({ verdict }) => verdict === 'leftOut').length;
  const [failures, errors] = [results.filter(isDeviating).length, results.filter(isUntried).length];
  return `tests="${results.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Characters that XML 1.0 cannot have, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replace(FORBIDDEN, '\u{FFFD}').replace(/[&<>"\n\r\t]/g, (character) => ENTITIES[character] ?? character);
