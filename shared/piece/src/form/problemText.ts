import type { Problem, Rule } from '@travel-shell/contract/rule';
import type { Messages } from './messages/generated/Messages.ts';

/** What a visitor reads at a field. */
export function problemText(problem: Problem, { kind }: Rule, messages: Messages): string {
  const { code } = problem;
  // A text that has one length only, such as a code of a currency, is better shown than counted.
  const isShown = code === 'form' || kind === 'currency' || kind === 'country';
  if (isShown && kind && kind !== 'secret' && code !== 'missing') return messages.problems[kind];
  return 'bound' in problem
    ? messages.problems[problem.code]({ bound: problem.bound })
    : messages.problems[problem.code];
}
