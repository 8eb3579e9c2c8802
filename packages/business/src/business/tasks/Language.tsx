import { LOCALES } from '@travel-shell/core';
import { capitalize } from '@travel-shell/i18n/capitalize';
import { languageName } from '@travel-shell/i18n/displayNames';
import { Notice } from '@travel-shell/piece/company-screens';
import { refreshAuth } from '@travel-shell/store';
import { businessAccount, onboardingTasks, setBusinessLanguage } from '@travel-shell/store/business';
import { Select } from '@travel-shell/ui/select';
import { type ReactNode, useRef, useState } from 'react';
import type { SectionProps } from './Profile.tsx';

const SHIPPED: readonly string[] = LOCALES.filter((locale) => locale !== 'pseudo');

/** The language of a member's mails (API-035). Chosen is saved. */
export function Language({ account, heading, messages }: SectionProps): ReactNode {
  const text = messages.language;
  const { localeCode } = account;
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  /** Shown while it is saved; after a failure the saved one is back. */
  const [chosen, setChosen] = useState<string>();
  // One that we do not ship stays what it is until another is chosen.
  const codes = localeCode && !SHIPPED.includes(localeCode) ? [localeCode, ...SHIPPED] : SHIPPED;

  const last = useRef('');

  async function choose(code: string): Promise<void> {
    last.current = code;
    setOutcome(undefined);
    setChosen(code);
    // The call never rejects (ERR-050).
    await setBusinessLanguage(code);
    // Another one was chosen meanwhile.
    if (last.current !== code) return;
    const now = businessAccount.get();
    const isSaved = now.data?.localeCode === code;
    setOutcome(isSaved ? 'saved' : 'failed');
    setChosen(undefined);
    // The change has taken a step, too.
    if (isSaved) await Promise.all([onboardingTasks.refresh(), refreshAuth()]);
  }

  return (
    <section className="card" aria-labelledby="language">
      <h2 id="language" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <Select
        label={text.label}
        options={codes.map((code) => ({ value: code, title: capitalize(code, languageName(code, code)), lang: code }))}
        value={chosen ?? localeCode ?? ''}
        onValueChange={(code) => void choose(code)}
      />
      <Notice>{outcome === 'saved' && messages.common.saved}</Notice>
      <Notice tone="wrong">{outcome === 'failed' && text.failed}</Notice>
    </section>
  );
}
