import { expect, test } from 'vitest';
import stripContractDocs from './stripContractDocs.cjs';

/** The object that the source exports once the documentation is out. */
async function stripped(source: string): Promise<unknown> {
  const { contract } = await import(
    `data:text/javascript,${encodeURIComponent(stripContractDocs(`export const contract = ${source};`))}`
  );
  return contract;
}

const NAMES = ['description', 'summary', 'detail', 'valueType', 'slots', 'parts', 'cssProperties', 'isClientOnly'];
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

test.each(NAMES)('an attribute, a property and a state called "%s" stay', async (name) => {
  const contract = `{
    attributes: { ${name}: { type: 'boolean', ${DOCS} }, other: { type: 'json', valueType: 'Row', ${DOCS} } },
    properties: { ${name}: { ${DOCS} } },
    states: { ${name}: { ${DOCS} } },
  }`;
  expect(await stripped(contract)).toEqual({
    attributes: { [name]: { type: 'boolean' }, other: { type: 'json' } },
    properties: { [name]: {} },
    states: { [name]: {} },
  });
});
