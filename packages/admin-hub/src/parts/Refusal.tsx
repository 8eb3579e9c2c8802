import { siteUrl, useConfig } from '@travel-shell/piece';
import { planWith, usePausedEntity } from '@travel-shell/piece/company-screens';
import type { Member } from '@travel-shell/piece/screens';
import { requestSignIn } from '@travel-shell/store/auth';
import { ADMIN_PAGES, type AdminPage, flatAdminPages, isAllowed } from '@travel-shell/store/business';
import { companyVersion } from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface RefusalProps {
  messages: Messages;
  member: Member | null | undefined;
  /** The page's key in `ADMIN_PAGES`. */
  pageKey: string | undefined;
}

/** Why a page does not open, and what helps: a sign-in, a right, a switch of the company's, or another plan. */
export function Refusal({ messages, member, pageKey }: RefusalProps): ReactNode {
  // Who is signed out may be who may open it, so the same page is there after the sign-in.
  if (member === null) {
    return (
      <>
        <p className="lead">{messages.signedOut}</p>
        <p>
          <Button onClick={() => void requestSignIn({ reason: 'session-expired' })}>{messages.signIn}</Button>
        </p>
      </>
    );
  }
  const page = flatAdminPages(ADMIN_PAGES).find(({ key }) => key === pageKey);
  const isMember = member?.businessProfile === true;
  const hasRight = isMember && page && isAllowed(member, { permissions: page.permissions });
  if (hasRight && page.feature && !member.features.includes(page.feature)) {
    // Who may see what the plan has, and switch it on.
    if (isAllowed(member, SETTINGS)) return <MissingFeature {...{ messages, feature: page.feature }} />;
    return <Words text={messages.refusal.feature} link={messages.back} href="/business" />;
  }
  return (
    <Words
      text={messages.frame.forbidden}
      link={isMember ? messages.back : messages.start}
      href={isMember ? '/business' : '/'}
    />
  );
}

const SETTINGS = { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] } as const;

/** A feature is listed with the company where its plan has it. */
function MissingFeature({
  messages,
  feature,
}: {
  messages: Messages;
  feature: NonNullable<AdminPage['feature']>;
}): ReactNode {
  const now = usePausedEntity(companyVersion);
  const { businessPlans } = useConfig();
  const text = messages.refusal;
  if (!now.data) {
    return now.status === 'failed' ? (
      <Words text={text.feature} link={messages.back} href="/business" />
    ) : (
      <p role="status">{messages.frame.loading}</p>
    );
  }
  const { features, tier } = now.data.values;
  if (features.some((each) => each.feature === feature))
    return <Words text={text.off} link={text.switchOn} href="/business/company/features" />;
  const plan = planWith(feature, tier, businessPlans);
  const reason = plan ? text.planWith({ plan: messages.plan.names[plan] }) : text.plan;
  return <Words text={reason} link={text.plans} href="/business/biz-plus-upgrade" />;
}

function Words({ text, link, href }: { text: string; link: string; href: string }): ReactNode {
  return (
    <>
      <p className="lead">{text}</p>
      <p>
        <a className="link" part="link" href={siteUrl(href)}>
          {link}
        </a>
      </p>
    </>
  );
}
