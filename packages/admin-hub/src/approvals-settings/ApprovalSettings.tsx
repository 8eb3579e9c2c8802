import type { Rules } from '@travel-shell/contract/rule';
import { siteUrl } from '@travel-shell/piece';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { setAutoApprovalMode } from '@travel-shell/store/company';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { SettingsForm } from '../parts/SettingsForm.tsx';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { SUBJECTS, type Vertical } from '../policy/policyOf.ts';

/**
 * Fewest approvals first. The API names what is approved by itself, the page what somebody approves. BIZ-O16: the back end may have others, which stay until another is chosen.
 */
const MODES = ['ALL', 'IN_POLICY', 'NONE'] as const;

interface Body {
  mode: string;
}

const rules = { mode: { type: 'text', required: true, maxLength: 64 } } as const satisfies Rules;

/** Which trips are approved without asking anybody (API-087, BIZ-109), beside what each policy says of it. */
export function ApprovalSettings({ messages }: ScreenProps<Messages>): ReactNode {
  const text = messages.approvalSettings;
  const titleOf = (mode: string): string =>
    (text.modes as Readonly<Record<string, string>>)[mode] ?? messages.common.setElsewhere({ value: mode });

  return (
    <SettingsForm<Body>
      messages={messages}
      action="/business/approvals/settings"
      screen="approvals/settings"
      subject="AUTO_APPROVAL"
      rules={rules}
      labels={{ mode: text.mode }}
      pick={({ autoApprovalMode }) => ({ mode: autoApprovalMode })}
      send={({ mode }, { etag }) => setAutoApprovalMode(mode, etag)}
      show={(_, mode) => titleOf(mode)}
      fields={(form, { policies }) => {
        const [now = ''] = form.valuesOf('mode');
        const { error, name } = form.field('mode');
        const modes: readonly string[] = now && !MODES.some((mode) => mode === now) ? [...MODES, now] : MODES;
        return (
          <>
            <RadioGroup
              label={text.mode}
              id={form.fieldId('mode')}
              name={name}
              defaultValue={now}
              error={error}
              required
              options={modes.map((mode) => ({
                value: mode,
                title: titleOf(mode),
                hint: (text.hints as Readonly<Record<string, string>>)[mode],
              }))}
            />
            <div>
              <p className="muted">{text.wins}</p>
              <ul>
                {(Object.keys(SUBJECTS) as Vertical[]).map((vertical) => {
                  const { enabled, outOfPolicy } = policies[vertical];
                  return (
                    <li key={vertical}>
                      <a className="link" part="link" href={siteUrl(`/business/policy/${vertical}/settings`)}>
                        {messages.titles[`policy/${vertical}`]}
                      </a>
                      {`: ${enabled ? messages.policy.outcomes[outOfPolicy] : text.unchecked}`}
                    </li>
                  );
                })}
              </ul>
            </div>
          </>
        );
      }}
    />
  );
}

export const screen: Screen<Messages> = { View: ApprovalSettings, sheets: SETTINGS_SHEETS, ahead: fetchCompany };
