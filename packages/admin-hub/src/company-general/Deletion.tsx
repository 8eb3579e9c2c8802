import { defineLazy, siteUrl } from '@travel-shell/piece';
import type { ScreenProps } from '@travel-shell/piece/screens';
import type { CompanySettings } from '@travel-shell/store/company';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { Section } from '../parts/Section.tsx';
import { LazyDisclosureForm } from './LazyDisclosureForm.tsx';

const form = defineLazy(
  'admin-hub',
  () => import(/* webpackChunkName: "company-deletion" */ './deletion/DeletionForm.tsx'),
);

interface DeletionProps extends Pick<ScreenProps<Messages>, 'messages' | 'business'> {
  settings: CompanySettings;
}

/** The way to the mail that deletes the company (API-089); the page behind its link does it (API-092). */
export function Deletion({ messages, business, settings }: DeletionProps): ReactNode {
  const text = messages.companyGeneral.deletion;
  const isOff = settings.features.some(({ feature, enabled }) => feature === 'COMPANY_DELETION' && !enabled);
  if (isOff) {
    return (
      <Section title={text.title}>
        <p>
          {messages.refusal.off}{' '}
          <a className="link" part="link" href={siteUrl('/business/company/features')}>
            {messages.refusal.switchOn}
          </a>
        </p>
      </Section>
    );
  }
  return (
    <Section title={text.title} about={text.about}>
      <div className="general-part">
        <LazyDisclosureForm messages={messages} text={text.open} isDangerous lazy={form}>
          {({ DeletionForm }, onDone) => (
            <DeletionForm {...{ messages, business, onDone }} name={settings.facts.name} />
          )}
        </LazyDisclosureForm>
      </div>
    </Section>
  );
}
