import type { Schema } from '@travel-shell/contract';
import { COMPANY_TIERS } from '@travel-shell/contract/values';
import { useConfig } from '@travel-shell/piece';
import { Loaded, Notice, type Tier, textIfRefused, upgradeText, useChange } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import type { Member, ScreenProps } from '@travel-shell/piece/screens';
import { businessAccount, isAllowed, sendAsMember, tierUpgrade, upgradeTier } from '@travel-shell/store/business';
import { Badge } from '@travel-shell/ui/badge';
import { Button } from '@travel-shell/ui/button';
import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import { checkIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { Demo } from './Demo.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Waitlist } from './Waitlist.tsx';

/** The purpose of each plan, as a key of the messages. */
const ABOUT = { biz: 'bizAbout', bizPlus: 'bizPlusAbout', enterprise: 'enterpriseAbout' } as const;

interface PlansProps extends ScreenProps<Messages> {
  business: Member;
  words: FormMessages;
  email: string;
}

/** The plan of one's company, and for those who manage it the way to a higher one (BIZ-117). */
export function Plans({ messages, business, words, email }: PlansProps): ReactNode {
  const isAdmin = isAllowed(business, { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] });
  return (
    <Loaded entity={businessAccount} words={messages.frame}>
      {({ companyName, tier, demoRequestStatus }) => (
        <div className="stack plans-page">
          <p className="lead">{messages.upgrade.lead({ company: companyName, plan: messages.plans[tier] })}</p>
          {isAdmin ? (
            // The parts below the choice come with it, and do not move.
            <Loaded entity={tierUpgrade} words={messages.frame}>
              {(upgrade) => (
                <>
                  <Choice upgrade={upgrade} messages={messages} />
                  {tier !== 'enterprise' && <Demo status={demoRequestStatus} messages={messages} words={words} />}
                  <PlanTable messages={messages} current={tier} />
                </>
              )}
            </Loaded>
          ) : (
            <>
              <List tier={tier} messages={messages} />
              <p className="muted">{messages.upgrade.forAdmins}</p>
              {tier !== 'enterprise' && (
                <div className="card">
                  <Waitlist messages={messages} words={words} plan={above(tier)} email={email} />
                </div>
              )}
              <PlanTable messages={messages} current={tier} />
            </>
          )}
        </div>
      )}
    </Loaded>
  );
}

const above = (tier: Tier): Tier => (tier === 'biz' ? 'bizPlus' : 'enterprise');

/** Changes the plan: at once (API-118), or by asking for it (API-119 says that it waits). */
function Choice({ upgrade, messages }: { upgrade: Schema<'TierUpgrade'>; messages: Messages }): ReactNode {
  const { tier, requestedTier, status } = upgrade;
  const { busy, problem, run } = useChange(messages.common);
  const [isAsking, setAsking] = useState(false);
  const { businessPlans = {} } = useConfig();
  const text = messages.upgrade;
  const pending = status === 'PENDING' ? requestedTier : undefined;

  return (
    <>
      <Notice>{upgradeText(upgrade, messages.plans, text)}</Notice>
      <List tier={tier} pending={pending} messages={messages}>
        {(plan) =>
          plan === 'bizPlus' ? (
            <Button onClick={() => setAsking(true)}>{text.toPlus}</Button>
          ) : (
            <Button
              variant="quiet"
              isLoading={busy === 'enterprise'}
              onClick={() => void run('enterprise', () => upgradeTier('enterprise'))}
            >
              {text.toEnterprise}
            </Button>
          )
        }
      </List>
      <Notice tone="wrong">{problem}</Notice>
      <ConfirmDialog
        isOpen={isAsking}
        heading={text.askTitle}
        confirmText={text.toPlus}
        cancelText={text.keep}
        sendingText={text.sending}
        errorText={messages.common.refused}
        onConfirm={() =>
          textIfRefused(
            sendAsMember(() => upgradeTier('bizPlus')),
            messages.common,
          )
        }
        onClose={() => setAsking(false)}
      >
        <p>{text.askText}</p>
        {businessPlans.bizPlus?.price && (
          <p>
            {messages.plans.bizPlus}: <bdi>{businessPlans.bizPlus.price}</bdi>
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

interface ListProps {
  tier: Tier;
  /** Asked for. */
  pending?: Tier | null | undefined;
  messages: Messages;
  /** The way to a higher plan. */
  children?: (plan: Tier) => ReactNode;
}

function List({ tier, pending, messages, children }: ListProps): ReactNode {
  const { businessPlans = {} } = useConfig();
  const text = messages.upgrade;
  return (
    <ul className="plans">
      {COMPANY_TIERS.map((plan) => (
        <li key={plan} className="card plan" data-current={plan === tier ? '' : undefined}>
          <div className="plan-head">
            <h2>{messages.plans[plan]}</h2>
            {plan === tier && (
              <Badge tone="success" icon={checkIcon}>
                {text.current}
              </Badge>
            )}
            {plan === pending && <Badge tone="info">{text.asked}</Badge>}
          </div>
          {businessPlans[plan]?.price && (
            <p className="price">
              <bdi>{businessPlans[plan].price}</bdi>
            </p>
          )}
          <p className="muted">{messages.plans[ABOUT[plan]]}</p>
          {COMPANY_TIERS.indexOf(plan) > COMPANY_TIERS.indexOf(tier) && plan !== pending && children && (
            <div className="actions">{children(plan)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}
