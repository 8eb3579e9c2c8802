import type { Problem, Rule } from '@travel-shell/contract/rule';
import { formatList } from '@travel-shell/i18n/lists';
import type { Messages } from './messages/generated/Messages.ts';
import { meantBy, writeNumber } from './numbers.ts';

/**
 * The text that a visitor reads at a field.
 * @param text what is in it
 */
export function problemText(problem: Problem, { kind, type }: Rule, messages: Messages, text = ''): string {
  const { code } = problem;
  const meant = code === 'number' ? meantBy(text).filter((one) => type === 'number' || Number.isInteger(one)) : [];
  if (meant.length > 0) {
    const numbers = meant.map((number) => writeNumber(number, messages.lang));
    return messages.problems.meant({ numbers: formatList(messages.lang, numbers, { type: 'disjunction' }) });
  }
  if (code === 'form' && kind && kind !== 'secret') return messages.problems[kind];
  return 'bound' in problem
    ? messages.problems[problem.code]({ bound: problem.bound })
    : messages.problems[problem.code];
}
