import { COUNTRY_CODES, CURRENCY_CODES } from '@travel-shell/core/isoCodes';
import { currencyName, regionName } from '@travel-shell/i18n/displayNames';
import { type ReactNode, useMemo } from 'react';
import { type CodeOption, NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

export interface CodeFieldProps extends Omit<NativeSelectProps, 'options'> {
  /** BCP 47; of the names. */
  lang: string;
}

/** In the order of a language. */
export function byTitle<T extends CodeOption>(lang: string, options: readonly T[]): readonly T[] {
  const { compare } = new Intl.Collator(lang);
  return options.toSorted((a, b) => compare(a.title, b.title));
}

/** A country; its code of ISO 3166-1 is what the form sends. */
export function CountryField({ lang, ...props }: CodeFieldProps): ReactNode {
  const options = useMemo(() => {
    const named = COUNTRY_CODES.map((value) => ({ value, title: regionName(lang, value) }));
    return byTitle(lang, named);
  }, [lang]);
  return <NativeSelect key={lang} options={options} {...props} />;
}

/** A currency; its code of ISO 4217 is what the form sends. The code comes first, so that typing finds it. */
export function CurrencyField({ lang, ...props }: CodeFieldProps): ReactNode {
  const options = useMemo(
    () => CURRENCY_CODES.map((value) => ({ value, title: `${value} – ${currencyName(lang, value)}` })),
    [lang],
  );
  return <NativeSelect key={lang} options={options} {...props} />;
}
