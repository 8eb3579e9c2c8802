import { pageCookies, writeCookie } from '@travel-shell/core/consentCookies';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { isNamed } from '@travel-shell/core/isNamed';
import { cookiePlaces } from './cookiePlaces.ts';
import { cookiesForCategory } from './cookiesForCategory.ts';

/** The names of all readable cookies. */
export const cookieNames = (): string[] =>
  pageCookies()
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.replace(/=.*/s, ''));

export interface DeletedCookies {
  /** Names of cookies that were there, and are gone. */
  deleted: string[];
  /** Names of listed cookies that scripts of this page cannot delete: on another domain (as listed), or still there. */
  kept: string[];
  /** Every list could be loaded, so no other cookies are left. */
  isComplete: boolean;
}

/**
 * Deletes the cookies that these categories list, as far as scripts can, for a visitor who has withdrawn them. A list that
 * cannot be loaded is logged, and its cookies stay. Never rejects.
 * @param before names of the cookies that were there when the visitor withdrew
 */
export async function deleteCookiesOf(
  categories: readonly CookieCategory[],
  before = cookieNames(),
): Promise<DeletedCookies> {
  const lists = categories.map((category) => cookiesForCategory(category));
  await Promise.all(lists.map((list) => list.refresh()));
  const known = lists.map((list) => list.get().data?.cookies);
  const listed = known.flatMap((cookies) => cookies ?? []);
  const elsewhere = listed.filter(({ domain }) => !isOfPage(domain)).map(({ name }) => name);
  const ofPage = listed.filter(({ domain }) => isOfPage(domain));
  const here = before.filter((name) => ofPage.some((cookie) => isNamed(cookie.name, name)));
  for (const name of here) expire(name);
  const after = cookieNames();
  const deleted = here.filter((name) => !after.includes(name));
  const kept = [...elsewhere, ...here.filter((name) => after.includes(name))];
  return { deleted: [...new Set(deleted)], kept: [...new Set(kept)], isComplete: !known.includes(undefined) };
}

const isOfPage = (domain: string) => `.${location.hostname}`.endsWith(`.${domain.replace(/^\./, '')}`);

function expire(name: string): void {
  for (const place of cookiePlaces(location.hostname, location.pathname)) {
    writeCookie(name, '', place);
    if (location.protocol === 'https:') writeCookie(name, '', `${place}; Partitioned`);
  }
}
