import { styleText } from 'node:util';
import type { CheckResult } from '../checks/Check.ts';
import type { Exchange } from '../http/Exchange.ts';
import { toCurl } from '../http/toCurl.ts';
import { count, type Report, type Section } from './Report.ts';

const LONGEST_ANSWER = 300;

/** One operation: a line when all is well, else each deviation with what was expected, what came and how to repeat it. */
export function sectionText({ name, address, results }: Section, { verbose }: { verbose: boolean }): string {
  const deviations = results.filter(({ verdict }) => verdict === 'deviation');
  const leftOut = results.filter(({ verdict }) => verdict === 'leftOut');
  const mark = deviations.length > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const counts = [
    plural(results.length, 'check'),
    ...(deviations.length > 0 ? [plural(deviations.length, 'deviation')] : []),
    ...(leftOut.length > 0 ? [`${leftOut.length} left out`] : []),
  ];
  return [
    `${mark} ${styleText('bold', name)}  ${styleText('dim', address)}  ${counts.join(', ')}`,
    ...(verbose ? results : deviations).flatMap(resultLines),
    ...(verbose ? [] : leftOut.map(({ check, problems }) => `    – ${check}: left out, ${problems.join('; ')}`)),
  ].join('\n');
}

function resultLines({ check, verdict, expected, problems, exchange }: CheckResult): string[] {
  if (verdict === 'passed') return [`    ✓ ${check}`];
  if (verdict === 'leftOut') return [`    – ${check}: left out, ${problems.join('; ')}`];
  return [
    styleText('red', `    ✗ ${check}`),
    `        expected  ${expected}`,
    ...problems.map((problem, index) => `        ${index === 0 ? 'came    ' : '        '}  ${problem}`),
    ...(exchange ? [`        answer    ${answerOf(exchange)}`, `        repeat    ${toCurl(exchange)}`] : []),
  ];
}

function answerOf({ status, headers, text }: Exchange): string {
  const body = text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)}… (${text.length} characters)` : text;
  return `${status} ${headers['content-type'] ?? ''} ${body.replaceAll('\n', ' ')}`.trim();
}

export function closingText(report: Report): string {
  const deviations = count(report, 'deviation');
  const lines = [
    `${plural(report.sections.length, 'section')}: ${plural(count(report, 'passed'), 'check')} passed, ` +
      `${plural(deviations, 'deviation')}, ${count(report, 'leftOut')} left out.`,
    ...(report.skipped.length > 0 ? [`Not asked for: ${namesOf(report.skipped)}.`] : []),
    `Contract ${report.contractVersion}, ${report.baseUrl}, --seed ${report.seed}.`,
  ];
  return `\n${styleText(deviations > 0 ? 'red' : 'green', lines[0] ?? '')}\n${lines.slice(1).join('\n')}`;
}

const MOST_NAMES = 10;

const namesOf = (names: string[]) =>
  names.length <= MOST_NAMES ? names.join(', ') : `${names.length} operations of the contract`;

const plural = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`;
