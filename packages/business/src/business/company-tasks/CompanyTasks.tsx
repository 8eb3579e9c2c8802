import { Loaded, Notice } from '@travel-shell/piece/company-screens';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { onboardingTasks } from '@travel-shell/store/business';
import { linkSheet } from '@travel-shell/ui/link';
import { progressSheet } from '@travel-shell/ui/progress';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { ProgressOf } from '../parts/ProgressOf.tsx';
import stepsSheet from '../parts/Steps.shadow.css';
import { Steps } from '../parts/Steps.tsx';
import { useCompanySteps } from '../parts/useCompanySteps.ts';

/** The steps of a company, for those who manage it (BIZ-070). */
export function CompanyTasks({ messages }: ScreenProps<Messages>): ReactNode {
  const text = messages.tasks;
  const stepsOf = useCompanySteps(messages);
  return (
    <>
      <p className="lead">{text.companyLead}</p>
      <Loaded entity={onboardingTasks} words={messages.frame}>
        {(found) => {
          const { tasks, value, actions } = stepsOf(found);
          return (
            <div className="stack">
              <div className="card">
                <ProgressOf label={text.companyProgress} value={value} tasks={tasks} messages={messages} />
                <Notice>{tasks.every(({ status }) => status !== 'open') && text.allDone}</Notice>
              </div>
              <h2>{text.steps}</h2>
              <Steps tasks={tasks} actions={actions} messages={messages} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

export const screen: Screen<Messages> = {
  View: CompanyTasks,
  sheets: [linkSheet, progressSheet, skeletonSheet, stepsSheet],
};
