import sans from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import math from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-math-wght-normal.woff2?url';
import '../page.css';
import { rulesOf, sheetsOf } from '../sheetsOf.ts';

const SANS = 'Figtree Variable';
const MONO = 'JetBrains Mono Variable';
const LATIN = { unicodeRange: 'U+0000-00FF, U+2000-206F', weight: '100 900' };
const FAMILIES = [SANS, MONO, 'Fraunces Variable', 'Sora Variable'];

/** Replacements for the fonts a machine chooses. */
const GENERIC: Record<string, string> = {
  'system-ui': SANS,
  'sans-serif': SANS,
  'ui-monospace': MONO,
  monospace: MONO,
};

/** Scripts in the screenshots that the brands' typefaces lack, and the font files that have them. */
const ADDITIONS = [
  { file: arabic, unicodeRange: 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFC' },
  { file: math, unicodeRange: 'U+2190-21FF, U+2200-2211, U+2213-2214, U+2216-22FF' },
];

/**
 * Loads every typeface a screenshot may show, so that none uses a system font. Only here the brands' families get
 * missing glyphs from Noto: elsewhere the system provides them.
 */
export async function loadBundledFonts(): Promise<void> {
  document.fonts.add(new FontFace(MONO, `url(${mono})`, LATIN));
  // The default font of a host's own buttons and fields.
  document.fonts.add(new FontFace('Arial', `url(${sans})`, LATIN));
  for (const family of FAMILIES) {
    for (const { file, unicodeRange } of ADDITIONS) {
      document.fonts.add(new FontFace(family, `url(${file})`, { unicodeRange, weight: '100 900' }));
    }
  }
  await Promise.all([...document.fonts].map((face) => face.load()));
}

const replaced = new WeakSet<CSSStyleSheet>();

/** Rewrites style sheets that use a generic font family to use one of ours. */
export function replaceSystemFonts(): void {
  for (const sheet of sheetsOf(document)) {
    if (replaced.has(sheet)) continue;
    replaced.add(sheet);
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule) || !rule.style.fontFamily) continue;
      const families = rule.style.fontFamily.split(',').map((family) => family.trim());
      if (!families.some((family) => GENERIC[family])) continue;
      rule.style.setProperty(
        'font-family',
        families.map((family) => (GENERIC[family] ? `"${GENERIC[family]}"` : family)).join(),
        rule.style.getPropertyPriority('font-family'),
      );
    }
  }
}

type Range = readonly [from: number, to: number];

function rangesOf(family: string): Range[] {
  const faces = [...document.fonts].filter((face) => unquoted(face.family) === family);
  return faces.flatMap(({ unicodeRange }) =>
    unicodeRange.split(',').map((range): Range => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  );
}

const unquoted = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The glyphs in the screenshot that would use a system font, each with an example of its text. */
export function lettersOfTheSystem(): string[] {
  const known = new Map<string, Range[]>();
  const found = new Map<string, string>();
  for (const [element, text] of textsOf(document.body)) {
    const families = getComputedStyle(element).fontFamily;
    const ranges = known.get(families) ?? families.split(',').flatMap((family) => rangesOf(unquoted(family)));
    known.set(families, ranges);
    for (const letter of text.replace(/\s/g, '')) {
      const code = letter.codePointAt(0) ?? 0;
      if (!ranges.some(([from, to]) => code >= from && code <= to)) found.set(letter, `"${text.trim()}" (${families})`);
    }
  }
  return [...found].map(([letter, text]) => `${letter} in ${text}`);
}

/** Every visible text, in open shadow roots too, with the element that styles it. */
function* textsOf(root: Element | ShadowRoot): Generator<[Element, string]> {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) yield* textsOf(element.shadowRoot);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element instanceof HTMLInputElement) yield [element, element.value || element.placeholder];
    for (const node of element.childNodes) if (node instanceof Text && node.data.trim()) yield [element, node.data];
  }
}
