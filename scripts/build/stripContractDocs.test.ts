import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { findPieces, ROOT } from './pieces.ts';
import stripContractDocs from './stripContractDocs.cjs';

/** The object that the source exports once the documentation is out. */
async function stripped(source: string, define = 'defineContract'): Promise<unknown> {
  const module = `const ${define} = (given) => given; export const contract = ${define}(${source});`;
  const { contract } = await import(`data:text/javascript,${encodeURIComponent(stripContractDocs(module))}`);
  return contract;
}

/** Every field that a browser gets nowhere, and what else a contract has. */
const NAMES = [
  ...['description', 'summary', 'detail', 'valueType', 'slots', 'parts', 'cssProperties', 'isClientOnly'],
  ...[
    'isStyleOnly',
    'isPersonal',
    'isEverywhere',
    'isOfPage',
    'reservedRoom',
    'roomBeside',
    'attributes',
    'events',
    'constructor',
  ],
];
const DOCS = `description: 'A text' + ' of two parts'`;

test('documentation goes, wherever it is', async () => {
  const contract = `{
    tag: 'travel-example',
    summary: 'An example.',
    attributes: { size: { type: 'number', isClientOnly: true, ${DOCS} } },
    properties: { rows: { valueType: 'readonly Row[]', ${DOCS} } },
    events: { 'travel-press': { ${DOCS}, detail: { part: { type: 'string', ${DOCS} } }, cancelable: true } },
    slots: { '': { ${DOCS} } },
    parts: { description: { ${DOCS} }, type: { ${DOCS} } },
    cssProperties: { '--travel-example-gap': { default: '0', ${DOCS} } },
    states: { open: { ${DOCS} } },
    reservedRoom: { blockSize: 40 },
  }`;
  expect(await stripped(contract)).toEqual({
    tag: 'travel-example',
    attributes: { size: { type: 'number' } },
    properties: { rows: {} },
    events: { 'travel-press': { cancelable: true } },
    states: { open: {} },
  });
});

test.each(NAMES)('an attribute, a property, an event and a state called "%s" stay', async (name) => {
  const contract = `{
    attributes: { ${name}: { type: 'boolean', ${DOCS} }, other: { ${DOCS}, type: 'json', valueType: 'Row' } },
    properties: { ${name}: { ${DOCS} } },
    events: { ${name}: { ${DOCS}, detail: {} } },
    states: { ${name}: { ${DOCS} } },
  }`;
  expect(await stripped(contract)).toEqual({
    attributes: { [name]: { type: 'boolean' }, other: { type: 'json' } },
    properties: { [name]: {} },
    events: { [name]: {} },
    states: { [name]: {} },
  });
});

test('data of the same names stays, whatever shape it has', async () => {
  const contract = `{
    answers: { 'sign-in-requested': { otherwise: { description: 'x', detail: {}, parts: [1] } } },
    attributes: { kind: { type: 'enum', values: ['summary'], default: 'summary' } },
  }`;
  expect(await stripped(contract)).toEqual({
    answers: { 'sign-in-requested': { otherwise: { description: 'x', detail: {}, parts: [1] } } },
    attributes: { kind: { type: 'enum', values: ['summary'], default: 'summary' } },
  });
});

test('what pieces spread into their contracts is stripped where it is written', async () => {
  expect(await stripped(`{ summary: { type: 'string', ${DOCS} } }`, 'defineAttributes')).toEqual({
    summary: { type: 'string' },
  });
  expect(await stripped(`{ 'travel-press': { ${DOCS}, detail: {} } }`, 'defineEvents')).toEqual({ 'travel-press': {} });
});

describe('the contracts of this repository', async () => {
  const elements = (await findPieces()).flatMap(({ elements }) =>
    elements.map(({ folder, contract }) => ({ contract, file: join(folder, 'contract.ts') })),
  );

  test.each([...elements.map(({ file }) => file), join(ROOT, 'shared/piece/src/contract.ts')])(
    '%s: no sentence is left',
    async (file) => {
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      expect(stripContractDocs(code)).not.toMatch(/\b(description|summary|detail|cssProperties|isClientOnly):/);
    },
  );
});
