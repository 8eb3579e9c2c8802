import type { Schema } from '@travel-shell/contract';
import { tierUpgrade, upgradeTier } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { TIERS, type Tier, upgradeText } from '../../parts/tiers.ts';
import { refusalOf } from '../../parts/useChange.ts';
import { withSession } from '../../parts/withSession.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { Section } from '../parts/Section.tsx';

type Upgrade = Schema<'TierUpgrade'>;
type HigherTier = Exclude<Tier, 'biz'>;

interface PlanProps {
  messages: Messages;
}

/** The company's plan, and the way to a higher one (API-118, API-119, BIZ-117). */
export function Plan({ messages }: PlanProps): ReactNode {
  return (
    <Section title={messages.plan.title}>
      <Loaded entity={tierUpgrade} words={messages.frame}>
        {(upgrade) => <Choice upgrade={upgrade} messages={messages} />}
      </Loaded>
    </Section>
  );
}

function Choice({ upgrade, messages }: PlanProps & { upgrade: Upgrade }): ReactNode {
  const text = messages.plan;
  const [asked, setAsked] = useState<HigherTier>('bizPlus');
  const [isAsking, setAsking] = useState(false);
  const offers = offersOf(upgrade);

  return (
    <>
      <p>{text.now({ plan: text.names[upgrade.tier] })}</p>
      <Notice>{upgradeText(upgrade, text.names, text)}</Notice>
      {offers.length > 0 && (
        <div className="actions">
          {offers.map((tier) => (
            <Button
              key={tier}
              variant="quiet"
              onClick={() => {
                setAsked(tier);
                setAsking(true);
              }}
            >
              {text.offers[tier]}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        heading={text.questions[asked]}
        confirmText={text.offers[asked]}
        cancelText={text.keep}
        sendingText={text.sending}
        errorText={messages.common.refused}
        onConfirm={() =>
          refusalOf(
            withSession(() => upgradeTier(asked)),
            messages.common,
          )
        }
        onClose={() => setAsking(false)}
      >
        {text.answers[asked]}
      </ConfirmDialog>
    </>
  );
}

/** The plans above the company's, and above the one that it waits for. */
function offersOf({ tier, status, requestedTier }: Upgrade): HigherTier[] {
  const reached = Math.max(
    TIERS.indexOf(tier),
    status === 'PENDING' && requestedTier ? TIERS.indexOf(requestedTier) : 0,
  );
  return TIERS.slice(reached + 1) as HigherTier[];
}
