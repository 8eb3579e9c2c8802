import type { Schema } from '@travel-shell/contract';
import { travelPolicyRules } from '@travel-shell/contract/rules/travelPolicyRules';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { CurrencyField } from '@travel-shell/ui/native-select';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { verticalOf } from './policyOf.ts';

type Body = Pick<Schema<'TravelPolicy'>, 'enabled' | 'approval' | 'priceLimit' | 'minimumDaysInAdvance'>;

/** Which bookings of a vertical need an approval, and when (BIZ-081). */
export function PolicySettings({ messages, path }: ScreenProps<Messages>): ReactNode {
  const text = messages.policy;
  const labels = {
    enabled: text.enabled,
    approval: text.approval,
    'priceLimit.amount': text.amount,
    'priceLimit.currencyCode': text.currency,
    minimumDaysInAdvance: text.days,
  };
  return (
    <PolicyForm<Body>
      messages={messages}
      path={path}
      rules={travelPolicyRules}
      labels={labels}
      pick={(policy) => policy}
      partOf={(body) => body}
      show={(name, value) =>
        name === 'approval' ? ((text.approvals as Readonly<Record<string, string>>)[value] ?? value) : value
      }
      fields={(form) => (
        <>
          <Checkbox label={labels.enabled} hint={text.enabledHint} {...form.checkbox('enabled')} />
          <RadioGroup
            label={labels.approval}
            hint={text.approvalHint}
            id={form.fieldId('approval')}
            name="approval"
            required
            defaultValue={form.valuesOf('approval')[0] ?? ''}
            error={form.field('approval').error}
            options={travelPolicyRules.approval.choices.map((value) => ({ value, title: text.approvals[value] }))}
          />
          <div className="pair">
            <TextField
              label={labels['priceLimit.amount']}
              hint={text.amountHint[verticalOf(path)]}
              {...form.field('priceLimit.amount')}
              required={false}
            />
            <CurrencyField
              label={labels['priceLimit.currencyCode']}
              lang={messages.lang}
              {...form.select('priceLimit.currencyCode')}
              required={false}
            />
          </div>
          <TextField label={labels.minimumDaysInAdvance} hint={text.daysHint} {...form.field('minimumDaysInAdvance')} />
        </>
      )}
    />
  );
}

export const screen: Screen<Messages> = { View: PolicySettings, sheets: SETTINGS_SHEETS, ahead: fetchCompany };
