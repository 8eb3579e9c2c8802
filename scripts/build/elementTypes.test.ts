import type { ElementContract } from '@travel-shell/element/contract';
import { expect, it } from 'vitest';
import { elementTypes, type TypedElement } from './elementTypes.ts';
import { componentName } from './entries.ts';
import { findPieces } from './pieces.ts';

const contract: ElementContract = {
  tag: 'travel-probe',
  version: '1.0.0',
  summary: 'A piece of one test.',
  attributes: {
    stepSize: { type: 'number', default: 1, description: 'What one press adds.' },
    tone: { type: 'enum', values: ['calm'], isOpen: true, description: 'Looks. */' },
    items: { type: 'json', valueType: 'readonly Item[]', description: 'What it lists.' },
  },
  properties: {
    onPick: { valueType: '(item: Readonly<Record<string, Item>>) => void', description: 'Called with the item.' },
  },
  events: {
    'travel-probe-told': {
      description: 'It was told.',
      detail: {
        why: { type: 'enum', values: ['a', 'b'], description: 'Why.' },
        id: { type: 'string', isOptional: true, description: 'Which.' },
      },
    },
  },
  slots: {},
  parts: {},
  cssProperties: {},
  states: {},
};
const text = elementTypes([{ contract, name: 'TravelProbe', module: "'./probe.ts'" }], "'./shell.ts'");

it.each([
  ['a number with its default', '/** What one press adds. Default: `1`. */\n  stepSize: number;'],
  ['an attribute', "/** What one press adds. Default: `1`. */\n  'step-size'?: number | string | undefined;"],
  ['open values, and the end of a comment', "/** Looks. *\\/ */\n  tone: 'calm' | (string & {}) | undefined;"],
  ['data by its type', '/** What it lists. */\n  items: readonly Item[] | undefined;'],
  ['data in a template', "/** What it lists. */\n  'items'?: string | undefined;"],
  [
    'a property',
    '/** Called with the item. */\n  onPick: ((item: Readonly<Record<string, Item>>) => void) | undefined;',
  ],
  [
    'an event',
    "/** It was told. */\n  'travel-probe-told': OfThePage<'travel-probe-told', { why: 'a' | 'b'; id?: string }>;",
  ],
  [
    'a listener of the component',
    "/** It was told. */\n  onTravelProbeTold?: ((event: TravelProbeEventMap['travel-probe-told']) => void) | undefined;",
  ],
  ['the module of a named type, of no other', "'./shell.ts';\nimport type { Item } from './probe.ts';\n\nexport"],
])('writes %s', (_, part) => {
  expect(text).toContain(part);
});

it('says of every name of every piece what it is', async () => {
  const elements: TypedElement[] = (await findPieces())
    .flatMap((piece) => piece.elements)
    .map(({ contract }) => ({ contract, name: componentName(contract.tag), module: "'./x.ts'" }));
  const lines = elementTypes(elements, "'./shell.ts'").split('\n');
  const names = lines.filter((line) => /^ {2}['\w-]+\??: /.test(line) && !/^ {2}(ref|class)\?/.test(line));
  const explained = lines.filter(
    (line, at) => names.includes(line) && /^ {2}\/\*\* .{5,} \*\/$/.test(lines[at - 1] ?? ''),
  );
  expect(explained).toEqual(lines.filter((line) => names.includes(line)));
  expect(lines.filter((line) => line.includes('unknown'))).toEqual([]);
});
