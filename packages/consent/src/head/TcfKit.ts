import type { Schema } from '@travel-shell/contract';

/** The visitor's choices, as they are saved (STA-078), without the string that is made of them. */
export type TcfChoices = Omit<Schema<'SaveTcfConsent'>, 'tcString'>;

/** The lists that the visitor was shown: parts of API-063 and of the rows of API-062. */
export interface TcfLists {
  initial: Pick<Schema<'TcfInitialPreferences'>, 'vendorListVersion' | 'tcfPolicyVersion' | 'additionalVendorIds'>;
  rows: { vendors: readonly Pick<Schema<'TcfVendor'>, 'id' | 'purposes' | 'legIntPurposes'>[] };
}

/** Who makes a string, and where. */
export interface TcfMaker {
  cmpId: number;
  cmpVersion: number;
  /** Two letters, in capitals. */
  publisherCountry: string;
  /** Any BCP 47 tag: the language of the dialog. */
  language: string;
}

/** The contents of a TC string; lists of ids. */
export interface TcString {
  /** Who made it. */
  cmpId: number;
  tcfPolicyVersion: number;
  vendorListVersion: number;
  publisherCountry: string;
  isServiceSpecific: boolean;
  purposes: { consents: number[]; legitimateInterests: number[] };
  vendors: { consents: number[]; legitimateInterests: number[]; disclosed: number[] };
  specialFeatures: number[];
}

/** A choice in the forms that vendors read. */
interface TcfStrings {
  tcString: string;
  /** Google's, for vendors outside the framework: `2~1.2~dv.3`. */
  addtlConsent: string;
}

/** Strings of the full framework: tcf.js, which every part of the kit on a page shares. */
export interface TcfKit {
  /** Takes as long as some 20 rows of React: call it when the browser is idle. */
  encode(choices: TcfChoices, lists: TcfLists, maker: TcfMaker): TcfStrings;
  /** Undefined for a text that is no TC string of version 2. */
  decode(tcString: string): TcString | undefined;
}

const KIT = /*#__PURE__*/ Symbol.for('travel-shell.tcf');

interface KitScope {
  [KIT]?: TcfKit;
}

export const getTcfKit = (): TcfKit | undefined => (globalThis as KitScope)[KIT];

export function setTcfKit(kit: TcfKit): void {
  (globalThis as KitScope)[KIT] = kit;
}
