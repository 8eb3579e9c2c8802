import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { writeBillsOfMaterials } from '../../tasks/dependencies.mjs';
import { ROOT } from '../pieces.ts';

const PACKED = join(ROOT, 'dist/npm');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the bill of materials of the packages', () => {
  let listed: string[];
  beforeAll(async () => {
    await writeBillsOfMaterials();
    const { components } = JSON.parse(read('dist/sbom/packages.cdx.json'));
    listed = components.map(({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name));
  });

  it.each(globSync('*/dist/LICENSES*.md', { cwd: PACKED }))('lists all that %s says is inside', (file) => {
    // A licence has headings, too.
    const inside = [...read(`dist/npm/${file}`).matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((name) => !listed.includes(name as string))).toEqual([]);
  });
});

it('no package and no renderer has the folder of the checkout in it, so that a build can be repeated elsewhere', () => {
  const places = ['dist/npm/*/**/*.{js,ts,json,md,css,html,yaml}', 'dist/renderers/*/*'];
  const files = globSync(places, { cwd: ROOT }).filter((file) => statSync(join(ROOT, file)).isFile());
  expect(files.length).toBeGreaterThan(300);
  const named = [ROOT, encodeURIComponent(ROOT)];
  expect(files.filter((file) => named.some((folder) => read(file).includes(folder)))).toEqual([]);
});

it('travel-shell-brand brings no more than it needs', () => {
  const files = globSync('**/*', { cwd: join(PACKED, 'brand') }).map((file) => statSync(join(PACKED, 'brand', file)));
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
