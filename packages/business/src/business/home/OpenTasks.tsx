import type { Schema } from '@travel-shell/contract';
import { formatDate } from '@travel-shell/i18n/dates';
import { siteUrl } from '@travel-shell/piece';
import { Loaded } from '@travel-shell/piece/company-screens';
import type { Member, ScreenProps } from '@travel-shell/piece/screens';
import { isAllowed, onboardingTasks, openInvitations } from '@travel-shell/store/business';
import { companyIcon, Icon, mailIcon, stepsIcon, successIcon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { PAGES } from '../pages.ts';
import { stepTitle } from '../parts/Steps.tsx';
import { useCompanySteps } from '../parts/useCompanySteps.ts';
import { PageLink } from './PageLink.tsx';

type OpenTasksProps = Pick<ScreenProps<Messages>, 'messages' | 'business'>;

/** Steps that are open, of the company and of the member, and invitations nobody has answered. */
export function OpenTasks({ messages, business }: OpenTasksProps): ReactNode {
  const companyStepsOf = useCompanySteps(messages);
  return (
    <Loaded entity={onboardingTasks} words={messages.frame}>
      {(found) => {
        const ofCompany = openSteps(companyStepsOf(found).tasks, messages);
        const own = openSteps(found.accountTasks, messages);
        const nothing = !ofCompany && !own && <Nothing messages={messages} />;
        return (
          <div className="waiting">
            {ofCompany && (
              <PageLink href={siteUrl(PAGES.companyTasks.path)} icon={companyIcon} title={messages.titles.companyTasks}>
                {ofCompany}
              </PageLink>
            )}
            {own && (
              <PageLink href={siteUrl(PAGES.tasks.path)} icon={stepsIcon} title={messages.titles.tasks}>
                {own}
              </PageLink>
            )}
            {mayInvite(business) ? (
              <Loaded entity={openInvitations} words={messages.frame}>
                {({ count, expired, nextEnd }) =>
                  count === 0 ? (
                    nothing
                  ) : (
                    <PageLink
                      href={siteUrl('/business/users/manage?mode=invited')}
                      icon={mailIcon}
                      title={messages.home.invitations({ count })}
                    >
                      {nextEnd && messages.home.nextEnd({ date: formatDate(messages.lang, Date.parse(nextEnd)) })}{' '}
                      {expired > 0 && messages.home.expired({ count: expired })}
                    </PageLink>
                  )
                }
              </Loaded>
            ) : (
              nothing
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Nothing({ messages }: { messages: Messages }): ReactNode {
  return (
    <p className="card nothing">
      <Icon path={successIcon} />
      {messages.home.nothing}
    </p>
  );
}

/** And may see who is invited. */
const mayInvite = (business: Member | null | undefined) =>
  Boolean(business?.businessProfile) &&
  (['USER_INVITE', 'BUSINESS_PROFILE_SEARCH'] as const).every((permission) =>
    isAllowed(business ?? null, { permissions: [permission] }),
  );

/** How many steps are done, and the next one; nothing where none is open. */
function openSteps(tasks: readonly Schema<'OnboardingTask'>[], messages: Messages): string | undefined {
  const next = tasks.find(({ status }) => status === 'open');
  if (!next) return undefined;
  const done = tasks.filter(({ status }) => status !== 'open').length;
  const counted = messages.tasks.counted({ done, total: tasks.length });
  return messages.home.steps({ counted, step: stepTitle(next.taskId, messages) });
}
