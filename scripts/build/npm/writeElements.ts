import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toCustomElementsManifest, toHtmlCustomData, toWebTypes } from '@travel-shell/element/docs';
import { machineFiles } from '../../llms.ts';
import { errorPage } from '../errorPage.ts';
import { ROOT } from '../pieces.ts';
import { NODE_RANGE, REACT_RANGE, VITEST_RANGE } from '../promised.ts';
import { bundleElements } from './bundleElements.ts';
import { frameworkTypes } from './frameworkTypes.ts';
import { pinned } from './pinned.ts';
import { readManifest, VERSION, writePackage } from './writePackage.ts';

const ROOM = join(ROOT, 'packages/elements');
const REACT = { react: REACT_RANGE, 'react-dom': REACT_RANGE };
const ENGINES = { node: NODE_RANGE };
const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** `@travel-shell/elements`, with everything that runs on a page. */
export async function writeElements(folder: string): Promise<void> {
  const { elements, dependencies } = await bundleElements(folder);
  const { name, description } = readManifest(ROOM);
  const contracts = elements.map(({ contract }) => contract);
  const data = {
    'custom-elements.json': toCustomElementsManifest(contracts, ({ tag }) => `${tag}.js`),
    'html-custom-data.json': toHtmlCustomData(contracts),
    'web-types.json': toWebTypes(contracts, name, VERSION),
  };
  for (const [file, content] of Object.entries(data))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const types = frameworkTypes(elements);
  for (const [framework, text] of Object.entries(types)) {
    writeFileSync(join(folder, `${framework}.d.ts`), text);
    writeFileSync(join(folder, `${framework}.js`), 'export {};\n');
  }
  for (const [file, text] of await machineFiles({ hasGuides: false })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // Lines in the console name it.
  writeFileSync(join(folder, 'errors.html'), errorPage(readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')));
  const exposed = ['react', 'store', 'testing', ...Object.keys(types), ...contracts.map(({ tag }) => tag)];
  const manifest = {
    name,
    description,
    engines: ENGINES,
    keywords: ['custom-elements', 'web-components', 'react', 'travel'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(exposed.map((each) => [`./${each}`, entry(each)])),
      ...Object.fromEntries([...Object.keys(data), 'package.json'].map((file) => [`./${file}`, `./${file}`])),
    },
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    dependencies: Object.fromEntries(dependencies.map((each) => [each, pinned(each)])),
    peerDependencies: REACT,
  };
  writePackage(folder, manifest, join(ROOM, 'README.md'));
}

/** `@travel-shell/react`: the same modules under the name that a React page looks for. */
export function writeReact(folder: string): void {
  const manifest = {
    name: '@travel-shell/react',
    description: 'The page shell of a travel site as React components',
    engines: ENGINES,
    keywords: ['react', 'web-components', 'travel'],
    exports: { '.': entry('index'), './package.json': './package.json' },
    dependencies: { '@travel-shell/elements': VERSION },
    peerDependencies: REACT,
  };
  writePackage(folder, manifest, join(ROOM, 'README.react.md'));
  for (const file of ['index.js', 'index.d.ts'])
    writeFileSync(join(folder, file), "export * from '@travel-shell/elements/react';\n");
}

/** `@travel-shell/testing`: a second name, too, so that a test and the page it tests have one store. */
export function writeTesting(folder: string): void {
  const room = join(ROOT, 'packages/testing');
  const manifest = {
    name: '@travel-shell/testing',
    description: 'Unit tests of pages with Travel Shell, in jsdom, happy-dom and browsers',
    keywords: ['testing', 'vitest', 'jest', 'jsdom', 'happy-dom', 'travel'],
    exports: { '.': entry('index'), './vitest': entry('vitest'), './package.json': './package.json' },
    // Those of the page that is tested: with others beside them a test would sign in to another store.
    peerDependencies: { '@travel-shell/elements': VERSION, ...REACT, vitest: VITEST_RANGE },
    peerDependenciesMeta: { vitest: { optional: true } },
  };
  writePackage(folder, manifest, join(room, 'README.md'));
  for (const file of ['index.js', 'index.d.ts'])
    writeFileSync(join(folder, file), "export * from '@travel-shell/elements/testing';\n");
  const code = ["import { reset } from '@travel-shell/elements/testing';", "import { afterEach } from 'vitest';", ''];
  writeFileSync(join(folder, 'vitest.js'), `${[...code, 'afterEach(reset);'].join('\n')}\n`);
  writeFileSync(join(folder, 'vitest.d.ts'), 'export {};\n');
}
