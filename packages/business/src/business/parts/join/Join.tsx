import { COMPANY_TIERS } from '@travel-shell/contract/values';
import { type Tier, useUser } from '@travel-shell/piece/company-screens';
import { useFormMessages } from '@travel-shell/piece/form';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { badgeSheet } from '@travel-shell/ui/badge';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { formSheet } from '@travel-shell/ui/form';
import { linkSheet } from '@travel-shell/ui/link';
import { passwordFieldSheet } from '@travel-shell/ui/password-field';
import { choiceSheet, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { textAreaSheet } from '@travel-shell/ui/text-area';
import { fieldSheet } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import sheet from './Join.shadow.css';
import { PersonalAccountOffer } from './PersonalAccountOffer.tsx';
import { Plans } from './Plans.tsx';
import { PlanTable } from './PlanTable.tsx';
import { SignUp } from './SignUp.tsx';

/** BIZ-002 */
const tierOf = (wanted: string): Tier => COMPANY_TIERS.find((tier) => tier === wanted) ?? 'biz';

/**
 * The ways to a plan: sign up with a company, make one of a private account, or, as a member, see the company's plan.
 * @param usual the plan where the address names none
 */
export function Join({ usual, ...props }: ScreenProps<Messages> & { usual: Tier }): ReactNode {
  const { messages, business, search } = props;
  const email = useUser();
  const words = useFormMessages(messages.lang);
  const tier = tierOf(search.get('tier') ?? usual);

  if (!words || business === undefined) return <p role="status">{messages.frame.loading}</p>;
  if (business?.businessProfile) return <Plans {...props} words={words} business={business} email={email ?? ''} />;
  // The account is known a little later than that it is in no company.
  if (business && email === null) return <p role="status">{messages.frame.loading}</p>;
  return (
    <>
      {email === null ? (
        <SignUp {...props} words={words} tier={tier} />
      ) : (
        <PersonalAccountOffer key={email} {...props} words={words} tier={tier} email={email} />
      )}
      <PlanTable messages={messages} />
    </>
  );
}

export const joinSheets: Screen<Messages>['sheets'] = [
  ...[fieldSheet, choiceSheet, radioGroupSheet, passwordFieldSheet, textAreaSheet, formSheet, linkSheet],
  ...[badgeSheet, skeletonSheet],
  ...confirmDialogSheets,
  sheet,
];
