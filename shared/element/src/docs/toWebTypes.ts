import { attributeName } from '../attributeName.ts';
import type { ElementContract } from '../contract.ts';
import { defaultText, typeText } from './attributeText.ts';

const named = (record: Record<string, { description: string }>) =>
  Object.entries(record).map(([name, { description }]) => ({ name, description }));

/** `web-types.json`, by which JetBrains' editors complete and explain our tags. */
export function toWebTypes(contracts: readonly ElementContract[], name: string, version: string): object {
  const elements = contracts.map((contract) => ({
    name: contract.tag,
    description: contract.summary,
    attributes: Object.entries(contract.attributes).map(([property, attribute]) => ({
      name: attributeName(property),
      description: attribute.description,
      default: defaultText(attribute),
      value: attribute.type === 'boolean' ? { kind: 'no-value' } : { type: typeText(attribute) },
    })),
    slots: named(contract.slots),
    js: {
      events: named(contract.events),
      properties: [
        ...Object.entries(contract.attributes).map(([name, attribute]) => ({
          name,
          description: attribute.description,
          type: typeText(attribute),
        })),
        ...Object.entries(contract.properties ?? {}).map(([name, { description, valueType = 'unknown' }]) => ({
          name,
          description,
          type: valueType,
        })),
      ],
    },
    css: { parts: named(contract.parts), properties: named(contract.cssProperties) },
  }));
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements } },
  };
}
