import type { Schema } from '@travel-shell/contract';
import { companyFactsRules } from '@travel-shell/contract/rules/companyFactsRules';
import { regionName } from '@travel-shell/i18n/displayNames';
import { updateCompany } from '@travel-shell/store/company';
import { CountryField } from '@travel-shell/ui/native-select';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { SettingsForm } from '../parts/SettingsForm.tsx';

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
    <SettingsForm<Schema<'CompanyFacts'>>
      title={text.title}
      about={text.about}
      messages={messages}
      action="/business/company/general"
      screen="company/general/facts"
      subject="FACTS"
      rules={companyFactsRules}
      labels={labels}
      saveText={text.save}
      pick={({ facts }) => facts}
      send={(facts, { etag }) => updateCompany(facts, etag)}
      show={(name, value) => (name === 'address.countryCode' ? regionName(messages.lang, value) : value)}
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
            <CountryField
              label={labels['address.countryCode']}
              lang={messages.lang}
              autoComplete="country"
              {...form.select('address.countryCode')}
              required={false}
            />
          </div>
        </>
      )}
    />
  );
}
