import type { Schema } from '@travel-shell/contract';
import type { FormMessages } from '@travel-shell/piece/form';
import type { ScreenProps } from '@travel-shell/piece/screens';
import { checkIcon, Icon } from '@travel-shell/ui/icons';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

export interface JoinProps extends ScreenProps<Messages> {
  words: FormMessages;
  tier: Schema<'CompanyTier'>;
}

const BENEFITS = ['book', 'approve', 'overview'] as const;

/** What a company gets, the choice of a plan, and the form for that. */
export function Offer({
  messages,
  tier,
  setSearch,
  lead,
  children,
}: JoinProps & { lead: ReactNode; children: ReactNode }) {
  const text = messages.signUp;
  const { plans } = messages;
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
            { value: 'biz', title: plans.biz, hint: plans.bizAbout },
            { value: 'bizPlus', title: plans.bizPlus, hint: plans.bizPlusAbout },
            { value: 'enterprise', title: plans.enterprise, hint: plans.enterpriseAbout },
          ]}
        />
        {children}
      </div>
    </div>
  );
}
