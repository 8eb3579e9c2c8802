import { call } from '@travel-shell/api';
import { resendBusinessConfirmationEmail } from '@travel-shell/contract/calls/resendBusinessConfirmationEmail';
import { siteUrl } from '@travel-shell/piece';
import { Loaded, Notice, useChange } from '@travel-shell/piece/company-screens';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { useShellState } from '@travel-shell/store';
import { businessAccount, onboardingTasks } from '@travel-shell/store/business';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { formSheet } from '@travel-shell/ui/form';
import { linkSheet } from '@travel-shell/ui/link';
import { progressSheet } from '@travel-shell/ui/progress';
import { choiceSheet } from '@travel-shell/ui/radio-group';
import { listboxSheet, selectSheet } from '@travel-shell/ui/select';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { fieldSheet } from '@travel-shell/ui/text-field';
import { type ReactNode, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { PAGES } from '../pages.ts';
import { ProgressOf } from '../parts/ProgressOf.tsx';
import stepsSheet from '../parts/Steps.shadow.css';
import { Steps } from '../parts/Steps.tsx';
import { useCompanySteps } from '../parts/useCompanySteps.ts';
import { Keywords } from './Keywords.tsx';
import { Language } from './Language.tsx';
import { Profile } from './Profile.tsx';
import { Reminder } from './Reminder.tsx';
import sheet from './Tasks.shadow.css';

/** The steps of a member, and what they set up there. */
export function Tasks({ messages }: ScreenProps<Messages>): ReactNode {
  const companyStepsOf = useCompanySteps(messages);
  const steps = useRef<HTMLHeadingElement>(null);
  const profile = useRef<HTMLHeadingElement>(null);
  const language = useRef<HTMLHeadingElement>(null);
  const { busy, problem, run } = useChange(messages.common);
  const [isResent, setResent] = useState(false);
  // Here, as a first save turns business mode on, and everything personal is loaded once more.
  const [isSaved, setSaved] = useState(false);
  const isPending = useShellState(onboardingTasks).status === 'pending';
  // Only at first: what is hidden loses the focus.
  const [isShown, setShown] = useState(!isPending);
  if (!isPending && !isShown) setShown(true);
  const text = messages.tasks;
  const to = messages.links;

  const actions = {
    CONFIRM_EMAIL: {
      text: messages.resend,
      isBusy: busy === 'mail',
      onSelect: () => {
        setResent(false);
        void run('mail', () => call(resendBusinessConfirmationEmail)).then(setResent);
      },
    },
    COMPLETE_PROFILE: { text: to.COMPLETE_PROFILE, onSelect: () => profile.current?.focus() },
    ADD_TRAVELER: { text: to.ADD_TRAVELER, href: siteUrl('/profile/account') },
    CHOOSE_LANGUAGE: { text: to.CHOOSE_LANGUAGE, onSelect: () => language.current?.focus() },
    TAKE_TOUR: { text: to.TAKE_TOUR, href: siteUrl('/help') },
  };

  return (
    <>
      <p className="lead">{text.lead}</p>
      <div className="stack">
        <Loaded entity={onboardingTasks} words={messages.frame}>
          {(found) => (
            <div className="stack">
              <div className="card">
                <ProgressOf
                  label={text.progress}
                  value={found.accountOnboardingProgress}
                  tasks={found.accountTasks}
                  messages={messages}
                />
                {found.companyTasks.length > 0 && (
                  <>
                    <ProgressOf
                      label={text.companyProgress}
                      value={companyStepsOf(found).value}
                      tasks={companyStepsOf(found).tasks}
                      messages={messages}
                    />
                    <a className="ts-link" part="link" href={siteUrl(PAGES.companyTasks.path)}>
                      {text.toCompany}
                    </a>
                  </>
                )}
              </div>
              <Reminder found={found} messages={messages} onDismissed={() => steps.current?.focus()} />
              <h2 ref={steps} tabIndex={-1}>
                {text.steps}
              </h2>
              <Steps tasks={found.accountTasks} actions={actions} messages={messages} />
              <Notice>{isResent && messages.resent}</Notice>
              <Notice tone="wrong">{problem}</Notice>
            </div>
          )}
        </Loaded>
        {/* Asked for at once, and shown below the steps, so that these do not move it. */}
        <div hidden={!isShown}>
          <Loaded entity={businessAccount} words={messages.frame}>
            {(account) => (
              <div className="stack">
                <Profile account={account} heading={profile} messages={messages} isSaved={isSaved} onSaved={setSaved} />
                <Language account={account} heading={language} messages={messages} />
                <Keywords account={account} messages={messages} />
              </div>
            )}
          </Loaded>
        </div>
      </div>
    </>
  );
}

export const screen: Screen<Messages> = {
  View: Tasks,
  sheets: [
    ...[fieldSheet, choiceSheet, listboxSheet, selectSheet, formSheet, linkSheet, progressSheet, skeletonSheet],
    ...confirmDialogSheets,
    stepsSheet,
    sheet,
  ],
};
