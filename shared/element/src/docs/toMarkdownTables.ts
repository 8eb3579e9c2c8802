import { attributeName } from '../attributeName.ts';
import type { Described, ElementContract } from '../contract.ts';
import { defaultText, fieldTexts, typeText } from './attributeText.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return `### ${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

const described = (record: Record<string, Described>): string[][] =>
  Object.entries(record).map(([name, entry]) => [code(name), entry.description]);

/** A contract as the tables of a piece's README: attributes, properties, events, slots and styling hooks. */
export function toMarkdownTables(contract: ElementContract): string {
  const attributes = Object.entries(contract.attributes).map(([property, attribute]) => {
    const fallback = defaultText(attribute);
    return [
      code(attributeName(property)),
      code(property),
      code(typeText(attribute)) + (attribute.type === 'url' ? ', an address' : ''),
      fallback === undefined ? '' : code(fallback),
      attribute.description +
        (attribute.isClientOnly ? ' Takes effect with script only.' : '') +
        (attribute.isStyleOnly ? ' As an attribute only.' : '') +
        (attribute.isPersonal ? ' Personal: the loader asks for no HTML by it.' : ''),
    ];
  });
  const events = Object.entries(contract.events).map(([name, event]) => {
    return [code(name), event.cancelable ? 'yes' : 'no', fieldTexts(event.detail).join('<br>'), event.description];
  });
  const properties = Object.entries(contract.properties ?? {}).map(([name, property]) => {
    return [code(name), code(property.valueType ?? 'unknown'), property.description];
  });
  const methods = Object.entries(contract.methods ?? {}).map(([name, method]) => {
    return [code(name), code(method.signature), method.description];
  });
  const cssProperties = Object.entries(contract.cssProperties).map(([name, property]) => {
    return [code(name), property.default === undefined ? '' : code(property.default), property.description];
  });
  return [
    table('Attributes', ['Attribute', 'Property', 'Type', 'Default', 'What it does'], attributes),
    table('Properties', ['Property', 'Type', 'What it does'], properties),
    table('Methods', ['Method', 'Type', 'What it does'], methods),
    table('Events', ['Event', 'Cancelable', '`detail`', 'When'], events),
    table('Slots', ['Slot', 'What goes there'], described(contract.slots)),
    table('Custom properties', ['Name', 'Default', 'What it sets'], cssProperties),
    table('Parts', ['`::part()`', 'What it is'], described(contract.parts)),
    table('States', ['`:state()`', 'When it is on'], described(contract.states)),
  ]
    .filter(Boolean)
    .join('\n');
}
