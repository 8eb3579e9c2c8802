import type { Rules } from '@travel-shell/contract/rule';
import { travelPolicyRules } from '@travel-shell/contract/rules/travelPolicyRules';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { TextArea, textAreaSheet } from '@travel-shell/ui/text-area';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { verticalOf } from './policyOf.ts';

interface Body {
  suppliers?: string;
}

const { maxItems, item } = travelPolicyRules.preferredSuppliers;
const rules = { suppliers: { type: 'text' } } as const satisfies Rules;

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whose offers are shown first, one on a line (BIZ-083). */
export function PolicyPreferences({ messages, path }: ScreenProps<Messages>): ReactNode {
  const text = messages.policy;
  const label = text.suppliers[verticalOf(path) as keyof typeof text.suppliers];

  function check({ suppliers }: Body): Record<string, string> {
    const lines = linesOf(suppliers);
    const long = lines.find((line) => [...line].length > item.maxLength);
    const twice = lines.find((line, index) => lines.indexOf(line) !== index);
    if (lines.length > maxItems) return { suppliers: text.suppliersMany({ count: maxItems }) };
    if (long) return { suppliers: text.supplierLong({ name: long.slice(0, 40), count: item.maxLength }) };
    return twice ? { suppliers: text.supplierTwice({ name: twice }) } : {};
  }

  return (
    <PolicyForm<Body>
      messages={messages}
      path={path}
      rules={rules}
      labels={{ suppliers: label }}
      pick={({ preferredSuppliers }) => ({ suppliers: preferredSuppliers.join('\n') })}
      partOf={({ suppliers }) => ({ preferredSuppliers: linesOf(suppliers) })}
      check={check}
      fields={(form) => {
        const { id, name, defaultValue, error } = form.field('suppliers');
        return <TextArea label={label} hint={text.suppliersHint} {...{ id, name, defaultValue, error }} />;
      }}
    />
  );
}

export const screen: Screen<Messages> = {
  View: PolicyPreferences,
  sheets: [...SETTINGS_SHEETS, textAreaSheet],
  ahead: fetchCompany,
};
