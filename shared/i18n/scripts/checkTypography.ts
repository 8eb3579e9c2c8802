interface Rule {
  /** The text that must not occur. */
  wrong: RegExp;
  advice: string;
}

const EVERYWHERE: readonly Rule[] = [
  { wrong: /["'´`]/, advice: 'has a straight quote or an accent for one; use the typographic ones of its language' },
  { wrong: /\.\.\./, advice: 'has three full stops; use “…”' },
  { wrong: /^\s|\s$/, advice: 'begins or ends with white space, which a layout has to give' },
  // An argument is x here.
  {
    wrong: /(?<!\p{L})(?!x)\p{L}-\p{L}/u,
    advice: 'has a line that may break behind one letter; use U+2011 for its hyphen',
  },
  { wrong: /\s{2}/, advice: 'has two spaces in a row' },
];

/** By language. Sources: each language's own conventions, listed in docs/localisation.md. */
const BY_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  en: [{ wrong: / [:;!?…]/, advice: 'has a space before a punctuation mark' }],
  de: [
    { wrong: /“[^“„]*”/, advice: 'has English quotes; German ones are „…“' },
    { wrong: /[\p{L}\d]…/u, advice: 'needs a nonbreaking space (U+00A0) between a whole word and “…”' },
    { wrong: / …/, advice: 'has a breaking space before “…”; use U+00A0' },
  ],
  fr: [
    { wrong: /[^\s!?](?::(?!\/\/)|[;!?»])|«(?!\s)/, advice: 'needs a nonbreaking space at “: ; ! ? « »”' },
    { wrong: / [:;!?»]|« /, advice: 'has a breaking space at “: ; ! ? « »”; use U+00A0, or U+202F before “; ! ?”' },
    { wrong: /[“”„]/, advice: 'has foreign quotes; French ones are « … »' },
  ],
  es: [
    { wrong: /^[^¿]*\?/, advice: 'has a question without “¿”' },
    { wrong: /^[^¡]*!/, advice: 'has an exclamation without “¡”' },
    { wrong: / [:;!?…]/, advice: 'has a space before a punctuation mark' },
  ],
  ja: [
    { wrong: /[,;!?:](?!\/\/)/, advice: 'has Latin punctuation; use 、；！？：' },
    { wrong: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\./u, advice: 'has a Latin full stop; use 。' },
    { wrong: /[“”„«»]/, advice: 'has foreign quotes; Japanese ones are 「…」' },
  ],
  ar: [{ wrong: /[,;?]/, advice: 'has Latin punctuation; use ، ؛ ؟' }],
};

/** The violations of a language's typography in a text. */
export function checkTypography(text: string, tag: string): string[] {
  const language = new Intl.Locale(tag).language;
  return [...EVERYWHERE, ...(BY_LANGUAGE[language] ?? [])]
    .filter(({ wrong }) => wrong.test(text))
    .map(({ advice }) => `${advice}: “${text}”`);
}
