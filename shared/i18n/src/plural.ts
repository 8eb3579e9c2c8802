import { createFormatCache } from './createFormatCache.ts';
import { formatNumber } from './numbers.ts';

const rules = createFormatCache<Intl.PluralRulesOptions, Intl.PluralRules>(
  (tag, options) => new Intl.PluralRules(tag, options),
);

/** A text, or a function of the formatted number (ICU's `#`). */
export type PluralCase<Result> = Result | ((number: string) => Result);

/**
 * ICU's `plural` and `selectordinal`, called by generated messages. The exact number wins over its category.
 * @param cases by category, and by `=` and a number; `other` is always there
 * @param offset subtracted from the number before its category is chosen and before it is shown
 */
export function plural<Result>(
  locale: string,
  value: number,
  cases: { readonly [selector: string]: PluralCase<Result>; readonly other: PluralCase<Result> },
  offset = 0,
  type: Intl.PluralRuleType = 'cardinal',
): Result {
  const rest = value - offset;
  const chosen = cases[`=${value}`] ?? cases[rules(locale, { type }).select(rest)] ?? cases.other;
  return typeof chosen === 'function' ? (chosen as (number: string) => Result)(formatNumber(locale, rest)) : chosen;
}
