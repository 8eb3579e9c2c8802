import { defaultOf } from '../attributeValue.ts';
import type { AttributeContract, FieldContract } from '../contract.ts';

/** The TypeScript type of an attribute's property, as the docs write it. */
export function typeText(attribute: AttributeContract): string {
  if (attribute.type === 'enum') {
    const values = attribute.values.map((value) => `'${value}'`).join(' | ');
    return attribute.isOpen ? `${values} | string` : values;
  }
  if (attribute.type === 'url') return 'string';
  return attribute.type === 'json' ? (attribute.valueType ?? 'unknown') : attribute.type;
}

const fieldType = (field: FieldContract): string =>
  field.type === 'enum' ? field.values.map((value) => `'${value}'`).join(' | ') : field.type;

/** The TypeScript type of an event's detail. */
export function detailText(detail: Readonly<Record<string, FieldContract>>): string {
  const fields = Object.entries(detail).map(
    ([name, field]) => `${name}${field.isOptional ? '?' : ''}: ${fieldType(field)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

/** The fields of an event's detail, for a table: each with its type. */
export const fieldTexts = (detail: Readonly<Record<string, FieldContract>>): string[] =>
  Object.entries(detail).map(
    ([name, field]) =>
      `\`${name}\` (\`${fieldType(field)}\`${field.isOptional ? ', optional' : ''}): ${field.description}`,
  );

/** The default as source text; undefined when there is none. */
export function defaultText(attribute: AttributeContract): string | undefined {
  const value = defaultOf(attribute);
  if (value === undefined) return undefined;
  return typeof value === 'string' ? `'${value}'` : String(value);
}
