import { styleText } from 'node:util';
import { type CheckResult, FIRST_CALLS } from '../checks/Check.ts';
import { toCurl } from '../http/toCurl.ts';
import { answerText } from './answerText.ts';
import { isDeviating, isUntried, type Report, type Section } from './Report.ts';
import { summaryText } from './summaryText.ts';
import { plural } from './words.ts';

/** The whole report: first what came of it, then the operations, those that deviate first. */
export function reportText(report: Report, { verbose }: { verbose: boolean }): string {
  const told = new Set<string>();
  const isWrong = ({ results }: Section) => results.some(isNoPass);
  const wrong = report.sections.filter(isWrong).map((section) => sectionText(section, verbose, told));
  const right = report.sections.filter((one) => !isWrong(one)).map((section) => sectionText(section, verbose, told));
  return [summaryText(report), ...wrong, right.join('\n')].filter(Boolean).join('\n\n');
}

/** One operation: a line when all is well, else each deviation with what was expected, what came and how to repeat it. */
function sectionText({ name, address, results }: Section, verbose: boolean, told: Set<string>): string {
  const wrong = results.filter(isNoPass);
  const mark = wrong.length > 0 ? styleText('red', '✗') : styleText('green', '✓');
  return [
    `${mark} ${styleText('bold', name)}  ${styleText('dim', address)}  ${countsText(results)}`,
    ...(verbose ? results : wrong).flatMap((result) => resultLines(result, told)),
  ].join('\n');
}

const isNoPass = (result: CheckResult) => isDeviating(result) || isUntried(result);

function countsText(results: CheckResult[]): string {
  const amount = (verdict: CheckResult['verdict']) => results.filter((result) => result.verdict === verdict).length;
  if (amount('missing') > 0) return 'not implemented';
  return [
    plural(results.length, 'check'),
    ...(amount('deviation') > 0 ? [plural(amount('deviation'), 'deviation')] : []),
    ...(amount('leftOut') > 0 ? [`${amount('leftOut')} left out`] : []),
    ...(results.some(isUntried) ? [`${results.filter(isUntried).length} not tried`] : []),
  ].join(', ');
}

function resultLines({ check, verdict, expected, problems, exchange }: CheckResult, told: Set<string>): string[] {
  if (verdict === 'passed') return [`    ✓ ${check}`];
  if (verdict === 'leftOut') return [`    – ${check}: left out, ${problems.join('; ')}`];
  const came = problems.map((problem, index) => `        ${index === 0 ? 'came    ' : '        '}  ${problem}`);
  const repeat = exchange ? [`        repeat    ${toCurl(exchange)}`] : [];
  if (verdict === 'missing') return [...came, ...repeat];
  const title = styleText('red', `    ✗ ${check}`);
  // One failed sign-in may be in the way of a hundred operations.
  const failure = problems.join('; ');
  if (check === FIRST_CALLS && told.has(failure)) return [title, ...came];
  if (check === FIRST_CALLS) told.add(failure);
  const answer = exchange ? [`        answer    ${answerText(exchange)}`] : [];
  return [title, `        expected  ${expected}`, ...came, ...answer, ...repeat];
}
