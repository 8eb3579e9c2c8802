import { COMPANY_TIERS } from '@travel-shell/contract/values';
import { useConfig } from '@travel-shell/piece';
import { FEATURE_GROUPS, type Tier, useFeatureTexts } from '@travel-shell/piece/company-screens';
import { checkIcon, Icon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

interface PlanTableProps {
  messages: Messages;
  /** Marked. */
  current?: Tier;
}

const ORDER: readonly string[] = Object.values(FEATURE_GROUPS).flat();

/** The features and the price of each plan, if the site says so (BIZ-001, BIZ-145). */
export function PlanTable({ messages, current }: PlanTableProps): ReactNode {
  const { businessPlans = {} } = useConfig();
  const texts = useFeatureTexts(messages.lang);
  const { plans, upgrade: text } = messages;
  const named = new Set(COMPANY_TIERS.flatMap((tier) => businessPlans[tier]?.features ?? []));
  if (named.size === 0 || !texts) return null;
  // The site's own features come last.
  const features = [...ORDER.filter((name) => named.has(name)), ...[...named].filter((name) => !ORDER.includes(name))];
  const firstWith = (name: string) => COMPANY_TIERS.findIndex((tier) => businessPlans[tier]?.features?.includes(name));

  return (
    <div className="card plan-card">
      <table className="plan-table">
        <caption>{text.table}</caption>
        <thead>
          <tr>
            <td />
            {COMPANY_TIERS.map((tier) => (
              <th key={tier} scope="col" data-current={tier === current ? '' : undefined}>
                {plans[tier]}
                <bdi className="price">{businessPlans[tier]?.price}</bdi>
                {tier === current && <span>{text.current}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((name) => (
            <tr key={name}>
              <th scope="row">
                {texts.nameOf(name)}
                <span>{texts.aboutOf(name)}</span>
              </th>
              {COMPANY_TIERS.map((tier, index) => (
                <td key={tier} data-current={tier === current ? '' : undefined}>
                  {index >= firstWith(name) && <Icon path={checkIcon} />}
                  <span className="ts-hidden">{index >= firstWith(name) ? text.included : text.notIncluded}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
