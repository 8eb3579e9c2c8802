import { LOCALES } from '@travel-shell/core';
import { expect, test } from 'vitest';
import { WRITTEN_LOCALES } from './checkMessages.ts';
import { generateModules } from './generateModules.ts';

const texts = new Map([
  ['title', 'Trips'],
  ['hello', 'Hello {name}'],
  ['kinds.flight', 'Flight'],
  ['kinds.long-haul', 'Long haul'],
]);

const generate = (more: Iterable<[string, string]> = []) =>
  generateModules({
    piece: 'trips',
    folder: '',
    chunk: 'locale',
    byLocale: new Map(WRITTEN_LOCALES.map((locale) => [locale, new Map([...texts, ...more])])),
    notes: new Map([['title', 'Of the page']]),
    sources: new Map(),
  });

test('generates a module for every locale, one for their type, and one that loads each as its own chunk', () => {
  const modules = generate();
  expect([...modules.keys()].sort()).toEqual(
    ['Messages.ts', 'loadMessages.ts', ...LOCALES.map((l) => `${l}.ts`)].sort(),
  );
  for (const locale of LOCALES) {
    expect(modules.get('loadMessages.ts')).toContain(
      `import(/* webpackChunkName: "locale-${locale}" */ './${locale}.ts')`,
    );
  }
});

test('the module of a locale has its tag, its direction and its messages in their groups', () => {
  expect(generate().get('ar.ts')).toContain(`
export const messages: Messages = {
  lang: 'ar',
  dir: 'rtl',
  title: 'Trips',
  hello: (v) => \`Hello \${isolateForeign('ar', v.name)}\`,
  kinds: {
    flight: 'Flight',
    'long-haul': 'Long haul',
  },
};
`);
});

test('the type has each message’s arguments and its note', () => {
  expect(generate().get('Messages.ts')).toContain(`
  /** Trips (Of the page) */
  title: string;
  /** Hello {name} */
  hello: (v: { name: string | number }) => string;
  kinds: {
    /** Flight */
    flight: string;
    /** Long haul */
    'long-haul': string;
  };
}
`);
});

test('D-15 a module imports only what its messages use', () => {
  const imports = (text = '') => text.match(/from '(.*)'/g);
  expect(imports(generate().get('de-DE.ts'))).toEqual(["from '@travel-shell/i18n/isolate'", "from './Messages.ts'"]);
  const modules = generate([
    ['count', '{n, plural, other {#} one {#}}'],
    ['day', '{d, date}'],
  ]);
  expect(imports(modules.get('de-DE.ts'))).toEqual([
    "from '@travel-shell/i18n/dates'",
    "from '@travel-shell/i18n/isolate'",
    "from '@travel-shell/i18n/plural'",
    "from './Messages.ts'",
  ]);
  expect(imports(modules.get('Messages.ts'))).toEqual(["from '@travel-shell/i18n/dates'"]);
});

test('pseudo is generated from the reference and formats like English', () => {
  const pseudo = generate([['count', '{n, plural, one {# trip} other {# trips}}']]).get('pseudo.ts');
  expect(pseudo).toContain("lang: 'en-XA'");
  expect(pseudo).toContain("plural('en-XA', v.n, {");
  expect(pseudo).toContain('title: `[Ţŕîþš öñ]`');
});

test('a comment end in a message does not end the generated comment', () => {
  const type = generate([['code', 'a */ b']]).get('Messages.ts') ?? '';
  expect(type.match(/\*\//g)).toHaveLength([...type.matchAll(/\/\*\*/g)].length);
});
