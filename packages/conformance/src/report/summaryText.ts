import { styleText } from 'node:util';
import type { Verdict } from '../checks/Check.ts';
import { count, type Report, type Section } from './Report.ts';
import { listText, plural } from './words.ts';

const MOST_REASONS = 8;

export function summaryText(report: Report): string {
  const { sections, skipped, pieces } = report;
  const missing = namesWith(sections, 'missing');
  const deviating = namesWith(sections, 'deviation');
  const untried = count(report, 'limited') + count(report, 'crashed');
  const isWrong = missing.length + deviating.length + untried > 0;
  const counts = [
    plural(count(report, 'deviation'), 'deviation'),
    ...(missing.length > 0 ? [`${plural(missing.length, 'operation')} not implemented`] : []),
    `${plural(count(report, 'passed'), 'check')} passed`,
    `${count(report, 'leftOut')} left out`,
    ...(untried > 0 ? [`${untried} not tried`] : []),
  ];
  return [
    styleText(isWrong ? 'red' : 'green', `${isWrong ? '✗' : '✓'} ${report.baseUrl}: ${counts.join(', ')}`),
    ...(pieces.length > 0 ? [`  Calls of ${pieces.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`  Not implemented: ${missing.join(', ')}.`] : []),
    ...(deviating.length > 0 ? [`  Deviating: ${deviating.join(', ')}.`] : []),
    ...frequent(sections).map((line) => `    ${line}`),
    ...reasonsOf(sections, 'limited').map((line) => `  Not tried: ${line}`),
    ...reasonsOf(sections, 'crashed').map((line) => `  Not tried: ${line}`),
    ...reasonsOf(sections, 'leftOut').map((line) => `  Left out: ${line}`),
    ...(skipped.length > 0 ? [`  Not asked for: ${listText(skipped)}.`] : []),
    `  Contract ${report.contractVersion}, --seed ${report.seed}.`,
  ].join('\n');
}

const namesWith = (sections: Section[], verdict: Verdict) =>
  sections.filter(({ results }) => results.some((result) => result.verdict === verdict)).map(({ name }) => name);

/** A deviation in more than one operation probably has one cause. */
function frequent(sections: Section[]): string[] {
  const often = [...byReason(sections, 'deviation')].filter(([, names]) => names.length > 1);
  often.sort(([, one], [, other]) => other.length - one.length);
  const lines = often.slice(0, MOST_REASONS).map(([reason, names]) => `${names.length} × ${reason}`);
  return often.length > MOST_REASONS ? [...lines, `and ${often.length - MOST_REASONS} more than once`] : lines;
}

const reasonsOf = (sections: Section[], verdict: Verdict) =>
  [...byReason(sections, verdict)].map(([reason, names]) => `${reason} (${listText(names)})`);

/** The operations by what was found in them. */
function byReason(sections: Section[], verdict: Verdict): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, results } of sections) {
    for (const { check, problems } of results.filter((result) => result.verdict === verdict)) {
      const reason = `${check}: ${problems.join('; ')}`;
      names.set(reason, [...new Set([...(names.get(reason) ?? []), name])]);
    }
  }
  return names;
}
