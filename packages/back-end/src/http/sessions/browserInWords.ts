/** Which browser a session is used with, in names that are the same in every language. */
export interface SeenBrowser {
  browser: string | null;
  system: string | null;
}

/** The first that fits: most browsers also call themselves Chrome, Safari or Mozilla. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: typeof BROWSERS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names are within the first 300; a header may have 16,000, over which a pattern would go back and forth. */
const MOST_LETTERS = 500;

/** Nothing of the header itself is kept or shown, because whoever signs in may write anything there. */
export function browserInWords(userAgent: string | undefined): SeenBrowser {
  const name = userAgent?.slice(0, MOST_LETTERS);
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
