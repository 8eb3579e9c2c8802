import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { snippetOf } from '../../scripts/guideSnippets.ts';

const manifests = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(join(import.meta.dirname, name, 'package.json'), 'utf8')));

const INSTALLS = [
  'npm install @travel-shell/react',
  'npm install @travel-shell/elements',
  'npm install @module-federation/runtime-tools',
];

it.each(INSTALLS)('a guest has what "%s …" of docs/partner-guide.md installs', (words) => {
  const names = snippetOf('docs/partner-guide.md', words).split(' ').slice(2);
  const installed = manifests.map(({ dependencies }) => Object.keys(dependencies).sort());
  expect(installed).toContainEqual(names.sort());
});

it.each(['npm install travel-shell-fragments', 'npm install @r2wc/react-to-web-component'])(
  'a guest has what "%s" of docs/partner-guide.md adds',
  (words) => {
    const names = snippetOf('docs/partner-guide.md', words).split(' ').slice(2);
    const installed = manifests.map(({ dependencies }) => Object.keys(dependencies));
    expect(installed).toContainEqual(expect.arrayContaining(names));
  },
);

it('the guest r2wc starts as every new project of Vite does', () => {
  expect(sourceOf('r2wc', 'main.jsx')).toBe(sourceOf('vite-npm', 'main.jsx'));
});

const FEDERATED = ['webpack-federation', 'vite-federation', 'rspack-federation'];
const sourceOf = (guest: string, file: string) => readFileSync(join(import.meta.dirname, guest, 'src', file), 'utf8');

it.each(['Shell.jsx', 'main.jsx'])('every federated guest has the %s of docs/partner-guide.md', (file) => {
  expect(new Set(FEDERATED.map((guest) => sourceOf(guest, file))).size).toBe(1);
});

it('the guests of webpack and Vite load the kit in the same way', () => {
  expect(sourceOf('vite-federation', 'kit.js')).toBe(sourceOf('webpack-federation', 'kit.js'));
});

it('a guest has what "npm install --save-dev @travel-shell/testing …" of docs/partner-guide.md installs', () => {
  const names = snippetOf('docs/partner-guide.md', 'npm install --save-dev @travel-shell/testing').split(' ').slice(3);
  const installed = manifests.map(({ devDependencies = {} }) => Object.keys(devDependencies));
  expect(installed).toContainEqual(expect.arrayContaining(names));
});
