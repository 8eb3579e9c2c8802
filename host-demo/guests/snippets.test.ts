import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { snippetOf } from '../../scripts/guideSnippets.ts';

const manifests = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(join(import.meta.dirname, name, 'package.json'), 'utf8')));

it.each(['npm install @travel-shell/react', 'npm install @travel-shell/elements'])(
  'a guest has what "%s …" of docs/partner-guide.md installs',
  (words) => {
    const names = snippetOf('docs/partner-guide.md', words).split(' ').slice(2);
    const installed = manifests.map(({ dependencies }) => Object.keys(dependencies).sort());
    expect(installed).toContainEqual(names.sort());
  },
);

it('a guest has what "npm install --save-dev @travel-shell/testing …" of docs/partner-guide.md installs', () => {
  const names = snippetOf('docs/partner-guide.md', 'npm install --save-dev @travel-shell/testing').split(' ').slice(3);
  const installed = manifests.map(({ devDependencies = {} }) => Object.keys(devDependencies));
  expect(installed).toContainEqual(expect.arrayContaining(names));
});
