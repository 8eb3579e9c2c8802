import type { Schema } from '@travel-shell/contract';
import { describe, expect, it, test } from 'vitest';
import { acceptAll, type Choices, rejectAll, savedChoices, toPayload } from './choices.ts';
import { classifyChoices } from './classifyChoices.ts';
import { availableChoices } from './offer.ts';
import { INITIAL, ROWS } from './Tcf.fixtures.ts';

const offer = availableChoices(INITIAL, ROWS);

test('only what has a choice is offered', () => {
  expect(offer).toEqual({
    purposes: [1, 2, 7, 10],
    legIntPurposes: [2, 7, 10],
    specialFeatures: [1],
    vendors: [10, 21, 755],
    legIntVendors: [10, 30, 755],
    additionalVendors: [1, 2],
  });
  const [first, ...others] = INITIAL.purposes as [Schema<'TcfPurpose'>, ...Schema<'TcfPurpose'>[]];
  const locked = { ...INITIAL, purposes: [{ ...first, readOnly: true }, ...others] };
  expect(availableChoices(locked, ROWS).purposes).toEqual([2, 7, 10]);
});

const change = (choices: Choices, list: keyof Choices, id: number): Choices => {
  const ids = new Set(choices[list]);
  if (!ids.delete(id)) ids.add(id);
  return { ...choices, [list]: ids };
};
const all = acceptAll(offer);
const none = rejectAll(offer);

describe('CNS-031 CNS-032 CNS-O01 accept selected is', () => {
  it.each<[string, string, Choices]>([
    ['acceptAll', 'everything, without an objection', all],
    ['acceptPartial', 'all but a purpose', change(all, 'purposes', 10)],
    ['acceptPartial', 'all but a vendor', change(all, 'vendors', 755)],
    ['acceptPartial', 'all but a special feature', change(all, 'specialFeatures', 1)],
    ['acceptPartial', 'all but a vendor outside the framework', change(all, 'additionalVendors', 2)],
    ['acceptPartial', 'all, with an objection to a purpose', change(all, 'objectedPurposes', 2)],
    ['acceptPartial', 'all, with an objection to a vendor', change(all, 'objectedVendors', 30)],
    ['acceptPartial', 'one purpose', change(none, 'purposes', 1)],
    ['acceptPartial', 'one vendor', change(none, 'vendors', 10)],
    ['acceptPartial', 'one special feature', change(none, 'specialFeatures', 1)],
    ['acceptPartial', 'one vendor outside the framework', change(none, 'additionalVendors', 1)],
    ['reject', 'nothing, with every objection', none],
    ['reject', 'nothing, without an objection', { ...none, objectedPurposes: new Set(), objectedVendors: new Set() }],
  ])('%s: %s', (decision, _what, choices) => expect(classifyChoices(choices, offer)).toBe(decision));

  it('acceptPartial where the list has grown since', () => {
    const more = { ...offer, vendors: [...offer.vendors, 900] };
    expect(classifyChoices(all, more)).toBe('acceptPartial');
  });
});

describe('STA-078 the payload', () => {
  it('CNS-030 of "accept all" has everything and no objection', () => {
    expect(toPayload(all)).toEqual({
      consentedPurposes: [1, 2, 7, 10],
      consentedVendors: [10, 21, 755],
      consentedAdditionalVendors: [1, 2],
      objectedLegIntPurposes: [],
      objectedLegIntVendors: [],
      optedInSpecialFeatures: [1],
    });
  });

  it('CNS-034 of "reject all" is an empty consent that objects to each legitimate interest', () => {
    expect(toPayload(none)).toEqual({
      consentedPurposes: [],
      consentedVendors: [],
      consentedAdditionalVendors: [],
      objectedLegIntPurposes: [2, 7, 10],
      objectedLegIntVendors: [10, 30, 755],
      optedInSpecialFeatures: [],
    });
  });

  it('is sorted, whatever was pressed first', () => {
    expect(toPayload(change(change(none, 'purposes', 10), 'purposes', 2)).consentedPurposes).toEqual([2, 10]);
  });
});

describe('STA-077 saved choices', () => {
  const saved: Schema<'TcfConsent'> = {
    purpose: { consents: [1, 7], legitimateInterests: [2, 7] },
    vendor: { consents: [755, 999], legitimateInterests: [10] },
    specialFeatureOptins: [1],
    consentedAdditionalVendors: [2],
    isUnsavedDefaultConsent: false,
    tcString: 'C',
  };

  it('come back as they were, without vendors that have left', () => {
    expect(toPayload(savedChoices(saved, offer, INITIAL.purposes))).toEqual({
      consentedPurposes: [1, 7],
      consentedVendors: [755],
      consentedAdditionalVendors: [2],
      objectedLegIntPurposes: [10],
      objectedLegIntVendors: [30, 755],
      optedInSpecialFeatures: [1],
    });
  });

  it('CNS-O10 begin with the default values where nothing is saved', () => {
    const unsaved = {
      ...saved,
      isUnsavedDefaultConsent: true,
      purpose: { consents: [], legitimateInterests: [2, 7, 10] },
    };
    const purposes = INITIAL.purposes.map((purpose) => ({ ...purpose, defaultValue: purpose.id === 10 }));
    expect([...savedChoices(unsaved, offer, purposes).purposes]).toEqual([10]);
    expect(savedChoices(unsaved, offer, INITIAL.purposes).purposes.size).toBe(0);
    expect(savedChoices(unsaved, offer, INITIAL.purposes).objectedPurposes.size).toBe(0);
  });
});
