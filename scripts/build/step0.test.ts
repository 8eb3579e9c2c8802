import type { AttributeContract, ElementContract } from '@travel-shell/element/contract';
import { expect, test } from 'vitest';
import { findPieces } from './pieces.ts';
import { step0Data, withFragments } from './step0.ts';

const pieces = await findPieces();
const all = pieces.flatMap(({ elements }) => elements.map(({ contract }) => contract));
const rendered = withFragments(pieces).map(({ contract }) => contract);
const header = all.find(({ tag }) => tag === 'travel-header') as ElementContract;

/** The data for step 0 where the header has one more attribute. */
function dataWith(name: string, attribute: AttributeContract) {
  const changed = { ...header, attributes: { ...header.attributes, [name]: attribute } };
  const change = (contract: ElementContract) => (contract === header ? changed : contract);
  return step0Data(all.map(change), rendered.map(change));
}

const description = 'One more.';

test.each([
  ['takes effect with script', { type: 'boolean', isClientOnly: true, description }],
  ['style sheets alone read', { type: 'boolean', isStyleOnly: true, description }],
  ['says something of a person', { type: 'string', isPersonal: true, description }],
] satisfies [string, AttributeContract][])('step 0 is not told of an attribute that %s', (_, attribute) => {
  expect(dataWith('oneMore', attribute)).toEqual(step0Data(all, rendered));
});

test('one that a fragment shows is named once for all pieces', () => {
  const before = step0Data(all, rendered);
  const after = dataWith('oneMore', { type: 'boolean', description });
  expect(after).toEqual({ ...before, TRAVEL_SHELL_SHOWN: [...before.TRAVEL_SHELL_SHOWN, 'one-more'].sort() });
  // Another piece has it.
  expect(dataWith('language', { type: 'string', description })).toEqual(before);
});

test('step 0 loads the dialogs of requests with intent, consent and the prompt when the browser is idle', () => {
  expect(step0Data(all, rendered).TRAVEL_SHELL_LOADS).toEqual({
    'travel-consent': 'idle',
    'travel-opt-out': 'intent',
    'travel-sign-in': 'intent',
    'travel-sign-in-prompt': 'idle',
    'travel-trips-drawer': 'intent',
  });
});

test('step 0 is told of no piece that the loader never asks a fragment for', () => {
  const { TRAVEL_SHELL_FRAGMENTS: names } = step0Data(all, rendered);
  for (const { tag, answers, servedInline } of rendered)
    expect(names.includes(tag.slice('travel-'.length)), tag).toBe(!(answers || servedInline));
});
