import { travelPolicyRules } from '@travel-shell/contract/rules/travelPolicyRules';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { FieldError } from '@travel-shell/ui/field';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { CLASSES, verticalOf } from './policyOf.ts';

interface Body {
  allowedClasses?: string[];
}

/** Which classes may be booked: none chosen means all (BIZ-082). */
export function PolicyRestrictions({ messages, path }: ScreenProps<Messages>): ReactNode {
  const text = messages.policy;
  const vertical = verticalOf(path);
  const titleOf = (name: string): string => (text.classes[vertical] as Readonly<Record<string, string>>)[name] ?? name;
  return (
    <PolicyForm<Body>
      messages={messages}
      path={path}
      rules={travelPolicyRules}
      labels={{ allowedClasses: text.allowed[vertical] }}
      pick={({ allowedClasses }) => ({ allowedClasses })}
      partOf={({ allowedClasses = [] }) => ({ allowedClasses })}
      show={(_, value) => titleOf(value)}
      fields={(form) => {
        const chosen = form.valuesOf('allowedClasses');
        const { id, error } = form.field('allowedClasses');
        const errorId = `${id}-error`;
        const known: readonly string[] = CLASSES[vertical];
        return (
          <fieldset className="choices" aria-describedby={error && errorId}>
            <legend className="ts-field-label">{text.allowed[vertical]}</legend>
            <p className="muted">{text.allowedHint}</p>
            {[...known, ...chosen.filter((name) => name && !known.includes(name))].map((name, index) => (
              <Checkbox
                key={name}
                {...(index === 0 && { id, 'aria-invalid': error ? true : undefined })}
                name="allowedClasses"
                value={name}
                label={titleOf(name)}
                defaultChecked={chosen.includes(name)}
              />
            ))}
            <FieldError id={errorId} error={error} />
          </fieldset>
        );
      }}
    />
  );
}

export const screen: Screen<Messages> = { View: PolicyRestrictions, sheets: SETTINGS_SHEETS, ahead: fetchCompany };
