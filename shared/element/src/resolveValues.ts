import { attributeName } from './attributeName.ts';
import { defaultOf, parseAttribute, shorten } from './attributeValue.ts';
import type { AttributeValues, ElementContract } from './contract.ts';

export interface ResolvedValues<C extends ElementContract> {
  /** A value for every attribute of the contract: the default where one is absent or unusable. */
  values: AttributeValues<C>;
  /** One sentence for each attribute that could not be used. */
  problems: string[];
}

/**
 * The values that a view receives for these attributes (by their HTML names). Pure, so that a server renders from
 * exactly the values the browser will hydrate with. Names the contract does not list, `class` for instance, are left
 * out.
 */
export function resolveValues<C extends ElementContract>(
  contract: C,
  attributes: Readonly<Record<string, string>>,
): ResolvedValues<C> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [property, attribute] of Object.entries(contract.attributes)) {
    const name = attributeName(property);
    const text = Object.hasOwn(attributes, name) ? (attributes[name] ?? null) : null;
    const parsed = parseAttribute(attribute, text);
    if ('expected' in parsed) {
      problems.push(`<${contract.tag}> ${name}="${shorten(text)}": expected ${parsed.expected}.`);
    }
    values[property] = 'expected' in parsed ? defaultOf(attribute) : parsed.value;
  }
  return { values: values as AttributeValues<C>, problems };
}
