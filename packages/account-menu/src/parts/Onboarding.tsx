import type { BusinessState } from '@travel-shell/contract';
import { checkIcon, companyIcon } from '@travel-shell/ui';
import type { ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { LINKS } from '../links.ts';
import { onboardingItems } from '../onboarding.ts';
import { LinkRow } from './Row.tsx';

/** Pending setup tasks of a business traveler, with a marker on those not started (BIZ-065 to BIZ-068). */
export function Onboarding({ business, ...props }: PartProps & { business: BusinessState }): ReactNode {
  const { messages } = props.prepared;
  const items = onboardingItems(business);
  if (items.length === 0) return null;

  function follow(kind: string): void {
    props.onTrack('onboarding', kind);
    props.onClose();
  }

  return (
    <ul className="group">
      {items.map(({ kind, isUntouched }) => (
        <li key={kind}>
          <LinkRow
            icon={kind === 'company' ? companyIcon : checkIcon}
            href={kind === 'company' ? LINKS.companyTasks : LINKS.tasks}
            onClick={() => follow(kind)}
          >
            {kind === 'company' ? messages.setUpCompany : messages.accountTasks}
            {isUntouched && (
              <span className="marker">
                <span className="ts-hidden"> ({messages.notStarted})</span>
              </span>
            )}
          </LinkRow>
        </li>
      ))}
    </ul>
  );
}
