/** The files for machines lack nothing that a page may use: compared with the contracts themselves. */
import { CONFIG_TABLE } from '@travel-shell/core/configTable';
import { attributeName } from '@travel-shell/element/attributeName';
import type { ElementContract } from '@travel-shell/element/contract';
import { expect, test } from 'vitest';
import { findPieces } from './build/pieces.ts';
import { machineFiles } from './llms.ts';

const files = await machineFiles();
const contracts = (await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract));

/** The rows that a section of a file must have. */
const namesOf = ({ attributes, properties = {}, methods = {}, ...contract }: ElementContract) => ({
  Attributes: Object.keys(attributes).map(attributeName),
  Properties: Object.keys(properties),
  Methods: Object.keys(methods),
  Events: Object.keys(contract.events),
  Slots: Object.keys(contract.slots),
  Parts: Object.keys(contract.parts),
  'Custom properties': Object.keys(contract.cssProperties),
  States: Object.keys(contract.states),
});

test.each(contracts)('the file of $tag has everything of its contract, and the index leads to it', (contract) => {
  const path = `docs/elements/${contract.tag}.md`;
  expect(files.get('llms.txt')).toContain(`](${path}): ${contract.summary}`);
  const sections = new Map(
    (files.get(path) ?? '').split(/^## /m).map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
  );
  for (const [section, names] of Object.entries(namesOf(contract)))
    expect(
      names.filter((name) => !sections.get(section)?.includes(`\n| \`${name}\` |`)),
      section,
    ).toEqual([]);
  for (const text of sections.values()) expect(files.get('llms-full.txt')).toContain(text.split('\nMore: ')[0]);
  for (const [, event] of Object.entries(contract.events))
    for (const [field, { description }] of Object.entries(event.detail)) {
      expect(sections.get('Events')).toContain(`\`${field}\` (`);
      expect(sections.get('Events')).toContain(description.replaceAll('|', '\\|'));
    }
});

test('llms.txt has each key of the configuration', () => {
  const keys = Object.keys(CONFIG_TABLE);
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !files.get('llms.txt')?.includes(`\n| \`${key}\` |`))).toEqual([]);
});

test('types that attributes and keys name are declared, with what they are made of', () => {
  expect(files.get('docs/elements/travel-header.md')).toContain('export interface NavigationItem {');
  expect(files.get('docs/elements/travel-header.md')).toContain('export const VIEW_JUMPS = [');
  expect(files.get('llms.txt')).toContain('export interface ConsentConfig {');
});

test('for a package there is no link to a file that it has not', async () => {
  const packed = await machineFiles({ hasGuides: false });
  const links = [...packed].flatMap(([path, text]) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link = '']) =>
      new URL(link, `http://package.test/${path}`).pathname.slice(1),
    ),
  );
  expect(links.length).toBeGreaterThan(contracts.length);
  expect(links.filter((link) => !packed.has(link))).toEqual([]);
});
