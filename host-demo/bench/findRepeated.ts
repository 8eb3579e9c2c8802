import type { BuiltFile } from '@travel-shell/loader/bridge';
import { readPlan, readRelease } from '../readPlan.ts';
import { modulesOf, ownerOf, readModules } from './builtModules.ts';

/** The elements of a page, and the values of those attributes that stay the same during a visit. */
interface FullPage {
  tags: readonly string[];
  fixed: Readonly<Record<string, string>>;
}

/** A page with what most pages have. */
export const FULL_PAGE: FullPage = {
  tags: [
    'travel-header',
    'travel-footer',
    'travel-country-picker',
    'travel-currency-picker',
    'travel-account-menu',
    'travel-sign-in',
  ],
  fixed: { brand: 'flagship', locale: 'en-US' },
};

/** Minified bytes of a module of ours, from which its second copy is worth a report. */
export const REPEATED_BYTES = 500;

export interface Repeated {
  module: string;
  /** Every file that contains it, with its minified bytes there, largest first. */
  copies: { url: string; bytes: number }[];
}

/** All files such a page may download in a visit: initially, for any value of its other attributes, and lazily. */
export function filesOfPage(folder: string, { tags, fixed }: FullPage): string[] {
  const { files } = readModules(folder);
  const plans = tags.map((tag) => readPlan(folder, tag));
  const variants = plans.flatMap((plan) =>
    Object.entries(plan.variants).flatMap(([attribute, byValue]) =>
      Object.entries(byValue).map(([value, list]) => ({ isShown: (fixed[attribute] ?? value) === value, list })),
    ),
  );
  const urlsOf = (lists: readonly (readonly BuiltFile[])[]) => lists.flatMap((list) => list.map(({ url }) => url));
  const left = new Set(urlsOf(variants.filter(({ isShown }) => !isShown).map(({ list }) => list)));
  const found = new Set([
    'loader.js',
    ...Object.keys(files).filter((url) => url.startsWith('intent.')),
    ...urlsOf([readRelease(folder).runtime]),
    ...urlsOf(plans.map(({ chunks }) => chunks)),
    ...urlsOf(variants.filter(({ isShown }) => isShown).map(({ list }) => list)),
  ]);
  // Iterating a Set also visits entries added during the loop.
  for (const url of found) for (const later of files[url]?.loads ?? []) if (!left.has(later)) found.add(later);
  // Last: a container could load all it exposes, and a page takes only what is in the plans.
  for (const { entry } of plans) found.add(entry.url);
  return [...found].sort();
}

/** Modules of ours that such a page downloads twice with more than `limit` minified bytes, the most wasteful first. */
export function findRepeated(folder: string, page: FullPage, limit: number): Repeated[] {
  const built = readModules(folder);
  const byModule = new Map<string, Repeated['copies']>();
  for (const url of filesOfPage(folder, page))
    for (const [module, bytes] of modulesOf(built, url))
      byModule.set(module, [...(byModule.get(module) ?? []), { url, bytes }]);
  const wasted = ({ copies }: Repeated) => copies.slice(1).reduce((total, { bytes }) => total + bytes, 0);
  return (
    [...byModule]
      .filter(([module]) => ownerOf(module) === 'ours')
      .map(([module, copies]) => ({ module, copies: copies.sort((a, b) => b.bytes - a.bytes) }))
      // Two files may use different parts of a module, so the overlap is at most the smaller part.
      .filter(({ copies: [, second] }) => second && second.bytes > limit)
      .sort((a, b) => wasted(b) - wasted(a))
  );
}
