import { siteUrl } from '@travel-shell/piece';
import { Loaded } from '@travel-shell/piece/company-screens';
import { tierUpgrade } from '@travel-shell/store/business';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { Section } from '../parts/Section.tsx';

/** The company's plan, and the way to where it is changed (BIZ-117). */
export function Plan({ messages }: { messages: Messages }): ReactNode {
  return (
    <Section title={messages.plan.title}>
      <Loaded entity={tierUpgrade} words={messages.frame}>
        {({ tier }) => <p>{messages.plan.now({ plan: messages.plan.names[tier] })}</p>}
      </Loaded>
      <p>
        <a className="link" part="link" href={siteUrl('/business/biz-plus-upgrade')}>
          {messages.refusal.plans}
        </a>
      </p>
    </Section>
  );
}
