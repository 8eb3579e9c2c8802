import type { Schema } from '@travel-shell/contract';
import type { Offer } from './offer.ts';

/** The lists of choices: consents, and objections to legitimate interest. */
export const LISTS = [
  'purposes',
  'objectedPurposes',
  'specialFeatures',
  'vendors',
  'objectedVendors',
  'additionalVendors',
] as const;

export type ChoiceList = (typeof LISTS)[number];

/** Those to legitimate interests. */
export const OBJECTIONS: readonly ChoiceList[] = ['objectedPurposes', 'objectedVendors'];

/** A visitor's choices, by ids. The switches of the dialog change them in place. */
export type Choices = Record<ChoiceList, Set<number>>;

/** The saved choices, without the string that is made from them. STA-078. */
export type Payload = Required<Omit<Schema<'SaveTcfConsent'>, 'tcString' | 'text'>>;

export const choicesOf = (lists: Partial<Record<ChoiceList, Iterable<number>>>): Choices =>
  Object.fromEntries(LISTS.map((list) => [list, new Set(lists[list])])) as Choices;

/** Ids that this list of choices may have. */
export const offeredIn = (offer: Offer, list: ChoiceList): readonly number[] =>
  list === 'objectedPurposes' ? offer.legIntPurposes : list === 'objectedVendors' ? offer.legIntVendors : offer[list];

/** Everything that the list offers, or nothing of it. Changes the choices in place. */
export function chooseAll(choices: Choices, offer: Offer, list: ChoiceList, isOn: boolean): void {
  choices[list].clear();
  if (isOn) for (const id of offeredIn(offer, list)) choices[list].add(id);
}

export const hasAll = (choices: Choices, offer: Offer, lists: readonly ChoiceList[]): boolean =>
  lists.every((list) => offeredIn(offer, list).every((id) => choices[list].has(id)));

/** CNS-030 */
export const acceptAll = (offer: Offer): Choices =>
  choicesOf({
    purposes: offer.purposes,
    specialFeatures: offer.specialFeatures,
    vendors: offer.vendors,
    additionalVendors: offer.additionalVendors,
  });

/** An empty consent: every legitimate interest is objected to, as well. CNS-033, CNS-034. */
export const rejectAll = (offer: Offer): Choices =>
  choicesOf({ objectedPurposes: offer.legIntPurposes, objectedVendors: offer.legIntVendors });

/**
 * The saved choices (STA-077) on what is offered now; those of vendors that have left are dropped. Where nothing is
 * saved, the start values of the purposes (CNS-O10).
 */
export function savedChoices(
  saved: Schema<'TcfConsent'>,
  offer: Offer,
  purposes: readonly Schema<'TcfPurpose'>[],
): Choices {
  const initial = purposes.filter(({ defaultValue, readOnly }) => defaultValue && !readOnly).map(({ id }) => id);
  return choicesOf({
    purposes: saved.isUnsavedDefaultConsent ? initial : both(offer.purposes, saved.purpose.consents),
    objectedPurposes: without(offer.legIntPurposes, saved.purpose.legitimateInterests),
    specialFeatures: both(offer.specialFeatures, saved.specialFeatureOptins),
    vendors: both(offer.vendors, saved.vendor.consents),
    objectedVendors: without(offer.legIntVendors, saved.vendor.legitimateInterests),
    additionalVendors: both(offer.additionalVendors, saved.consentedAdditionalVendors),
  });
}

export const toPayload = (choices: Choices): Payload => ({
  consentedPurposes: sorted(choices.purposes),
  consentedVendors: sorted(choices.vendors),
  consentedAdditionalVendors: sorted(choices.additionalVendors),
  objectedLegIntPurposes: sorted(choices.objectedPurposes),
  objectedLegIntVendors: sorted(choices.objectedVendors),
  optedInSpecialFeatures: sorted(choices.specialFeatures),
});

const sorted = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

function both(offered: readonly number[], chosen: readonly number[]): number[] {
  const wanted = new Set(chosen);
  return offered.filter((id) => wanted.has(id));
}

function without(offered: readonly number[], kept: readonly number[]): number[] {
  const others = new Set(kept);
  return offered.filter((id) => !others.has(id));
}
