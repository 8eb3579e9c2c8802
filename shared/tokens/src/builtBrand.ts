import { BRANDS, getConfig, logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { share } from '@travel-shell/core/share';
import type { BrandData, BuiltBrand } from './BrandData.ts';
import { brandProblem } from './brandProblem.ts';

/** A brand that is not one of ours, ready to be shown. */
export interface ReadyBrand {
  data: BrandData;
  /** Strings on a server. */
  sheets: CSSStyleSheet[];
}

const ready = new Map<string, Promise<ReadyBrand>>();
/** For a server: it has no configuration. */
const registered = new Map<string, BuiltBrand>();
const told = new Set<string>();

/** Gives a server a brand. Throws where it is not what `travel-shell-brand build` writes. */
export function registerBrand(brand: unknown): string {
  const { id } = checked(brand);
  registered.set(id, brand as BuiltBrand);
  return id;
}

/** Whether a server may render this brand. */
export const isKnownBrand = (id: string): boolean => BRANDS.some((own) => own === id) || registered.has(id);

/** Names of all brands that a server knows. */
export const knownBrands = (): string[] => [...BRANDS, ...registered.keys()];

/**
 * A brand of the page's configuration. What cannot be used is logged once, and gives undefined; a failed request is tried
 * again with the next call.
 */
export async function builtBrand(id: string): Promise<ReadyBrand | undefined> {
  const given = registered.get(id) ?? getConfig().brands?.[id];
  try {
    if (given === undefined) {
      throw new Error(`It is none of ${BRANDS.join(', ')}, and the configuration has no brands["${id}"].`);
    }
    return await share(ready, id, () => prepare(id, given), true);
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

async function prepare(id: string, given: object | string): Promise<ReadyBrand> {
  const brand = checked(typeof given === 'string' ? await fetchBrand(given) : given);
  if (brand.id !== id) throw new Error(`What is configured for it is the brand "${brand.id}".`);
  const { css, typeface, ...data } = brand;
  if (typeof document === 'undefined') return { data, sheets: css as unknown as CSSStyleSheet[] };
  if (typeface && !pageDocument.querySelector(`link[href="${CSS.escape(typeface)}"]`)) {
    pageDocument.head.append(Object.assign(pageDocument.createElement('link'), { rel: 'stylesheet', href: typeface }));
  }
  const sheets = css.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return { data, sheets };
}

async function fetchBrand(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(getConfig().loadTimeout / 3) }).catch((cause) => {
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
