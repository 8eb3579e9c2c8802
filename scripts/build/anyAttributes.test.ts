import { attributeName } from '@travel-shell/element/server';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA, renderFragment, servers } from './servedPieces.ts';

/** Names that every object has: a look-up by one of them finds what nobody has put there. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

const anyText = fc.oneof(fc.constantFrom(...INHERITED), fc.string({ unit: 'binary', maxLength: 12 }));
const anyItem = fc.oneof(
  fc.record(
    { verticalName: anyText, url: fc.constantFrom('/x', ''), icon: anyText, text: anyText },
    { requiredKeys: ['url'] },
  ),
  fc.jsonValue({ maxDepth: 1 }),
);
/** As a query has them: the texts of what is JSON, too. */
const anyValue = fc.oneof(
  anyText,
  fc.constant(''),
  fc.array(anyItem, { maxLength: 3 }).map((items) => JSON.stringify(items)),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }).map((settings) => JSON.stringify(settings)),
);

/** React says there that it was given no text, or a key twice; pieces say what is wrong with an item. */
let told: string[];
beforeEach(() => {
  told = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void told.push(String(line)));
  }
  return () => vi.restoreAllMocks();
});

/** Whatever is in an address, the fragment is rendered or refused: anything else is an error of ours. */
async function rendersOrRefuses(name: string, attributes: Record<string, string>): Promise<void> {
  for (const opened of [false, true]) {
    await renderFragment(name, attributes, { data: DATA, opened }).catch((error) => {
      if (error.name !== 'FragmentError') throw new Error(`${name} ${JSON.stringify(attributes)}`, { cause: error });
    });
  }
}

describe.each(servers.map(({ contract }) => contract))('$tag with anything in its address', (contract) => {
  const piece = contract.tag.slice('travel-'.length);
  const names = Object.keys(contract.attributes).map(attributeName);

  it.each(INHERITED)('is rendered or refused where a value is %s', async (value) => {
    for (const name of names) {
      await rendersOrRefuses(piece, { [name]: value });
      await rendersOrRefuses(piece, { [name]: JSON.stringify([{ verticalName: value, url: '/x' }]) });
    }
    expect(told.filter((line) => line.includes('not valid as a React child'))).toEqual([]);
  });

  it('is rendered or refused whatever it is', async () => {
    const attributes = fc.dictionary(fc.oneof(fc.constantFrom(...names), anyText), anyValue, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(attributes, (given) => rendersOrRefuses(piece, given)),
      { numRuns: 150, seed: 1 },
    );
    expect(names.length).toBeGreaterThan(2);
  });
});
