import type { Schema } from '@travel-shell/contract';

/** The parts of the list that a visitor can choose. Ids. */
export interface Offer {
  purposes: readonly number[];
  /** Purposes for which some vendor relies on legitimate interest. */
  legIntPurposes: readonly number[];
  specialFeatures: readonly number[];
  /** Vendors that ask for consent. */
  vendors: readonly number[];
  /** Vendors that rely on legitimate interest. */
  legIntVendors: readonly number[];
  additionalVendors: readonly number[];
}

/** Purposes that are read-only have no choice (CNS-O10), nor do vendors with special purposes only. */
export function availableChoices(initial: Schema<'TcfInitialPreferences'>, rows: Schema<'TcfVendorRows'>): Offer {
  const open = initial.purposes.filter(({ readOnly }) => !readOnly);
  const { vendors } = rows;
  return {
    purposes: idsOf(open),
    legIntPurposes: idsOf(open.filter(({ legitimateInterest }) => legitimateInterest)),
    specialFeatures: idsOf(initial.specialFeatures.filter(({ readOnly }) => !readOnly)),
    vendors: idsOf(vendors.filter(({ purposes }) => purposes.length > 0)),
    legIntVendors: idsOf(vendors.filter(({ legIntPurposes }) => legIntPurposes.length > 0)),
    additionalVendors: idsOf(rows.additionalVendors),
  };
}

const idsOf = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id);
