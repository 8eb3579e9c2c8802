import type { Schema } from '@travel-shell/contract';
import type { Rules } from '@travel-shell/contract/rule';
import { formRefusal, Loaded, Notice, useUser } from '@travel-shell/piece/company-screens';
import {
  ConflictQuestion,
  Form,
  type FormControl,
  FormFields,
  type FormMessages,
  LeaveQuestion,
  type SavedData,
  useForm,
  useFormMessages,
} from '@travel-shell/piece/form';
import { sendAsMember } from '@travel-shell/store/business';
import { type CompanySettings, companyVersion, lastChangeOf } from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { LastChange } from './LastChange.tsx';
import { Section } from './Section.tsx';

interface SettingsFormProps<B extends object> {
  /** The card's title, on a page with several. */
  title?: string;
  about?: string;
  messages: Messages;
  /** The form's page, which also takes the form without script. */
  action: string;
  /** Names its draft. */
  screen: string;
  /** The subject whose last change the form shows. */
  subject: Schema<'CompanyChangeSubject'>;
  rules: Rules;
  labels: Readonly<Record<string, string>>;
  /** The button's text, on a page with several forms. */
  saveText?: string;
  /** The part of the settings that it changes. */
  pick(settings: CompanySettings): object;
  /** Sends the part for the version that the visitor has seen, with the settings of that version. */
  send(body: B, seen: { etag: string | undefined; settings: CompanySettings }): Promise<void>;
  /** More than the rules can say, as texts at the fields. */
  check?: (body: B) => Record<string, string>;
  /** How a value is shown where two people have changed it. */
  show?: (name: string, value: string) => string;
  fields(form: FormControl, settings: CompanySettings): ReactNode;
}

/** A form of the company's settings: what is typed is kept, and nothing of another administrator is overwritten. */
export function SettingsForm<B extends object>(props: SettingsFormProps<B>): ReactNode {
  const words = useFormMessages(props.messages.lang);
  return (
    <Loaded entity={companyVersion} words={props.messages.frame}>
      {({ values, etag }) =>
        words ? (
          <Fields {...props} words={words} settings={values} etag={etag} />
        ) : (
          <p role="status">{props.messages.frame.loading}</p>
        )
      }
    </Loaded>
  );
}

interface FieldsProps<B extends object> extends SettingsFormProps<B> {
  words: FormMessages;
  settings: CompanySettings;
  etag: string | undefined;
}

function Fields<B extends object>(props: FieldsProps<B>): ReactNode {
  const { messages, words, settings, etag, pick, action, screen, subject, rules, labels, show } = props;
  const { common } = messages;
  const [isSaved, setSaved] = useState(false);
  const user = useUser();
  /** The settings of each version that this form has begun with: the rest of what it changes is from the same one. */
  const [seen] = useState(() => new Map<string | undefined, CompanySettings>());
  seen.set(etag, settings);

  const form = useForm<B>({
    rules,
    messages: words,
    labels,
    data: { values: pick(settings), etag },
    draft: user ? { user, company: settings.hash, screen } : undefined,
    async submit(body, version) {
      setSaved(false);
      const known = seen.get(version.etag) ?? settings;
      await sendAsMember(() => props.send(body, { etag: version.etag, settings: known }));
      return { etag: companyVersion.get().data?.etag };
    },
    async reload(): Promise<SavedData<object>> {
      await companyVersion.invalidate();
      const now = companyVersion.get();
      // Not the last known ones: what is saved is compared with them.
      if (now.status !== 'ready') throw new Error('The settings are not there.');
      const { values, etag } = now.data;
      seen.set(etag, values);
      return { values: pick(values), etag };
    },
    check: props.check,
    onSaved: () => setSaved(true),
    refusal: formRefusal(common),
  });

  const lastChange = <LastChange change={lastChangeOf(settings, subject)} messages={messages} />;
  return (
    <div className="stack">
      <Section title={props.title} about={props.about}>
        <Form form={form} action={action}>
          <div className="fields">
            <FormFields form={form}>{props.fields(form, settings)}</FormFields>
            <div className="actions card-foot">
              <Button type="submit" isLoading={form.isSending}>
                {props.saveText ?? common.save}
              </Button>
              <Notice>{isSaved && !form.isDirty && common.saved}</Notice>
              {lastChange}
            </div>
          </div>
        </Form>
      </Section>
      <LeaveQuestion form={form} />
      <ConflictQuestion form={form} about={lastChange} {...(show && { show })} />
    </div>
  );
}
