import type { Problem, Rule } from '@travel-shell/contract/rule';
import type { Messages } from './messages/generated/Messages.ts';

/** What a visitor reads at a field. */
export function problemText(problem: Problem, { kind }: Rule, messages: Messages): string {
  const { code } = problem;
  if (code === 'form' && kind && kind !== 'secret') return messages.problems[kind];
  return 'bound' in problem
    ? messages.problems[problem.code]({ bound: problem.bound })
    : messages.problems[problem.code];
}
