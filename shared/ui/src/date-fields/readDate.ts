import { asciiDigits } from '@travel-shell/i18n/digits';

export type Part = 'day' | 'month' | 'year';
export type Parts = Readonly<Record<Part, string>>;

/**
 * A whole date in one text, as it is pasted or filled in: `1990-02-28`, `28.2.1990`, `28 Feb 1990`, with the time behind it or
 * without. Undefined for less than a date, and for one that may be two days: nobody is given a wrong birthday.
 * @param lang of the names of months, which are known in English, too
 */
export function readDate(text: string, lang: string): Parts | undefined {
  const date = asciiDigits(text)
    .trim()
    .replace(/[T\s]+\d{1,2}:\d{2}.*$/s, '');
  const numbers = date.match(/\d+/g) ?? [];
  const month = monthIn(date, lang);
  const [first = '', second = '', third = ''] = numbers;
  if (month && numbers.length === 2) {
    return first.length === 4 ? checked(second, month, first) : checked(first, month, second);
  }
  if (month || numbers.length !== 3) return undefined;
  if (first.length === 4) return checked(third, second, first);
  // With dots the day is first everywhere.
  if (Number(second) > 12) return checked(second, first, third);
  if (Number(first) > 12 || first === second || date.includes('.')) return checked(first, second, third);
  return undefined;
}

function checked(day: string, month: string, year: string): Parts | undefined {
  const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  if (!isDay || year.length !== 4) return undefined;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** Without accents, which many leave out. */
const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The number of the one month whose name is written, whole or its first letters. */
function monthIn(text: string, lang: string): string | undefined {
  const words = bare(text).match(/\p{L}{3,}/gu) ?? [];
  const found = new Set<number>();
  for (const locale of [lang, 'en']) {
    const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', day: 'numeric' });
    for (let month = 0; month < 12; month++) {
      const parts = format.formatToParts(new Date(2000, month, 2));
      const name = bare(parts.find(({ type }) => type === 'month')?.value ?? '');
      if (words.some((word) => name.startsWith(word))) found.add(month + 1);
    }
  }
  return found.size === 1 ? String([...found][0]) : undefined;
}
