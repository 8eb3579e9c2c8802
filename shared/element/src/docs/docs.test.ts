import { expect, test } from 'vitest';
import { counterContract } from '../fixtures/counterContract.ts';
import { toCustomElementsManifest, toHtmlCustomData, toMarkdownTables } from './index.ts';

test('custom-elements.json describes the whole contract', () => {
  const manifest = toCustomElementsManifest([counterContract], ({ tag }) => `${tag}.js`);
  expect(manifest.schemaVersion).toBe('2.1.0');
  const [module] = manifest.modules;
  const [declaration] = module?.declarations ?? [];
  expect(declaration).toMatchObject({
    kind: 'class',
    customElement: true,
    name: 'TravelFixtureCounter',
    tagName: 'travel-fixture-counter',
  });
  expect(module?.exports[0]?.declaration.name).toBe(declaration?.name);
  expect(declaration?.attributes.find(({ name }) => name === 'step-size')).toEqual({
    name: 'step-size',
    fieldName: 'stepSize',
    description: 'What one press adds.',
    type: { text: 'number' },
    default: '1',
  });
  expect(declaration?.attributes.find(({ name }) => name === 'tone')).toMatchObject({
    type: { text: "'calm' | 'loud'" },
    default: "'calm'",
  });
  expect(declaration?.attributes.find(({ name }) => name === 'help-url')?.type).toEqual({ text: 'string' });
  expect(
    declaration?.members.map((member) => [member.name, 'attribute' in member ? member.attribute : undefined]),
  ).toEqual([
    ['text', 'text'],
    ['open', 'open'],
    ['stepSize', 'step-size'],
    ['tone', 'tone'],
    ['locale', 'locale'],
    ['helpUrl', 'help-url'],
    ['items', 'items'],
    ['onPick', undefined],
    ['data', undefined],
  ]);
  expect(declaration?.events).toEqual([
    {
      name: 'travel-fixture-count',
      description: 'The count is about to change.',
      type: { text: 'CustomEvent<{ count: number }>' },
    },
  ]);
  expect(declaration?.slots.map(({ name }) => name)).toEqual(['start', 'fallback']);
  expect(declaration?.cssParts.map(({ name }) => name)).toEqual(['button']);
  expect(declaration?.cssStates.map(({ name }) => name)).toEqual(['counted']);
  expect(declaration?.cssProperties).toEqual([
    { name: '--travel-fixture-color', description: 'Colour of the button.', default: 'black' },
  ]);
});

test('custom-elements.json has methods with their parameters and results', () => {
  const methods = {
    call: { description: 'Asks.', signature: '(request: Map<string, number>, name?: string) => Promise<Answer>' },
    close: { description: 'Closes.', signature: '() => void' },
  };
  const manifest = toCustomElementsManifest([{ ...counterContract, methods }], ({ tag }) => `${tag}.js`);
  const members = manifest.modules[0]?.declarations[0]?.members ?? [];
  expect(members.filter(({ kind }) => kind === 'method')).toEqual([
    {
      ...{ kind: 'method', name: 'call', description: 'Asks.', privacy: 'public' },
      parameters: [
        { name: 'request', type: { text: 'Map<string, number>' } },
        { name: 'name', type: { text: 'string' }, optional: true },
      ],
      return: { type: { text: 'Promise<Answer>' } },
    },
    {
      ...{ kind: 'method', name: 'close', description: 'Closes.', privacy: 'public' },
      parameters: [],
      return: { type: { text: 'void' } },
    },
  ]);
});

test('HTML custom data gives an editor tags, attributes and their values', () => {
  const [tag] = toHtmlCustomData([counterContract]).tags;
  expect(tag?.name).toBe('travel-fixture-counter');
  expect(tag?.attributes.find(({ name }) => name === 'tone')?.values).toEqual([{ name: 'calm' }, { name: 'loud' }]);
  expect(tag?.attributes.find(({ name }) => name === 'open')?.valueSet).toBe('v');
});

test('Markdown tables escape special characters and omit empty sections', () => {
  const tables = toMarkdownTables({ ...counterContract, parts: {}, slots: { a: { description: 'x | y\nz' } } });
  expect(tables).toContain("| `tone` | `tone` | `'calm' \\| 'loud'` | `'calm'` | Looks. |");
  expect(tables).toContain("| `help-url` | `helpUrl` | `string`, an address | `'/help'` |");
  expect(tables).toContain(
    '| `travel-fixture-count` | yes | `count` (`number`): The new count. | The count is about to change. |',
  );
  expect(tables).toContain('| `a` | x \\| y z |');
  expect(tables).not.toContain('### Parts');
});
