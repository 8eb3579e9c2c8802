import { VERTICALS } from '@travel-shell/contract/values';
import { LOCALES } from '@travel-shell/core';
import { resolveLocale } from '@travel-shell/i18n';
import type { Kysely } from 'kysely';
import type { FragmentRules } from 'travel-shell-fragments/service';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';

/** Sites and currencies are the operator's, so they hardly ever change. */
const READ_EVERY_MS = 60_000;

type Values = Record<string, string>;
type Names = 'site' | 'language' | 'currency' | 'active-vertical' | 'vertical';
/** Values by the name of their attribute. */
type KnownValues = Readonly<Record<Names, ReadonlySet<string>>>;

/** The fields that a server reads of a brand that `travel-shell-brand build` has written. */
export interface ShownBrand {
  id: string;
  name: string;
  navigation?: readonly { verticalName: string }[];
}

/**
 * Attributes whose values this site has a list of: one that is not there is refused, so that there are only so many
 * fragments, and none that says what a visitor has written. A locale may be any, see the contract: one that is not ours
 * becomes the shipped one of its language.
 */
export function normalizeFragmentAttributes(
  db: Kysely<Database>,
  brands: readonly ShownBrand[],
): NonNullable<FragmentRules['settle']> {
  const ofBrands = brands.flatMap(({ navigation = [] }) => navigation.map(({ verticalName }) => verticalName));
  let read: Promise<KnownValues> | undefined;
  let readAt = 0;
  const known = () => {
    if (read && Date.now() - readAt < READ_EVERY_MS) return read;
    readAt = Date.now();
    const before = read;
    read = readKnownValues(db, ofBrands).catch((error: unknown) => {
      // Most fragments need nothing else of a database that is away.
      if (before) return before;
      read = undefined;
      throw error;
    });
    return read;
  };
  return async (_piece, attributes) => {
    const values = await known();
    // Those of pieces inside stay as they are written: the loader compares them.
    for (const text of Object.values(attributes)) settle(settingsIn(text), values);
    return settle(attributes, values, verticalsIn(attributes.items));
  };
}

async function readKnownValues(db: Kysely<Database>, verticals: readonly string[]): Promise<KnownValues> {
  const [sites, currencies] = await Promise.all([
    db.selectFrom('site_locales').select(['locale', 'language_name', 'language_native_name']).execute(),
    db.selectFrom('currencies').select('currency_code').execute(),
  ]);
  const allVerticals = new Set([...VERTICALS, ...verticals]);
  return {
    site: new Set([...LOCALES, ...sites.map(({ locale }) => locale)]),
    language: new Set(sites.flatMap((site) => [site.language_name, site.language_native_name])),
    currency: new Set(currencies.map(({ currency_code }) => currency_code)),
    'active-vertical': allVerticals,
    vertical: allVerticals,
  };
}

function settle(attributes: Readonly<Values>, known: KnownValues, own: readonly unknown[] = []): Values {
  const settled = { ...attributes };
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'locale') settled[name] = settleLocale(value, known.site);
    if (!isListed(name, known) || value === '') continue;
    const isOwn = known[name] === known.vertical && own.includes(value);
    if (!isOwn && !known[name].has(value)) throw unknownValue(name, value, 'one that this site has');
  }
  return settled;
}

const isListed = (name: string, known: KnownValues): name is Names => Object.hasOwn(known, name);

function settleLocale(value: string, sites: ReadonlySet<string>): string {
  if (sites.has(value)) return value;
  try {
    const canonical = new Intl.Locale(value.replaceAll('_', '-')).toString();
    return sites.has(canonical) ? canonical : resolveLocale(canonical);
  } catch {
    throw unknownValue('locale', value, 'a BCP 47 tag, such as de-DE');
  }
}

/** The verticals of items that the request brings along. */
const verticalsIn = (items = '[]'): unknown[] =>
  JSON.parse(items).map((item: { verticalName?: unknown } | null) => item?.verticalName);

/** The attributes of a piece inside, where the text is that. */
function settingsIn(text: string): Values {
  if (!text.startsWith('{')) return {};
  try {
    const settings = Object.entries(JSON.parse(text));
    return Object.fromEntries(settings.map(([name, value]) => [name, String(value)]));
  } catch {
    return {}; // words of the page's own
  }
}

const unknownValue = (name: string, value: string, expected: string) =>
  new ApiError(
    400,
    'INVALID_PARAMETER',
    `${name}="${value.slice(0, 60)}": expected ${expected}.`,
    'This request is not allowed.',
  );
