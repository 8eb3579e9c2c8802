import { ApiError } from '@travel-shell/api';
import type { AuthState, Schema } from '@travel-shell/contract';
import { guestSelectionRules } from '@travel-shell/contract/rules/guestSelectionRules';
import { Form, FormFields, useForm, useFormMessages } from '@travel-shell/piece/form';
import { isTravelerChanged } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { chevronIcon, Icon } from '@travel-shell/ui/icons';
import { TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { BookingForProps } from '../BookingForProps.ts';
import type { TravelerChange } from '../useTravelerChange.ts';

interface GuestProps extends BookingForProps {
  state: AuthState;
  change: TravelerChange;
}

/** A guest of the company, by their address; a new one by address and names (API-082). */
export function Guest(props: GuestProps): ReactNode {
  const { messages } = props.prepared;
  const words = useFormMessages(messages.lang);
  return (
    <details className="guest" part="guest">
      <summary>
        {messages.guest}
        <Icon path={chevronIcon} className="guest-chevron" />
      </summary>
      {words && <GuestForm {...props} words={words} />}
    </details>
  );
}

function GuestForm({
  prepared: { messages },
  state,
  change,
  words,
}: GuestProps & { words: NonNullable<ReturnType<typeof useFormMessages>> }): ReactNode {
  const mayInvite = state.businessState.permissions.includes('GUEST_INVITE');
  const form = useForm<Schema<'GuestSelection'>>({
    rules: guestSelectionRules,
    messages: words,
    labels: { email: messages.guestEmail, firstName: messages.firstName, lastName: messages.lastName },
    data: NO_GUEST,
    async submit(guest) {
      await change.toGuest(guest);
      return undefined;
    },
    // One name alone is none.
    check: ({ firstName, lastName }) => ({
      ...(lastName && !firstName && { firstName: messages.bothNames }),
      ...(firstName && !lastName && { lastName: messages.bothNames }),
    }),
    refusal(error) {
      if (isTravelerChanged(error)) return { fields: {}, text: messages.changed };
      if (!(error instanceof ApiError) || error.status !== 404) return undefined;
      return { fields: { email: mayInvite ? messages.guestNeedsNames : messages.guestUnknown }, text: '' };
    },
  });
  return (
    <Form form={form} action="/business" autoComplete="off">
      <div className="guest-fields">
        <FormFields form={form}>
          <TextField label={form.labels.email} {...form.field('email')} />
          {mayInvite && (
            <>
              <p className="guest-hint">{messages.newGuest}</p>
              <TextField label={form.labels.firstName} {...form.field('firstName')} />
              <TextField label={form.labels.lastName} {...form.field('lastName')} />
            </>
          )}
        </FormFields>
        <Button type="submit" isLoading={form.isSending}>
          {messages.bookForGuest}
        </Button>
      </div>
    </Form>
  );
}

const NO_GUEST = { values: {} };
