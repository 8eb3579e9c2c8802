/** The files of a new piece or screen, by their path in its package. A formatter runs over them afterwards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@travel-shell/core';

/** Around the table in a README that `scripts/screens.ts` writes. */
export const SCREENS_START = '<!-- its screens, by scripts/screens.ts -->\n';
export const SCREENS_END = '<!-- end -->';

/** A good value of the attribute `member`, for the conformance suite. */
const MEMBER = { businessProfile: true, features: [], permissions: [] };

type WrittenLocale = Exclude<Locale, 'pseudo'>;

/** The languages with texts of their own; pseudo is generated. */
export const WRITTEN_LOCALES = LOCALES.filter((locale) => locale !== 'pseudo');

/** `trip-notes` -> `TripNotes`. */
const componentOf = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `trip-notes` -> `Trip notes`. */
export const wordsOf = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());

/** `trip-notes` -> `tripNotes`, a key of messages. */
export const messageKeyOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The words of a frame of screens, as the admin hub has them. */
const frameIn = (locale: WrittenLocale): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../packages/admin-hub/src/messages/${locale}.json`), 'utf8'))
    .frame;

type Files = Record<string, string>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const inEveryLanguage = (messagesIn: (locale: WrittenLocale) => object): Files =>
  Object.fromEntries(WRITTEN_LOCALES.map((locale) => [`src/messages/${locale}.json`, json(messagesIn(locale))]));

const link = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`@travel-shell/${name}`, 'workspace:*']));

/** The files that are the same in every piece. */
function packageFiles(name: string, version: string, { conformance = '', readme = '' } = {}): Files {
  const component = componentOf(name);
  const tag = `travel-${name}`;
  return {
    'package.json': json({
      name: `@travel-shell/${name}`,
      version,
      private: true,
      description: `<${tag}>`,
      license: 'MIT',
      type: 'module',
      sideEffects: ['./src/element.ts'],
      exports: {
        '.': './src/index.ts',
        './element': './src/element.ts',
        './contract': './src/contract.ts',
        './react': './src/react.ts',
        './server': './src/server.ts',
      },
      dependencies: {
        ...link(['core', 'element', 'piece', 'ui']),
        react: 'catalog:',
        'react-dom': 'catalog:',
      },
      devDependencies: { '@storybook/react-vite': 'catalog:', storybook: 'catalog:' },
    }),
    'README.md': `# \`<${tag}>\`\n\nAttributes, events, parts and states are in [the reference](../../docs/elements/${tag}.md).\n${readme}`,
    'src/index.ts': `export { contract } from './contract.ts';
export { piece } from './piece.ts';
export { Travel${component} } from './react.ts';
`,
    'src/element.ts': `import { registerPiece } from '@travel-shell/piece';
import { piece } from './piece.ts';

registerPiece(piece);
`,
    'src/react.ts': `import { createReactComponent } from '@travel-shell/element/react';
import { contract } from './contract.ts';

/** \`<${tag}>\` as a typed React component; the loader defines the element. */
export const Travel${component} = createReactComponent(contract);
`,
    'src/server.ts': serverOf(''),
    'src/index.test.ts': `import { expect, test } from 'vitest';
import * as names from './index.ts';

test('the public names', () => {
  expect(Object.keys(names).sort()).toEqual(['Travel${component}', 'contract', 'piece']);
});
`,
    'src/conformance.browser.test.tsx': `import { describeConformance } from '@travel-shell/element/conformance';
import { contract } from './contract.ts';

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
${conformance}});
`,
    [`src/${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/${wordsOf(name)}',
  // Storybook's types only accept React components, not tags.
  component: '${tag}' as unknown as ComponentType,
};
export default meta;

export const Default: StoryObj = {};
`,
  };
}

const serverOf = (screens: string) => `import { piece as view } from './piece.ts';
${screens && "import { screens } from './screens.ts';\n"}
/** Server entry. */
export const piece = { ...view, ${screens}Fallback: () => null };
`;

const contractOf = (
  name: string,
  attributes: string,
  events = '',
  from = '',
) => `import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';
import { LOOKS_ATTRIBUTES${from} } from '@travel-shell/piece/contract';

export const contract = defineContract({
  tag: 'travel-${name}',
  version: VERSION,
  summary: '${wordsOf(name)}.',
  // The piece's fragments come with the page; step 0 does not know it.
  servedInline: true,
  attributes: { ...LOOKS_ATTRIBUTES${attributes} },
  events: {${events}},
  slots: { fallback: { description: 'Shown without script, and when the piece cannot be shown.' } },
  parts: {},
  cssProperties: {},
  states: {},
});
`;

/** A piece with one view. */
export function pieceFiles(name: string, version: string): Files {
  const component = componentOf(name);
  return {
    ...packageFiles(name, version),
    'src/contract.ts': contractOf(name, ''),
    [`src/${component}.tsx`]: `import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { ReactNode } from 'react';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

export function ${component}({ prepared }: PieceProps<typeof contract, Looks<Messages>>): ReactNode {
  const { messages, presentation } = prepared;
  return (
    <section data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <h2>{messages.title}</h2>
    </section>
  );
}
`,
    [`src/${component}.shadow.css`]: 'h2 {\n  color: var(--_color-text);\n}\n',
    'src/piece.ts': `import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import sheet from './${component}.shadow.css';
import { ${component} } from './${component}.tsx';

export const piece = definePiece({ contract, View: ${component}, sheets: [baseSheet, sheet], loadMessages });
`,
    ...inEveryLanguage(() => ({ title: wordsOf(name) })),
  };
}

/**
 * A piece with screens.
 * @param first its first screen, where an element without `page` begins
 */
export function screenPieceFiles(name: string, version: string, first: string): Files {
  const component = componentOf(name);
  return {
    ...packageFiles(name, version, {
      conformance:
        `  samples: { member: { text: '${JSON.stringify(MEMBER)}', value: ${JSON.stringify(MEMBER)} } },\n` +
        '  // The sheet of the screen, which one of two elements may have first.\n  ownSheets: 1,\n',
      readme: `\n## Screens\n\n${SCREENS_START}\n${SCREENS_END}\n`,
    }),
    'src/contract.ts': contractOf(
      name,
      `,
    ...SCREEN_ATTRIBUTES,
    page: {
      type: 'string',
      default: '/${name}/${first}',
      description: 'Path and search of its screen; another value shows another one.',
    },
  `,
      ' ...NAVIGATE_EVENT ',
      ', NAVIGATE_EVENT, SCREEN_ATTRIBUTES',
    ),
    'src/server.ts': serverOf('screens, '),
    [`src/${component}.tsx`]: `import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import { ScreenFrame, useMember } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { screens } from './screens.ts';

export function ${component}(props: PieceProps<typeof contract, Looks<Messages>>): ReactNode {
  const { page, element } = props;
  const { messages, presentation } = props.prepared;
  const member = useMember(props.member);
  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <ScreenFrame
        screens={screens}
        page={page}
        host={element.host}
        messages={messages}
        titles={messages.titles}
        words={messages.frame}
        business={member}
      />
    </div>
  );
}
`,
    'src/screens.ts': `import { defineScreens } from '@travel-shell/piece/defineScreens';
import type { Messages } from './messages/generated/Messages.ts';

/** The piece's screens. The first row that fits an address counts. */
export const screens = defineScreens<Messages>('${name}', [
]);
`,
    'src/piece.ts': `import { definePiece } from '@travel-shell/piece';
import { screenFrameSheets } from '@travel-shell/piece/screens';
import { baseSheet } from '@travel-shell/ui/base';
import { contract } from './contract.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { ${component} } from './${component}.tsx';

export const piece = definePiece({ contract, View: ${component}, sheets: [baseSheet, ...screenFrameSheets], loadMessages });
`,
    ...inEveryLanguage((locale) => ({
      frame: { ...frameIn(locale), navigation: wordsOf(name) },
      titles: {},
    })),
  };
}

/** A screen's view, as visitors see it under its title in the messages. */
function viewFiles(name: string, title: string): Files {
  const component = componentOf(name);
  return {
    [`${name}/${component}.tsx`]: `import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import sheet from './${component}.shadow.css';

export function ${component}({ messages }: ScreenProps<Messages>): ReactNode {
  return <p className="${name}">{messages.${title}}</p>;
}

export const screen: Screen<Messages> = { View: ${component}, sheets: [sheet] };
`,
    [`${name}/${component}.shadow.css`]: `.${name} {\n  margin-block: 16px;\n}\n`,
  };
}

/** A screen's story: what the element is given is `shown`. */
const storyOf = (piece: string, name: string, imports: string, shown: string): Files => ({
  [`${name}/${componentOf(name)}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
${imports}import '../element.ts';

const meta: Meta = {
  title: 'Screens/${wordsOf(piece)}/${wordsOf(name)}',
  // Storybook's types only accept React components, not tags.
  component: 'travel-${piece}' as unknown as ComponentType,
  ${shown},
};
export default meta;

export const Default: StoryObj = {};
`,
});

/** A screen of an element, beside its `screens.ts`. */
export function screenFiles(piece: string, name: string): Files {
  return {
    ...viewFiles(name, `titles.${messageKeyOf(name)}`),
    [`${name}/${componentOf(name)}.browser.test.tsx`]: `import { cleanup, page } from '@travel-shell/testing/browser';
import { mountElement } from '@travel-shell/testing/mountElement';
import { afterEach, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { screens } from '../screens.ts';
import '../element.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('the screen opens at its address', async () => {
  await mountElement(contract.tag, { page: screens.hrefOf('${name}') });
  await expect.element(page.getByText('${wordsOf(name)}').last()).toBeVisible();
});
`,
    ...storyOf(piece, name, "import { screens } from '../screens.ts';\n", `args: { page: screens.hrefOf('${name}') }`),
  };
}

/** `users/alerts` -> `users-alerts`, the folder of a page of the admin hub. */
export const hubFolderOf = (key: string): string => key.replaceAll('/', '-');

/** A page of the admin hub, beside its `screens.ts`; test and story show it to an administrator. */
export function hubPageFiles(key: string): Files {
  const name = hubFolderOf(key);
  return {
    ...viewFiles(name, `titles['${key}']`),
    [`${name}/${componentOf(name)}.browser.test.tsx`]: `import { page } from '@travel-shell/testing/browser';
import { expect, test } from 'vitest';
import { onHubPage } from '../testHub.ts';
import { BackEnd, mountHub } from '../testPage.ts';

let backEnd: BackEnd;
onHubPage(
  () => {
    backEnd = new BackEnd();
  },
  () => backEnd.end(),
);

test('the page opens at its address', async () => {
  const hub = await mountHub('/business/${key}');
  await expect.poll(() => hub.shadowRoot?.querySelector('.${name}')?.checkVisibility()).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});
`,
    ...storyOf(
      'admin-hub',
      name,
      `import { ADMIN } from '../AdminHub.fixtures.ts';
import { showHub } from '../hubStory.fixtures.ts';
import { BackEnd } from '../testPage.ts';
`,
      `...showHub('/business/${key}', ADMIN, () => new BackEnd())`,
    ),
  };
}

/** The row of a screen in the table of its piece. */
export const screenRow = (piece: string, name: string): string => `  {
    key: '${name}',
    path: '/${piece}/${name}',
    title: '${messageKeyOf(name)}',
    load: () => import(/* webpackChunkName: "${name}" */ './${name}/${componentOf(name)}.tsx'),
  },
`;

/** The row of a page of the admin hub in `VIEWS`. */
export const hubViewRow = (key: string): string => {
  const name = hubFolderOf(key);
  return `  '${key}': () => import(/* webpackChunkName: "${name}" */ './${name}/${componentOf(name)}.tsx'),\n`;
};

/** The row of a page of the admin hub in `ADMIN_PAGES`, which belongs to the company where nothing else is said. */
export const hubTableRow = (key: string, permission: string): string =>
  permission === 'COMPANY_SETTINGS_MANAGEMENT'
    ? `  page('${key}'),\n`
    : `  page('${key}', { permissions: ['${permission}'] }),\n`;

/** The row of that page in the test of the table. */
export const hubTestRow = (key: string, permission: string): string => `  ['BIZ-101', '${key}', '${permission}'],\n`;
