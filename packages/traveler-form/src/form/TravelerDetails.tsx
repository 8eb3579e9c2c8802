import { Form, FormFields } from '@travel-shell/piece/form';
import { Button } from '@travel-shell/ui/button';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { DateFields } from '@travel-shell/ui/date-fields';
import { PhoneField } from '@travel-shell/ui/phone-field';
import { RadioGroup } from '@travel-shell/ui/radio-group';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gendersOf } from './bounds.ts';
import type { TravelerDetailsProps } from './TravelerProps.ts';
import { useTravelerForm } from './useTravelerForm.ts';

/** Languages that write the family name first. */
const FAMILY_FIRST = /^(?:ja|zh|ko|hu|vi)\b/;

export function TravelerDetails(props: TravelerDetailsProps): ReactNode {
  const { prepared, auth, id } = props;
  const { messages } = prepared;
  const { lang } = messages;
  const { form, isOther, outcome, defaultCountry } = useTravelerForm(props);
  const [isLive, setLive] = useState(false);
  /** The button was pressed before the fields had told what is typed in them. */
  const isPressed = useRef(false);
  const { ref } = form;
  useEffect(() => {
    if (!isLive) setLive(true);
    else if (isPressed.current) ref.current?.requestSubmit();
    isPressed.current = false;
  }, [isLive, ref]);
  const genders = gendersOf(props.genderOptions);
  // Browsers fill in what belongs to the visitor. For numbers without a token of their own they read the labels.
  const fill = (token: string | undefined) => ({ autoComplete: isOther ? 'off' : token });

  const firstName = <TextField label={messages.firstName} {...form.field('firstName')} {...fill('given-name')} />;
  const lastName = <TextField label={messages.lastName} {...form.field('lastName')} {...fill('family-name')} />;
  const middleName = (
    <TextField label={messages.middleName} {...form.field('middleName')} {...fill('additional-name')} />
  );

  return (
    <Form form={form} action="" aria-label={messages.title}>
      <p className="note">{messages.asInDocument}</p>
      <FormFields form={form}>
        <div className="row" data-columns="3">
          {FAMILY_FIRST.test(lang)
            ? [lastName, firstName, middleName].map(keyed)
            : [firstName, middleName, lastName].map(keyed)}
        </div>
        <div className="row">
          <DateFields
            label={messages.dateOfBirth}
            texts={messages.parts}
            lang={lang}
            isOwnBirthday={!isOther}
            {...form.field('dateOfBirth')}
          />
          {genders.length > 0 && (
            <RadioGroup
              label={messages.gender}
              orientation="horizontal"
              options={genders.map((value) => ({ value, title: messages.genders[value] }))}
              {...form.field('gender')}
            />
          )}
        </div>
        <div className="row">
          <TextField label={messages.email} {...form.field('emailAddress')} {...fill('email')} />
          <PhoneField
            label={messages.phone}
            texts={messages.phoneParts}
            lang={lang}
            countryName="phoneCountryCodeISO"
            isOwn={!isOther}
            {...form.field('phone')}
            defaultCountry={form.valuesOf('phoneCountryCodeISO')[0] ?? defaultCountry}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser, nor shrink below its contents */}
        <div className="group" role="group" aria-labelledby={`${id}-security`}>
          <div className="group-label" id={`${id}-security`}>
            {messages.security}
          </div>
          <div className="row">
            <TextField
              label={messages.knownTravelerNumber}
              hint={messages.knownTravelerHint}
              {...form.field('knownTravelerNumber')}
              {...fill(undefined)}
              {...CODE}
            />
            <TextField
              label={messages.redressNumber}
              hint={messages.redressHint}
              {...form.field('tsaredress')}
              {...fill(undefined)}
              {...CODE}
            />
          </div>
        </div>
      </FormFields>
      <div className="actions">
        <FormFields form={form}>
          {auth.status === 'signedIn' && <Checkbox label={messages.preferred} {...form.checkbox('preferred')} />}
        </FormFields>
        <Button
          // Before React a press waits for it; sent by the browser, what is typed would be lost.
          type={isLive ? 'submit' : 'button'}
          data-replay=""
          id={`${id}-save`}
          onClick={() => {
            isPressed.current = !isLive;
          }}
          isLoading={form.isSending}
          loadingText={messages.saving}
        >
          {messages.save}
        </Button>
        <div role="status" className="outcome">
          {outcome && messages.outcomes[outcome]}
        </div>
      </div>
    </Form>
  );
}

const CODE = { dir: 'ltr', spellCheck: false, autoCapitalize: 'characters' } as const;

const keyed = (field: ReactNode, index: number) => <div key={index}>{field}</div>;
