import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Time } from '../../database/Time.ts';

/** A calendar day as YYYY-MM-DD. Read it with `isoDate`, because the drivers turn it into a timestamp. */
type Day = ColumnType<never, string | null, string | null>;

export interface SiteBrandTable {
  brand: string;
  display_name: string;
  page_description: string;
  app_store_links: JSONColumnType<{ appStoreType: 'appleappstore' | 'googleplay'; url: string; title: string }[]>;
}

export interface FooterLinkGroupTable {
  brand: string;
  name: string;
  title: string;
}

export interface FooterLinkTable {
  brand: string;
  group_name: string;
  position: number;
  name: string;
  title: string;
  url: string;
}

export interface FooterBrandTable {
  name: string;
  position: number;
  title: string;
  url: string;
  logo_url: string;
  height: number;
}

export interface SocialMediaSiteTable {
  name: string;
  position: number;
  /** The social media site's name in the prompt. */
  title: string;
  /** The base URL; each brand has a page below it. */
  url: string;
  icon_svg: string;
}

export interface PrivacyMenuItemTable {
  position: number;
  title: string;
  url: string;
}

export interface CurrencyTable {
  currency_code: string;
  name: string;
  native_name: string;
  symbol: string;
  show_currency: boolean;
  /** The currency's rank among the most used ones. */
  top_position: number | null;
}

export interface CountryTable {
  country_code: string;
  /** In English. */
  name: string;
  currency_code: string;
}

export interface SiteLocaleTable {
  locale: string;
  country_code: string;
  position: number;
  country_native_name: string;
  /** In English. */
  language_name: string;
  language_native_name: string;
  /** Whether search engines may follow a link to it. */
  crawlable: boolean;
}

export interface TravelerTable {
  traveler_id: Generated<string>;
  user_id: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  date_of_birth: Day;
  email_address: string | null;
  phone_number: string | null;
  phone_country_code: string | null;
  phone_country_code_iso: string | null;
  tsa_redress: string | null;
  known_traveler_number: string | null;
  preferred: boolean;
}

export interface AccountSettingsTable {
  user_id: string;
  currency_code: string | null;
  /** Null until the account has decided. */
  allow_data_sharing: boolean | null;
}

export interface MarketingIdTable {
  kmkid: string;
  created_at: Time;
  /** When a browser accepted it; null while it is only offered. */
  set_at: Time | null;
}

export interface UiMetricTable {
  day: Day;
  type: string;
  name: string;
  count: Generated<number>;
  sum: number;
  lowest: number;
  highest: number;
}

export interface VerticalUrlPatternTable {
  vertical: string;
  /** A path with the placeholders {origin}, {destination}, {start} and {end}. */
  template: string;
}

declare module '../../database/Database.ts' {
  interface Database {
    site_brands: SiteBrandTable;
    footer_link_groups: FooterLinkGroupTable;
    footer_links: FooterLinkTable;
    footer_brands: FooterBrandTable;
    social_media_sites: SocialMediaSiteTable;
    privacy_menu_items: PrivacyMenuItemTable;
    currencies: CurrencyTable;
    countries: CountryTable;
    site_locales: SiteLocaleTable;
    travelers: TravelerTable;
    account_settings: AccountSettingsTable;
    marketing_ids: MarketingIdTable;
    ui_metrics: UiMetricTable;
    vertical_url_patterns: VerticalUrlPatternTable;
  }
}
