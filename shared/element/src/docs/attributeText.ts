import { defaultOf } from '../attributeValue.ts';
import type { AttributeContract } from '../contract.ts';

/** The TypeScript type of an attribute's property, as the docs write it. */
export function typeText(attribute: AttributeContract): string {
  if (attribute.type === 'enum') {
    const values = attribute.values.map((value) => `'${value}'`).join(' | ');
    return attribute.isOpen ? `${values} | string` : values;
  }
  if (attribute.type === 'url') return 'string';
  return attribute.type === 'json' ? 'unknown' : attribute.type;
}

/** The default as source text; undefined when there is none. */
export function defaultText(attribute: AttributeContract): string | undefined {
  const value = defaultOf(attribute);
  if (value === undefined) return undefined;
  return typeof value === 'string' ? `'${value}'` : String(value);
}
