import type { Schema } from '@travel-shell/contract';
import { Progress } from '@travel-shell/ui/progress';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface ProgressOfProps {
  label: string;
  /** From 0 to 100 (CON-099, CON-100). */
  value: number;
  tasks: readonly Schema<'OnboardingTask'>[];
  messages: Messages;
}

/** How far somebody is. Steps that are skipped count as taken. */
export function ProgressOf({ label, value, tasks, messages }: ProgressOfProps): ReactNode {
  const done = tasks.filter(({ status }) => status !== 'open').length;
  return <Progress label={label} value={value} valueText={messages.tasks.counted({ done, total: tasks.length })} />;
}
