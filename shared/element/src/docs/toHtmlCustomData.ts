import { attributeName } from '../attributeName.ts';
import type { ElementContract } from '../contract.ts';

interface HtmlCustomData {
  version: 1.1;
  tags: {
    name: string;
    description: string;
    attributes: { name: string; description: string; valueSet?: 'v'; values?: { name: string }[] }[];
  }[];
}

/** HTML custom data, by which VS Code completes and explains our tags and attributes. */
export function toHtmlCustomData(contracts: readonly ElementContract[]): HtmlCustomData {
  return {
    version: 1.1,
    tags: contracts.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: Object.entries(attributes).map(([property, attribute]) => ({
        name: attributeName(property),
        description: attribute.description,
        // 'v' is the format's word for an attribute without a value.
        ...(attribute.type === 'boolean' ? { valueSet: 'v' as const } : {}),
        ...(attribute.type === 'enum' ? { values: attribute.values.map((name) => ({ name })) } : {}),
      })),
    })),
  };
}
