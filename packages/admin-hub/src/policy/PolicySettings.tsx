import type { Schema } from '@travel-shell/contract';
import { travelPolicyRules } from '@travel-shell/contract/rules/travelPolicyRules';
import { siteUrl } from '@travel-shell/piece';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { isAllowed } from '@travel-shell/store/business';
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

type Body = Pick<Schema<'TravelPolicy'>, 'enabled' | 'outOfPolicy' | 'priceLimit' | 'minimumDaysInAdvance'>;

const APPROVAL_SETTINGS = {
  features: ['APPROVAL_SETTINGS'],
  permissions: ['COMPANY_APPROVAL_SETTINGS_MANAGEMENT'],
} as const;

/** The limits of a vertical, and what happens beyond them (BIZ-081). */
export function PolicySettings({ messages, path, business }: ScreenProps<Messages>): ReactNode {
  const text = messages.policy;
  const member = business ?? null;
  const hasApprovals = isAllowed(member, { features: APPROVAL_SETTINGS.features });
  const labels = {
    enabled: text.enabled,
    'priceLimit.amount': text.amount,
    'priceLimit.currencyCode': text.currency,
    minimumDaysInAdvance: text.days,
    outOfPolicy: text.outOfPolicy,
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
        name === 'outOfPolicy' ? ((text.outcomes as Readonly<Record<string, string>>)[value] ?? value) : value
      }
      fields={(form, { autoApprovalMode }) => (
        <>
          <Checkbox label={labels.enabled} hint={text.enabledHint} {...form.checkbox('enabled')} />
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
          <RadioGroup
            label={labels.outOfPolicy}
            hint={
              hasApprovals && (
                <>
                  {(text.approvalModes as Readonly<Record<string, string>>)[autoApprovalMode]}{' '}
                  {isAllowed(member, APPROVAL_SETTINGS) && (
                    <a className="link" part="link" href={siteUrl('/business/approvals/settings')}>
                      {text.approvalSettings}
                    </a>
                  )}
                </>
              )
            }
            id={form.fieldId('outOfPolicy')}
            name="outOfPolicy"
            required
            defaultValue={form.valuesOf('outOfPolicy')[0] ?? ''}
            error={form.field('outOfPolicy').error}
            options={travelPolicyRules.outOfPolicy.choices.map((value) => ({ value, title: text.outcomes[value] }))}
          />
        </>
      )}
    />
  );
}

export const screen: Screen<Messages> = { View: PolicySettings, sheets: SETTINGS_SHEETS, ahead: fetchCompany };
