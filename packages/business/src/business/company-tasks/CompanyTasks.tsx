import { siteUrl } from '@travel-shell/piece';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { onboardingTasks } from '@travel-shell/store/business';
import { linkSheet } from '@travel-shell/ui/link';
import { progressSheet } from '@travel-shell/ui/progress';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import type { ReactNode } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { Notice } from '../../parts/Notice.tsx';
import type { Messages } from '../messages/generated/Messages.ts';
import { ProgressOf } from '../parts/ProgressOf.tsx';
import stepsSheet from '../parts/Steps.shadow.css';
import { Steps } from '../parts/Steps.tsx';

/** Where an administrator takes each step. */
const PATHS = {
  COMPANY_DETAILS: '/business/company',
  COMPANY_LOGO: '/business/company',
  INVITE_USERS: '/business/users',
  TRAVEL_POLICY: '/business/policy',
  PAYMENT_METHOD: '/business/company',
} as const;

/** The steps of a company, for those who manage it (BIZ-070). */
export function CompanyTasks({ messages }: ScreenProps<Messages>): ReactNode {
  const text = messages.tasks;
  const actions = Object.fromEntries(
    Object.entries(PATHS).map(([key, path]) => [
      key,
      { text: messages.links[key as keyof typeof PATHS], href: siteUrl(path) },
    ]),
  );
  return (
    <>
      <p className="lead">{text.companyLead}</p>
      <Loaded entity={onboardingTasks} words={messages.frame}>
        {({ companyTasks, companyOnboardingProgress }) => (
          <div className="stack">
            <div className="card">
              <ProgressOf
                label={text.companyProgress}
                value={companyOnboardingProgress}
                tasks={companyTasks}
                messages={messages}
              />
              <Notice>{companyTasks.every(({ status }) => status !== 'open') && text.allDone}</Notice>
            </div>
            <h2>{text.steps}</h2>
            <Steps tasks={companyTasks} actions={actions} messages={messages} />
          </div>
        )}
      </Loaded>
    </>
  );
}

export const screen: Screen<Messages> = {
  View: CompanyTasks,
  sheets: [linkSheet, progressSheet, skeletonSheet, stepsSheet],
};
