import { Notice, useLastKnown, usePausedEntity } from '@travel-shell/piece/company-screens';
import type { FormControl } from '@travel-shell/piece/form';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { companyVersion, setExpenseManagementSystem } from '@travel-shell/store/company';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { SettingsForm } from '../parts/SettingsForm.tsx';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { RemoveSystem } from './RemoveSystem.tsx';
import { type Body, bodyOf, codeOf, isCode, OTHER, rules, SYSTEMS } from './systems.ts';

/** The system that gets the costs of trips (API-095, API-096, BIZ-113). */
export function ExpenseSystem({ messages }: ScreenProps<Messages>): ReactNode {
  const text = messages.expenses;
  const now = usePausedEntity(companyVersion);
  const code = useLastKnown(now.data)?.values.expenseManagementSystemCode;
  const [removed, setRemoved] = useState({ system: '', count: 0 });
  const region = useRef<HTMLDivElement>(null);
  const titleOf = (system: string): string =>
    (text.systems as Readonly<Record<string, string>>)[system] ?? (system === OTHER ? text.other : system);

  return (
    <div ref={region} tabIndex={-1} className="stack loaded">
      <Notice>{!code && removed.system && text.removed({ system: removed.system })}</Notice>
      <SettingsForm<Body>
        // Says nothing of what it has saved before.
        key={removed.count}
        messages={messages}
        action="/business/integrations"
        screen="integrations/expenses"
        subject="EXPENSE_MANAGEMENT"
        rules={rules}
        labels={{ system: text.system, code: text.code }}
        pick={({ expenseManagementSystemCode }) => bodyOf(expenseManagementSystemCode)}
        send={(body, { etag, settings }) => setExpenseManagementSystem(settings.hash, codeOf(body), etag)}
        check={(body): Record<string, string> =>
          body.system === OTHER && body.code && !isCode(codeOf(body)) ? { code: text.codeForm } : {}
        }
        show={(name, value) => (name === 'system' ? titleOf(value) : value)}
        fields={(form) => <SystemFields {...{ form, messages, titleOf }} />}
      />
      <RemoveSystem
        code={code}
        messages={messages}
        titleOf={titleOf}
        onRemoved={(system) => setRemoved(({ count }) => ({ system, count: count + 1 }))}
        returnFocus={region}
      />
    </div>
  );
}

interface SystemFieldsProps {
  form: FormControl;
  messages: Messages;
  titleOf(system: string): string;
}

/** The code shows only where it is needed. */
function SystemFields({ form, messages, titleOf }: SystemFieldsProps): ReactNode {
  const text = messages.expenses;
  const [first = ''] = form.valuesOf('system');
  const [system, setSystem] = useState(first);
  const { error, name } = form.field('system');
  return (
    <>
      <RadioGroup
        label={text.system}
        id={form.fieldId('system')}
        name={name}
        defaultValue={first}
        onValueChange={setSystem}
        error={error}
        required
        options={[...SYSTEMS, OTHER].map((value) => ({
          value,
          title: titleOf(value),
          hint: value === OTHER ? text.otherHint : undefined,
        }))}
      />
      {system === OTHER && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...form.field('code')}
          dir="ltr"
        />
      )}
    </>
  );
}

export const screen: Screen<Messages> = { View: ExpenseSystem, sheets: SETTINGS_SHEETS, ahead: fetchCompany };
