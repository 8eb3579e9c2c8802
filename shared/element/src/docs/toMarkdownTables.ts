import { attributeName } from '../attributeName.ts';
import type { ElementContract } from '../contract.ts';
import { defaultText, typeText } from './attributeText.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return `### ${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

const described = (record: Record<string, { description: string }>): string[][] =>
  Object.entries(record).map(([name, { description }]) => [code(name), description]);

/** A contract as the tables of a piece's README: attributes, properties, events, slots and styling hooks. */
export function toMarkdownTables(contract: ElementContract): string {
  const attributes = Object.entries(contract.attributes).map(([property, attribute]) => {
    const fallback = defaultText(attribute);
    return [
      code(attributeName(property)),
      code(property),
      code(typeText(attribute)) + (attribute.type === 'url' ? ', an address' : ''),
      fallback === undefined ? '' : code(fallback),
      attribute.description + (attribute.isClientOnly ? ' Takes effect with script only.' : ''),
    ];
  });
  const events = Object.entries(contract.events).map(([name, { description, detail, cancelable }]) => {
    const fields = Object.entries(detail).map(([field, holds]) => `${code(field)}: ${holds}`);
    return [code(name), cancelable ? 'yes' : 'no', fields.join('<br>'), description];
  });
  const cssProperties = Object.entries(contract.cssProperties).map(([name, { description, default: fallback }]) => {
    return [code(name), fallback === undefined ? '' : code(fallback), description];
  });
  return [
    table('Attributes', ['Attribute', 'Property', 'Type', 'Default', 'What it does'], attributes),
    table('Properties', ['Property', 'What it does'], described(contract.properties ?? {})),
    table('Events', ['Event', 'Cancelable', '`detail`', 'When'], events),
    table('Slots', ['Slot', 'What goes there'], described(contract.slots)),
    table('Custom properties', ['Name', 'Default', 'What it sets'], cssProperties),
    table('Parts', ['`::part()`', 'What it is'], described(contract.parts)),
    table('States', ['`:state()`', 'When it is on'], described(contract.states)),
  ]
    .filter(Boolean)
    .join('\n');
}
