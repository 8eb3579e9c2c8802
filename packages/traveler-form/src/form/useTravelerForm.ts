import { type FormControl, useForm } from '@travel-shell/piece/form';
import { authState, ensureAuth } from '@travel-shell/store';
import { preferredTraveler, saveTraveler } from '@travel-shell/store/account';
import { withSession } from '@travel-shell/store/auth';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { agesOf, checkAges, checkGenders, checkTravelDay, travelDayOf } from './bounds.ts';
import { checkAge, dayOf } from './checkAge.ts';
import type { TravelerDetailsProps } from './TravelerProps.ts';
import {
  detailOf,
  fieldsOf,
  type KnownTraveler,
  phoneOf,
  type Traveler,
  type TravelerBody,
  travelerRules,
  valuesOf,
} from './travelerValues.ts';

interface TravelerForm {
  form: FormControl;
  /** The traveler is not the visitor. */
  isOther: boolean;
  /** The outcome of the last press on the button, as a key of the messages. */
  outcome: 'saved' | 'taken' | undefined;
  /** ISO 3166-1, for a number without a code. */
  defaultCountry: string;
}

/** The form's data, and what becomes of them. */
export function useTravelerForm(props: TravelerDetailsProps): TravelerForm {
  const { element, auth, travelerId, travelDate, minAge, maxAge, genderOptions, id, isServed } = props;
  const { messages, words, locale } = props.prepared;
  const given = props.traveler instanceof Object ? (props.traveler as KnownTraveler) : undefined;
  const [preferred, setPreferred] = useState<Traveler>();
  /** The body that was taken last, and its traveler: it stays until the account says more, which keeps no gender. */
  const [last, setLast] = useState<{ of: string | undefined; body: TravelerBody }>();
  const sent = last && last.of === travelerId ? last.body : undefined;
  const [outcome, setOutcome] = useState<TravelerForm['outcome']>();
  const isOther = travelerId !== undefined && preferred?.travelerId !== travelerId;
  const known = given ?? (isOther ? undefined : preferred);
  const defaultCountry =
    useMemo(() => new Intl.Locale(locale === 'pseudo' ? 'en-US' : locale).maximize().region, [locale]) ?? 'US';

  const ages = agesOf(minAge, maxAge);
  const travelDay = travelDayOf(travelDate);
  useEffect(() => checkAges(minAge, maxAge), [minAge, maxAge]);
  useEffect(() => checkTravelDay(travelDate), [travelDate]);
  useEffect(() => checkGenders(genderOptions), [genderOptions]);

  /** Whom saving replaces: who is shown. */
  const shownId = useRef<string>(undefined);

  const form = useForm<TravelerBody>({
    ...{ id, isServed, rules: travelerRules, messages: words },
    labels: {
      firstName: messages.firstName,
      middleName: messages.middleName,
      lastName: messages.lastName,
      dateOfBirth: messages.dateOfBirth,
      gender: messages.gender,
      emailAddress: messages.email,
      phone: messages.phone,
      knownTravelerNumber: messages.knownTravelerNumber,
      tsaredress: messages.redressNumber,
    },
    // STA-039: but nobody else becomes the one that forms are filled with, unless the visitor says so.
    data: {
      values: {
        ...valuesOf({ preferred: !isOther, ...known }),
        phoneCountryCodeISO: known?.phoneCountryCodeISO ?? defaultCountry,
        ...(known ? { gender: sent?.gender } : sent),
      },
    },
    check(body) {
      const problem = body.dateOfBirth && checkAge(body.dateOfBirth, ages, dayOf(new Date()), travelDay);
      return {
        ...(problem === 'future' && { dateOfBirth: messages.future }),
        ...(problem === 'age' && { dateOfBirth: ageText() }),
        ...(!phoneOf(body) && { phone: words.problems.phone }),
      };
    },
    async submit(body) {
      element.setState('saving', true);
      setOutcome(undefined);
      try {
        const saved = (await isSignedIn()) ? await save(body) : undefined;
        setLast({ of: travelerId, body });
        element.emit('travel-traveler', detailOf(body, saved));
        setOutcome(saved ? 'saved' : 'taken');
      } finally {
        element.setState('saving', false);
      }
      return undefined;
    },
  });

  /** MSC-082 */
  async function save(body: TravelerBody): Promise<Traveler> {
    const saved = await withSession(() => saveTraveler(fieldsOf(body), travelerId || shownId.current));
    shownId.current = saved.travelerId;
    return saved;
  }

  function ageText(): string {
    const day = new Date(`${travelDay ?? dayOf(new Date())}T00:00:00Z`);
    const date = new Intl.DateTimeFormat(messages.lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
    return messages.age({ ...ages, date });
  }

  // MSC-083. Asked for where it may be shown; what the visitor has typed is not replaced, and saved as somebody new.
  const takePreferred = useEffectEvent(() => {
    const { data } = preferredTraveler.get() as { data?: Traveler | null };
    if (!data || (shownId.current !== undefined && shownId.current !== data.travelerId)) return;
    if (form.isDirty && shownId.current === undefined) return;
    setPreferred(data);
  });
  const isAsking = auth.status === 'signedIn' && travelerId !== '' && !given;
  useEffect(() => {
    if (!isAsking) return;
    const leave = preferredTraveler.subscribe(takePreferred);
    takePreferred();
    return leave;
  }, [isAsking, takePreferred]);

  const follow = useEffectEvent((version: number) => {
    if (version > 0) shownId.current = known?.travelerId;
  });
  useLayoutEffect(() => follow(form.version), [form.version, follow]);

  return { form, isOther, outcome: form.isDirty || form.summary ? undefined : outcome, defaultCountry };
}

/** Whoever has no cookie is signed out without a call. */
async function isSignedIn(): Promise<boolean> {
  const known = authState.get();
  const { status } = known.status === 'pending' ? await ensureAuth() : known;
  if (status === 'pending') throw new Error('The back end does not say whether the visitor is signed in.');
  return status === 'signedIn';
}
