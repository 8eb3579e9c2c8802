/** In the order they are shown. Source: CNS-006. */
export const COOKIE_CATEGORIES = ['strictlyNecessary', 'functional', 'advertising', 'analytical'] as const;

export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

/** Allowed without asking. Source: CNS-007. */
export const NECESSARY: readonly CookieCategory[] = [COOKIE_CATEGORIES[0]];

/** The purposes of the vendor list that a category stands for; `strictlyNecessary` needs no consent (CNS-007). */
const PURPOSES: Record<Exclude<CookieCategory, 'strictlyNecessary'>, readonly number[]> = {
  functional: [1, 5, 6, 11],
  advertising: [1, 2, 3, 4, 7],
  analytical: [1, 8, 9, 10],
};

/** The categories that a choice in the full framework allows: those with consent to each of their purposes. */
export const categoriesOf = (consentedPurposes: readonly number[]): CookieCategory[] =>
  COOKIE_CATEGORIES.filter(
    (category) =>
      category === 'strictlyNecessary' || PURPOSES[category].every((purpose) => consentedPurposes.includes(purpose)),
  );

/** The categories in the value of the cookie `consent` (CON-061); none where it does not parse. */
export function parseCategories(value: string): CookieCategory[] {
  const names = value.split('.');
  const known = COOKIE_CATEGORIES.filter((category) => names.includes(category));
  return names[0] === 'strictlyNecessary' && known.length === names.length ? known : [];
}

/**
 * The categories that the cookies `consent` allow: of several, what each of them does. Another host of the domain can set one
 * beside ours, but nothing that is refused becomes allowed by it.
 */
export function allowedBy(values: readonly string[]): CookieCategory[] {
  const parsed = values.map(parseCategories).filter((categories) => categories.length > 0);
  const [first = [], ...others] = parsed;
  return first.filter((category) => others.every((categories) => categories.includes(category)));
}
