import type { Schema } from '@travel-shell/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Time } from '../../database/Time.ts';
import type { PurposeDeclaration, StackDeclaration, StandardTexts, VendorDeclaration } from './VendorList.ts';

/** The value of each kind of record. */
export interface ConsentValues {
  /** Simple cookie consent (API-056). */
  cookies: { acceptedCategories: Schema<'CookieCategory'>[] };
  /** The full framework (API-061). */
  tcf: Required<Omit<Schema<'SaveTcfConsent'>, 'text'>>;
  /** The two-party dialog (API-065). */
  two_party: { given: true };
  /** The older purpose calls (API-066, API-067), also used by the data-transfer dialog. */
  gdpr: { purposeIds: number[]; dataTransfer: boolean };
}

export type ConsentKind = keyof ConsentValues;

/** Append-only: the newest row is valid, the others prove earlier choices. */
export interface ConsentRecordTable {
  id: GeneratedAlways<string>;
  /** SHA-256 of the visitor's consent cookie. */
  visitor_hash: string;
  /** The signed-in account. */
  user_id: string | null;
  kind: ConsentKind;
  value: JSONColumnType<ConsentValues[ConsentKind]>;
  /** The record's id as visitors see it. */
  public_id: Generated<string>;
  /** Which text was shown, in which language; null for callers that do not say. */
  text_version: string | null;
  text_locale: string | null;
  /** Made signed out, and copied to the account at sign-in. */
  was_taken_over: Generated<boolean>;
  created_at: Time;
}

export interface ConsentActionTable {
  id: GeneratedAlways<string>;
  visitor_hash: string | null;
  user_id: string | null;
  is_repeat: boolean;
  action: string | null;
  created_at: Time;
}

/** One row: the site's consent settings. */
export interface ConsentSettingsTable {
  id: Generated<1>;
  policy_url: string;
  better_ux: boolean;
  stack_ids: JSONColumnType<number[]>;
}

export interface CategoryCookieTable {
  id: GeneratedAlways<string>;
  category: Schema<'CookieCategory'>;
  name: string;
  /** Null means the site's own domain. */
  domain: string | null;
  iab_vendor_id: number | null;
}

export interface MetaCookieNameTable {
  name: string;
  max_age_days: number;
}

export interface TcfVendorListTable {
  version: number;
  tcf_policy_version: number;
  declarations: JSONColumnType<{
    purposes: PurposeDeclaration[];
    specialPurposes: PurposeDeclaration[];
    features: PurposeDeclaration[];
    specialFeatures: PurposeDeclaration[];
    stacks: StackDeclaration[];
    dataCategories: Schema<'TcfDataCategory'>[];
    standardTexts?: StandardTexts;
    lastUpdated: string;
  }>;
}

export interface TcfVendorTable {
  list_version: number;
  id: number;
  declaration: JSONColumnType<VendorDeclaration>;
}

export interface TcfAdditionalVendorTable {
  id: number;
  name: string;
  policy_url: string;
  domains: JSONColumnType<string[]>;
}

export interface TcfDeviceStorageTable {
  vendor_id: number;
  disclosures: JSONColumnType<Schema<'StorageDisclosure'>[]>;
  domains: JSONColumnType<Schema<'DisclosureDomain'>[]>;
}

declare module '../../database/Database.ts' {
  interface Database {
    consent_records: ConsentRecordTable;
    consent_actions: ConsentActionTable;
    consent_settings: ConsentSettingsTable;
    category_cookies: CategoryCookieTable;
    meta_cookie_names: MetaCookieNameTable;
    tcf_vendor_lists: TcfVendorListTable;
    tcf_vendors: TcfVendorTable;
    tcf_additional_vendors: TcfAdditionalVendorTable;
    tcf_device_storage: TcfDeviceStorageTable;
  }
}
