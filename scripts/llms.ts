/**
 * Texts for machines that write pages: `llms.txt` with the whole configuration, and one Markdown file an element with
 * everything that a page may use of it. From the contracts and the table of configuration, so that they lack nothing.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_TABLE, type EarlyKey, type LateKey } from '@travel-shell/core/configTable';
import type { ElementContract } from '@travel-shell/element/contract';
import { toMarkdownTables } from '@travel-shell/element/docs';
import { type ListedElement, listElements } from './build/entries.ts';
import { LOADER_TAG } from './build/loaderScript.ts';
import { plainTypes } from './build/npm/plainTypes.ts';
import { findPieces, type PieceElement, ROOT } from './build/pieces.ts';
import { exampleOf } from './examples.ts';
import { standardOf } from './standardOf.ts';

const SHELL = 'https://shell.example.com';
const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

const tables = (contract: ElementContract) => toMarkdownTables(contract).replaceAll(/^### /gm, '## ').trimEnd();
const head = ({ tag, summary }: ElementContract) => `# \`<${tag}>\`\n\n${summary}`;

/** The file of an element in docs/elements, for people. */
export const elementPage = ({ contract, packageName }: PieceElement): string =>
  [
    head(contract),
    '## Example',
    'Below the [script](../embed-guide.md#a-script-and-a-tag), of which a page has one:',
    block('html', exampleOf(contract, packageName)),
    `${tables(contract)}\n`,
  ].join('\n\n');

/** Exported types of the whole workspace, by name: the text of each. */
const declarations = new Map(
  globSync(['packages/*/src/**/*.ts', 'shared/*/src/**/*.ts'], { cwd: ROOT })
    .filter((file) => !/\.(test|fixtures|stories|d)\.ts$|packages\/back-end|\/store\/src\/testing/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(
          /^export (?:interface (\w+)[^;]*? \{\n[\s\S]*?^\}|type (\w+) =[\s\S]*?;$|const ([A-Z_]+) = \[[^;]*\] as const;$)/gm,
        ),
      ].map(([text, ...names]) => [names.find(Boolean) as string, plainTypes(text)] as const),
    ),
);

/** The declarations of the types that a text names, and of those that they name. */
function typesIn(text: string, found = new Map<string, string>()): Map<string, string> {
  for (const [name] of text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+/g)) {
    const declaration = declarations.get(name);
    if (!declaration || found.has(name)) continue;
    found.set(name, declaration);
    typesIn(declaration, found);
  }
  return found;
}

function typesOf({ attributes, properties = {}, methods = {} }: ElementContract): string[] {
  const inputs = [...Object.values(attributes), ...Object.values(properties)];
  const named = inputs.flatMap((input) => ('valueType' in input && input.valueType) || []);
  const signatures = Object.values(methods).map(({ signature }) => signature);
  return [...typesIn([...named, ...signatures].join('\n')).values()];
}

function elementFile({ contract, packageName, name }: ListedElement, hasGuides: boolean): string {
  const { tag, attributes } = contract;
  const types = typesOf(contract);
  const looks = ['brand', 'locale'].filter((each) => each in attributes);
  const jsx = [name, ...looks.map((each) => (each === 'brand' ? 'brand="flagship"' : 'locale="en-US"'))].join(' ');
  const page = [
    `<script type="application/json" id="travel-shell-config">{ "apiBase": "${SHELL}" }</script>`,
    LOADER_TAG,
    exampleOf(contract, packageName),
  ];
  const react = `import { ${name}, TravelShellProvider } from '@travel-shell/react';

export const Shell = () => (
  <TravelShellProvider config={{ apiBase: '${SHELL}' }}>
    <${jsx} />
  </TravelShellProvider>
);`;
  const elements = `import { startTravelShell } from '@travel-shell/elements';

startTravelShell({ apiBase: '${SHELL}' }).load('${tag}');`;
  return [
    head(contract),
    '## On any page',
    `\`${SHELL}\` is the origin of the shell. A page of that origin leaves the first line out.`,
    block('html', page.join('\n')),
    '## In React 19',
    block('jsx', react),
    'Attributes are props in camel case, an event `travel-…` is the prop `onTravel…`, and a slot is a child with `slot="…"`.',
    '## In Vue, Svelte or nothing, with a bundler',
    block('js', elements),
    tables(contract),
    ...(types.length > 0 ? ['## Types', block('ts', types.join('\n\n'))] : []),
    `More: ${hasGuides ? `[the guide](../packages/${packageName}.md), ` : ''}[configuration](../../llms.txt).\n`,
  ].join('\n\n');
}

const GUIDES = `
## Guides

- [Put it on a page](docs/embed-guide.md): fragments, consent, content security policy, room
- [window.travelShell](docs/host-api.md): events, routers, who is signed in
- [React, Next, Vue, Svelte and others](docs/partner-guide.md)
- [PHP, JSP, nginx, Rails, ASP.NET, edge workers](docs/recipes.md): the header in the HTML that a server sends
- [A page for a frame](docs/frame-guide.md)
- [A brand](docs/theming.md) and [languages](docs/localisation.md)
- [Console messages](docs/errors.md): what each means, and what to do
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** By their paths beside `docs/`. Without guides: for a package, which has none. */
export async function machineFiles({ hasGuides = true } = {}): Promise<Map<string, string>> {
  const elements = listElements(await findPieces());
  const keys = Object.entries<EarlyKey | LateKey>(CONFIG_TABLE);
  const index = `# Travel Shell

> The page shell of a travel site: header, account menu, sign-in, drawers, pickers, consent and footer, as custom elements and
> as React components. A page needs one script and the tags.

${block('html', `<script type="application/json" id="travel-shell-config">{ "apiBase": "${SHELL}", "brand": "flagship" }</script>\n${LOADER_TAG}\n<travel-header></travel-header>`)}

- \`${SHELL}\` is the origin of the shell. On a page of another origin \`apiBase\` is needed, and its back end must list the
  page's origin in \`EMBED_ORIGINS\`.
- A page has one script, before or after the tags. Elements may be added later.
- A boolean attribute is on where it is there, whatever its value. An attribute of objects or lists is JSON.
- Events bubble, and are composed: listen on the document. Each is \`travel-…\`; one that is cancelable is prevented by
  \`event.preventDefault()\`.
- Colours and shapes are custom properties \`--travel-…\` on the element or the page; further rules by \`::part()\`.
- In React take \`@travel-shell/react\`, in Vue and Svelte \`@travel-shell/elements\`, without a bundler the script. Never two
  of them on one page.
- An attribute, event, slot, part or key that is not in these files does not exist.

## Elements

${elements.map(({ contract: { tag, summary } }) => `- [\`<${tag}>\`](docs/elements/${tag}.md): ${summary}`).join('\n')}

## Configuration

In the JSON of \`#travel-shell-config\`, in \`travelShell.configure({ … })\`, or as \`config\` of \`<TravelShellProvider>\`.

| Key | Type | What it is | Default |
| --- | --- | --- | --- |
${keys.map(([key, row]) => `| \`${key}\` | \`${cell(row.type)}\` | ${cell(row.sentence)} | ${cell(standardOf(row))} |`).join('\n')}

${block('ts', [...typesIn(keys.map(([, { type }]) => type).join('\n')).values()].join('\n\n'))}
${hasGuides ? GUIDES : ''}`;
  const pages = elements.map(
    (element) => [`docs/elements/${element.contract.tag}.md`, elementFile(element, hasGuides)] as const,
  );
  // Links are those of the index.
  const all = [index, ...pages.map(([, text]) => text.replace(/\nMore: .*\n$/, ''))];
  return new Map([['llms.txt', index], ...pages, ['llms-full.txt', all.join('\n')]]);
}
