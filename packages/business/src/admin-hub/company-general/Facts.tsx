import type { Schema } from '@travel-shell/contract';
import { companyFactsRules } from '@travel-shell/contract/rules/companyFactsRules';
import { regionName } from '@travel-shell/i18n/displayNames';
import type { FieldControl } from '@travel-shell/piece/form';
import { updateCompany } from '@travel-shell/store/company';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { SettingsForm } from '../parts/SettingsForm.tsx';
import { Section } from './Section.tsx';

/** Name and address (API-086). */
export function Facts({ messages }: { messages: Messages }): ReactNode {
  const text = messages.companyGeneral.facts;
  const labels = {
    name: text.name,
    website: text.website,
    phoneNumber: text.phone,
    'address.street': text.street,
    'address.postalCode': text.postalCode,
    'address.city': text.city,
    'address.region': text.region,
    'address.countryCode': text.country,
  };
  return (
    <Section title={text.title} about={text.about}>
      <SettingsForm<Schema<'CompanyFacts'>>
        messages={messages}
        action="/business/company/general"
        screen="company/general/facts"
        subject="FACTS"
        rules={companyFactsRules}
        labels={labels}
        saveText={text.save}
        pick={({ facts }) => facts}
        send={(facts, { etag }) => updateCompany(facts, etag)}
        show={(name, value) => (name === 'address.countryCode' ? nameOfCountry(messages, value) : value)}
        fields={(form) => (
          <>
            <TextField label={labels.name} autoComplete="organization" {...form.field('name')} />
            <div className="pair">
              <TextField label={labels.website} hint={text.websiteHint} {...form.field('website')} />
              <TextField label={labels.phoneNumber} autoComplete="off" {...form.field('phoneNumber')} />
            </div>
            {/* All of the address, or nothing of it. */}
            <TextField
              label={labels['address.street']}
              hint={text.addressHint}
              {...form.field('address.street')}
              required={false}
            />
            <div className="pair">
              <TextField label={labels['address.postalCode']} {...form.field('address.postalCode')} />
              <TextField label={labels['address.city']} {...form.field('address.city')} required={false} />
            </div>
            <div className="pair">
              <TextField label={labels['address.region']} {...form.field('address.region')} />
              <Country messages={messages} field={form.field('address.countryCode')} />
            </div>
          </>
        )}
      />
    </Section>
  );
}

/** Empty for what is no code of a country yet. */
function nameOfCountry({ lang }: Messages, text: string): string {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? regionName(lang, code) : '';
}

/** The code, with its name beside it, so that a wrong one is seen. */
function Country({ messages, field }: { messages: Messages; field: FieldControl }): ReactNode {
  const { country, countryHint } = messages.companyGeneral.facts;
  const [code, setCode] = useState(field.defaultValue);
  return (
    <TextField
      label={country}
      hint={countryHint}
      autoCapitalize="characters"
      {...field}
      required={false}
      suffix={nameOfCountry(messages, code) || undefined}
      onValueChange={setCode}
    />
  );
}
