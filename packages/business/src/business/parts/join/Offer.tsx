import { useConfig } from '@travel-shell/piece';
import type { Tier } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import type { ScreenProps } from '@travel-shell/piece/screens';
import { checkIcon, Icon } from '@travel-shell/ui/icons';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

export interface JoinProps extends ScreenProps<Messages> {
  words: FormMessages;
  tier: Tier;
}

const BENEFITS = ['book', 'approve', 'overview'] as const;

/** The benefits for a company, the choice of a plan, and the form for that. */
export function Offer({
  messages,
  tier,
  setSearch,
  lead,
  children,
}: JoinProps & { lead: ReactNode; children: ReactNode }) {
  const text = messages.signUp;
  const { plans } = messages;
  const { businessPlans = {} } = useConfig();
  const optionOf = (value: Tier, about: string) => ({
    value,
    title: plans[value],
    hint: [businessPlans[value]?.price, about].filter(Boolean).join(' · '),
  });
  return (
    <div className="offer">
      <div className="offer-reasons">
        <p className="lead">{lead}</p>
        <ul className="benefits">
          {BENEFITS.map((key) => (
            <li key={key}>
              <Icon path={checkIcon} />
              {text.benefits[key]}
            </li>
          ))}
        </ul>
      </div>
      <div className="card">
        <RadioGroup
          label={text.plan}
          value={tier}
          onValueChange={(next) => setSearch({ tier: next })}
          options={[
            optionOf('biz', plans.bizAbout),
            optionOf('bizPlus', plans.bizPlusAbout),
            optionOf('enterprise', plans.enterpriseAbout),
          ]}
        />
        {children}
      </div>
    </div>
  );
}
