import { defineLazy } from '@travel-shell/piece';
import { type ReactNode, useId } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { Section } from '../parts/Section.tsx';
import { LazyDisclosureForm } from './LazyDisclosureForm.tsx';

const forms = defineLazy('admin-hub', () => import(/* webpackChunkName: "company-help" */ './help/index.ts'));

/** The names of their drafts. */
const DRAFTS = { issue: 'company/general/issue', manager: 'company/general/account-manager' };

/** Support and the account manager are written to (API-122, API-123). */
export function Help({ messages }: { messages: Messages }): ReactNode {
  const { help, issue, manager } = messages.companyGeneral;
  const [issueId, managerId] = [useId(), useId()];
  return (
    <Section title={help.title} about={help.about}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a fieldset, which is a part of a form */}
      <div className="general-part" role="group" aria-labelledby={issueId}>
        <h3 id={issueId}>{issue.title}</h3>
        <p className="muted">{issue.about}</p>
        <LazyDisclosureForm messages={messages} text={issue.open} lazy={forms} draft={DRAFTS.issue}>
          {({ IssueReport }, onDone) => <IssueReport messages={messages} screen={DRAFTS.issue} onDone={onDone} />}
        </LazyDisclosureForm>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not a fieldset, which is a part of a form */}
      <div className="general-part" role="group" aria-labelledby={managerId}>
        <h3 id={managerId}>{manager.title}</h3>
        <p className="muted">{manager.about}</p>
        <LazyDisclosureForm messages={messages} text={manager.open} lazy={forms} draft={DRAFTS.manager}>
          {({ AccountManager }, onDone) => (
            <AccountManager messages={messages} screen={DRAFTS.manager} onDone={onDone} />
          )}
        </LazyDisclosureForm>
      </div>
    </Section>
  );
}
