import type { Schema } from '@travel-shell/contract';
import type { Rules } from '@travel-shell/contract/rule';
import type { FormControl } from '@travel-shell/piece/form';
import { type CompanySettings, setTravelPolicy } from '@travel-shell/store/company';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { SettingsForm } from '../parts/SettingsForm.tsx';
import { SUBJECTS, verticalOf } from './policyOf.ts';

type Policy = Schema<'TravelPolicy'>;

interface PolicyFormProps<B extends object> {
  messages: Messages;
  path: string;
  rules: Rules;
  labels: Readonly<Record<string, string>>;
  pick(policy: Policy): object;
  /** The part of the policy that the form sets; the rest of the policy stays. */
  partOf(body: B): Partial<Policy>;
  check?: (body: B) => Record<string, string>;
  show?: (name: string, value: string) => string;
  fields(form: FormControl, settings: CompanySettings): ReactNode;
}

/** A page of the policy of one vertical, which is sent whole (API-088). */
export function PolicyForm<B extends object>(props: PolicyFormProps<B>): ReactNode {
  const { path, pick, partOf, ...form } = props;
  const vertical = verticalOf(path);
  return (
    <SettingsForm<B>
      {...form}
      action={path}
      screen={path.replace('/business/', '')}
      subject={SUBJECTS[vertical]}
      pick={({ policies }) => pick(policies[vertical])}
      send={(body, { etag, settings }) =>
        setTravelPolicy(vertical, { ...settings.policies[vertical], ...partOf(body) }, etag)
      }
    />
  );
}
