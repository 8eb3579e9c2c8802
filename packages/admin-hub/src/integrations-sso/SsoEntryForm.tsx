import { ApiError } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { ssoEntryFormRules } from '@travel-shell/contract/rules/ssoEntryFormRules';
import { formRefusal, Notice, useUser } from '@travel-shell/piece/company-screens';
import {
  ConflictQuestion,
  Form,
  FormFields,
  type FormMessages,
  LeaveQuestion,
  useForm,
} from '@travel-shell/piece/form';
import { sendAsMember } from '@travel-shell/store/business';
import { addSsoEntry, ssoVersion, updateSsoEntry } from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import { PasswordField } from '@travel-shell/ui/password-field';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { isGone } from './changeEntry.ts';
import type { SsoEntry } from './risks.ts';

interface SsoEntryFormProps {
  /** Undefined: a new one. */
  entry: SsoEntry | undefined;
  /** The form is open after a press, or for a draft, which leaves the focus where it is. */
  by: 'press' | 'draft';
  /** Somebody has deleted it meanwhile: saving adds it again. */
  isDeleted?: boolean;
  /** The version of the list. */
  etag: string | undefined;
  messages: Messages;
  words: FormMessages;
  onSaved(entry: SsoEntry): void;
  onClose(): void;
}

/** The name of its draft. */
export const draftOf = (entry?: SsoEntry): string => `integrations/sso/${entry?.id ?? 'new'}`;

/** An identity provider (API-104, API-105). Its secret is sent and never shown again. */
export function SsoEntryForm(props: SsoEntryFormProps): ReactNode {
  const { entry, by, isDeleted = false, etag, messages, words, onSaved, onClose } = props;
  const text = messages.sso;
  const isNew = !entry || isDeleted;
  const user = useUser();
  const written = useRef<SsoEntry>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (by === 'press') heading.current?.focus();
  }, [by]);

  const form = useForm<Schema<'SsoEntryForm'>>({
    rules: ssoEntryFormRules,
    messages: words,
    labels: text.fields,
    data: { values: entry ?? {}, etag },
    draft: user ? { user, company: '', screen: draftOf(entry) } : undefined,
    async submit(body, seen) {
      written.current = await sendAsMember(() => (isNew ? addSsoEntry(body) : update(entry.id, body, seen.etag)));
      return { etag: ssoVersion.get().data?.etag };
    },
    // A new one overwrites nothing.
    reload: isNew
      ? undefined
      : async () => {
          await ssoVersion.invalidate();
          const now = ssoVersion.get();
          const list = now.status === 'ready' ? now.data : undefined;
          const theirs = list?.values.ssoSettings.find(({ id }) => id === entry.id);
          if (!theirs) throw new Error('The entry is not there.');
          return { values: theirs, etag: list?.etag };
        },
    onSaved: () => written.current && onSaved(written.current),
    refusal(error) {
      // The list has it by now, and this form says so.
      if (error instanceof Deleted) return { fields: {}, text: '' };
      if (error instanceof ApiError && error.serverCode === 'TOO_MANY_SSO_ENTRIES') {
        return { fields: {}, text: text.full };
      }
      return formRefusal(messages.common)(error);
    },
  });
  const { type: _, ...secret } = form.field('clientSecret');

  return (
    <div className="sso-form">
      <h3 ref={heading} tabIndex={-1}>
        {entry ? text.changeTitle({ name: entry.name }) : text.addTitle}
      </h3>
      <Notice tone="wrong">{isDeleted && text.deletedMeanwhile}</Notice>
      <Form form={form} action="/business/integrations/sso">
        <div className="fields">
          {entry?.active && !isDeleted && <p>{text.appliesAtOnce}</p>}
          <FormFields form={form}>
            <TextField label={text.fields.name} hint={text.nameHint} autoComplete="off" {...form.field('name')} />
            <TextField label={text.fields.issuer} hint={text.issuerHint} autoComplete="off" {...form.field('issuer')} />
            <TextField
              label={text.fields.authorizationEndpoint}
              hint={text.endpointHint}
              autoComplete="off"
              {...form.field('authorizationEndpoint')}
            />
            <TextField label={text.fields.clientId} autoComplete="off" {...form.field('clientId')} dir="ltr" />
            <PasswordField
              label={text.fields.clientSecret}
              hint={entry?.hasClientSecret && !isDeleted ? text.secretKept : text.secretHint}
              showText={text.showSecret}
              {...secret}
              autoComplete="off"
              dir="ltr"
            />
          </FormFields>
          <div className="actions card-foot">
            <Button type="submit" isLoading={form.isSending}>
              {isNew ? text.add : messages.common.save}
            </Button>
            <Button variant="quiet" onClick={() => (form.isDirty ? setLeaving(true) : onClose())}>
              {text.cancel}
            </Button>
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
      <ConflictQuestion form={form} />
      <ConfirmDialog
        isOpen={isLeaving}
        heading={words.leave.heading}
        confirmText={words.leave.confirm}
        cancelText={words.leave.stay}
        sendingText={words.leave.sending}
        errorText={words.leave.failed}
        isDangerous
        onConfirm={async () => {
          form.discard();
          onClose();
          return undefined;
        }}
        onClose={() => setLeaving(false)}
      >
        {words.leave.text}
      </ConfirmDialog>
    </div>
  );
}

/** The entry to change has been deleted by somebody else. */
class Deleted extends Error {}

async function update(id: string, body: Schema<'SsoEntryForm'>, etag: string | undefined): Promise<SsoEntry> {
  try {
    return await updateSsoEntry(id, body, etag);
  } catch (error) {
    if (!isGone(error, id)) throw error;
    await ssoVersion.invalidate();
    throw new Deleted('The entry has been deleted meanwhile.', { cause: error });
  }
}
