import type { ElementContract } from '@travel-shell/element/contract';
import {
  asksForConsent,
  type Block,
  besideDrawer,
  configOf,
  type EmbeddedPiece,
  type Embedding,
  looksOf,
  propertyName,
  ruleOf,
  SHELL,
  shortName,
  writeBody,
  writeElement,
} from './Embedding.ts';
import { hasFragment } from './servers.ts';

/** A text as JavaScript, also between the script tags of a component. */
const asText = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`).replaceAll('</', '<\\/');

/** JSON as JavaScript with single quotes where that changes nothing. */
function asCode(value: unknown): string {
  if (typeof value === 'string') return asText(value);
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, each]) => `${/^[a-z_]\w*$/i.test(key) ? key : asText(key)}: ${asCode(each)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The text of an attribute between double quotes, or as code where a template would read it otherwise. */
const asTemplateText = (name: string, text: string) =>
  /["\\{}<&\n]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`;

const typeOf = (contract: ElementContract, name: string) => ruleOf(contract, name)?.type;

const install = (...names: string[]): Block => ({ name: 'In a shell', text: `npm install ${names.join(' ')}` });

const CONTENT = ['<h1>Your page</h1>'];

const styles = (embedding: Embedding): Block[] =>
  besideDrawer(embedding).map((text) => ({ name: 'A style sheet of your page', text }));

const tagsOf = ({ pieces }: Embedding) => pieces.map(({ contract }) => contract.tag);

export function writeReact(embedding: Embedding): Block[] {
  const nameOf = ({ contract: { tag } }: EmbeddedPiece) => propertyName(`-${tag}`);
  const write = (piece: EmbeddedPiece, indent: string) => {
    const props = Object.entries(piece.attributes).map(([name, text]) => {
      const property = propertyName(name);
      const type = typeOf(piece.contract, name);
      if (type === 'boolean') return property;
      if (type === 'number') return `${property}={${Number(text)}}`;
      return type === 'json' ? `${property}={${asCode(JSON.parse(text))}}` : asTemplateText(property, text);
    });
    return writeElement(nameOf(piece), props, indent, ' />');
  };
  const names = [...embedding.pieces.map(nameOf), 'TravelShellProvider'].sort();
  const lines = [
    `import { ${names.join(', ')} } from '@travel-shell/react';`,
    '',
    "// Any key of the host API's configuration.",
    `const config = ${asCode({ ...configOf(embedding), ...embedding.looks })};`,
    '',
    'export default function App() {',
    '  return (',
    '    <TravelShellProvider config={config}>',
    ...writeBody(embedding, write, CONTENT, '      '),
    '    </TravelShellProvider>',
    '  );',
    '}',
  ];
  return [
    install('@travel-shell/react', 'react', 'react-dom'),
    { name: 'src/App.jsx', text: lines.join('\n') },
    ...styles(embedding),
  ];
}

/** The script of a component that has the tags in its template, with the values of JSON attributes by `variable`. */
function writeStart(embedding: Embedding, values: readonly (readonly [variable: string, text: string])[]): string[] {
  const config = { ...configOf(embedding), ...embedding.looks };
  return [
    "import { startTravelShell } from '@travel-shell/elements';",
    '',
    `const shell = startTravelShell(${asCode(config)});`,
    ...tagsOf(embedding).map((tag) => `shell.load('${tag}');`),
    ...values.map(([variable, text]) => `const ${variable} = ${asCode(JSON.parse(text))};`),
  ];
}

/** JSON attributes have a variable each: `headerItems`. */
const variableOf = ({ contract }: EmbeddedPiece, name: string) => propertyName(`${shortName(contract)}-${name}`);

const jsonValues = ({ pieces }: Embedding) =>
  pieces.flatMap((piece) =>
    Object.entries(piece.attributes)
      .filter(([name]) => typeOf(piece.contract, name) === 'json')
      .map(([name, text]) => [variableOf(piece, name), text] as const),
  );

export function writeVue(embedding: Embedding): Block[] {
  const write = (piece: EmbeddedPiece, indent: string) => {
    const attributes = Object.entries(piece.attributes).map(([name, text]) => {
      const type = typeOf(piece.contract, name);
      if (type === 'boolean') return name;
      if (type === 'number') return `:${name}="${Number(text)}"`;
      // A property also while the element is not defined yet.
      if (type === 'json') return `:${name}.prop="${variableOf(piece, name)}"`;
      return `${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    });
    return writeElement(piece.contract.tag, attributes, indent, ' />');
  };
  const lines = [
    '<script setup>',
    ...writeStart(embedding, jsonValues(embedding)),
    '</script>',
    '',
    '<template>',
    ...writeBody(embedding, write, CONTENT, '  '),
    '</template>',
  ];
  return [
    install('@travel-shell/elements', 'react', 'react-dom'),
    { name: 'vite.config.js', source: 'host-demo/guests/vue/vite.config.js' },
    { name: 'src/App.vue', text: lines.join('\n') },
    ...styles(embedding),
  ];
}

export function writeSvelte(embedding: Embedding): Block[] {
  const write = (piece: EmbeddedPiece, indent: string) => {
    const attributes = Object.entries(piece.attributes).map(([name, text]) => {
      const type = typeOf(piece.contract, name);
      if (type === 'boolean') return name;
      if (type === 'number') return `${name}={${Number(text)}}`;
      return type === 'json' ? `${name}={${variableOf(piece, name)}}` : asTemplateText(name, text);
    });
    return writeElement(piece.contract.tag, attributes, indent);
  };
  const lines = [
    '<script>',
    ...writeStart(embedding, jsonValues(embedding)),
    '</script>',
    '',
    ...writeBody(embedding, write, CONTENT),
  ];
  return [
    install('@travel-shell/elements', 'react', 'react-dom'),
    { name: 'src/App.svelte', text: lines.join('\n') },
    ...styles(embedding),
  ];
}

export function writeNext(embedding: Embedding): Block[] {
  const { looks } = embedding;
  const write = (piece: EmbeddedPiece, indent: string) => {
    const { contract, attributes } = piece;
    const all = [...looksOf(contract, looks), ...Object.entries(attributes)];
    const written = all.map(([name, text]) => asTemplateText(name, text));
    return hasFragment(piece)
      ? writeElement('Shell', [`piece="${shortName(contract)}"`, ...written], indent, ' />')
      : writeElement(contract.tag, written, indent, ' />');
  };
  const lines = [
    "import { Shell } from './Shell.jsx';",
    '',
    `const config = ${asCode({ ...configOf(embedding), ...looks })};`,
    '',
    'export default function Layout({ children }) {',
    '  return (',
    `    <html lang="${looks.locale ?? 'en-US'}">`,
    '      <head>',
    '        <title>Your page</title>',
    '        <script',
    '          type="application/json"',
    '          id="travel-shell-config"',
    '          dangerouslySetInnerHTML={{ __html: JSON.stringify(config) }}',
    '        />',
    ...(asksForConsent(embedding) ? [`        <script src="${SHELL}/travel-shell/consent.js" />`] : []),
    `        <script async src="${SHELL}/travel-shell/loader.js" />`,
    '      </head>',
    '      <body>',
    ...writeBody(embedding, write, ['{children}'], '        '),
    '      </body>',
    '    </html>',
    '  );',
    '}',
  ];
  return [
    install('travel-shell-fragments'),
    { name: 'app/layout.jsx', text: lines.join('\n') },
    { name: 'app/Shell.jsx', source: 'host-demo/guests/next/app/Shell.jsx' },
    { name: 'app/Markup.jsx', source: 'host-demo/guests/next/app/Markup.jsx' },
    { name: 'next.config.mjs', source: 'host-demo/guests/next/kit.config.mjs' },
    ...styles(embedding),
  ];
}
