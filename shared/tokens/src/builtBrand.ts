import { BRANDS, LOAD_TIMEOUT, LOCALES, type Locale, logFailure, pageConfig } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { share } from '@travel-shell/core/share';
import type { BrandData, BuiltBrand, LocalText } from './BrandData.ts';
import { brandProblem } from './brandProblem.ts';

/** A brand that is not one of ours, ready to be shown. */
export interface ReadyBrand {
  data: BrandData;
  /** Strings on a server. */
  sheets: CSSStyleSheet[];
}

/** In every language. */
interface PreparedBrand {
  brand: BuiltBrand;
  sheets: CSSStyleSheet[];
}

const ready = new Map<string, Promise<PreparedBrand>>();
/** For a server: it has no configuration. */
const registered = new Map<string, BuiltBrand>();
const told = new Set<string>();

const isOurs = (id: string) => BRANDS.some((own) => own === id);

/** Gives a server a brand. Throws where it is not what `travel-shell-brand build` writes. */
export function registerBrand(brand: unknown): string {
  const { id } = checked(brand);
  if (isOurs(id)) throw new Error(`${id} is a brand of the kit. Give yours an id of its own in brand.json.`);
  registered.set(id, brand as BuiltBrand);
  return id;
}

/** Whether a server may render this brand. */
export const isKnownBrand = (id: string): boolean => isOurs(id) || registered.has(id);

/** Names of all brands that a server knows. */
export const knownBrands = (): string[] => [...BRANDS, ...registered.keys()];

/**
 * A brand of the page's configuration, in this language. What cannot be used is logged once, and gives undefined; a failed request is tried
 * again with the next call.
 */
export async function builtBrand(id: string, locale: Locale): Promise<ReadyBrand | undefined> {
  const given = registered.get(id) ?? pageConfig()?.brands?.[id];
  try {
    if (given === undefined) {
      throw new Error(`It is none of ${BRANDS.join(', ')}, and the configuration has no brands["${id}"].`);
    }
    const { brand, sheets } = await share(ready, id, () => prepare(id, given), true);
    return { data: inLocale(brand, locale), sheets };
  } catch (cause) {
    const message = `The brand "${id}" cannot be shown, so the default one is. ${(cause as Error).message}`;
    if (!told.has(message)) tell(message);
    told.add(message);
    return undefined;
  }
}

function tell(message: string): void {
  logFailure({ code: 'BRAND', message });
  const detail = { code: 'BRAND', message, phase: 'prepare' };
  if (typeof document !== 'undefined') pageDocument.dispatchEvent(new CustomEvent('travel-error', { detail }));
}

async function prepare(id: string, given: object | string): Promise<PreparedBrand> {
  const brand = checked(typeof given === 'string' ? await fetchBrand(given) : given);
  if (brand.id !== id) throw new Error(`What is configured for it is the brand "${brand.id}".`);
  const { css, typeface } = brand;
  if (typeof document === 'undefined') return { brand, sheets: css as unknown as CSSStyleSheet[] };
  if (typeface && !pageDocument.querySelector(`link[href="${CSS.escape(typeface)}"]`)) {
    pageDocument.head.append(Object.assign(pageDocument.createElement('link'), { rel: 'stylesheet', href: typeface }));
  }
  const sheets = css.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return { brand, sheets };
}

const isLocalText = (value: object): value is Exclude<LocalText, string> =>
  Object.keys(value).every((key) => LOCALES.some((locale) => locale === key));

/** A value with each text that differs by language in this one. */
function localised(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => localised(each, locale));
  if (isLocalText(value)) return value[locale] ?? value['en-US'] ?? Object.values(value)[0];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localised(each, locale)]));
}

function inLocale({ css: _, typeface: __, navigation, footer, ...rest }: BuiltBrand, locale: Locale): BrandData {
  return {
    ...rest,
    ...(localised({ navigation, ...(footer && { footer }) }, locale) as Pick<BrandData, 'navigation'>),
  };
}

async function fetchBrand(address: string): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout((pageConfig()?.loadTimeout ?? LOAD_TIMEOUT) / 3),
  }).catch((cause) => {
    throw new Error(`${address} cannot be fetched: ${cause.message}. It must answer with CORS.`);
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json().catch(() => {
    throw new Error(`${address} is not JSON.`);
  });
}

function checked(brand: unknown): BuiltBrand {
  const problem = brandProblem(brand);
  if (problem) throw new Error(`${problem} Build it with travel-shell-brand.`);
  return brand as BuiltBrand;
}
