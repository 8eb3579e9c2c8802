import { attributeName } from '../attributeName.ts';
import type { ElementContract } from '../contract.ts';
import { defaultText, typeText } from './attributeText.ts';

interface Named {
  name: string;
  description: string;
}

interface TypeText {
  text: string;
}

interface ManifestAttribute extends Named {
  fieldName: string;
  type: TypeText;
  default?: string;
}

interface ManifestField extends Named {
  kind: 'field';
  type: TypeText;
  privacy: 'public';
  attribute?: string;
  default?: string;
}

interface ManifestEvent extends Named {
  type: TypeText;
}

interface ManifestCssProperty extends Named {
  default?: string;
}

interface CustomElementDeclaration extends Named {
  kind: 'class';
  customElement: true;
  tagName: string;
  summary: string;
  superclass: { name: 'HTMLElement' };
  attributes: ManifestAttribute[];
  members: ManifestField[];
  events: ManifestEvent[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: ManifestCssProperty[];
  cssStates: Named[];
}

export interface CustomElementsManifest {
  schemaVersion: '2.1.0';
  modules: {
    kind: 'javascript-module';
    path: string;
    declarations: CustomElementDeclaration[];
    exports: { kind: 'custom-element-definition'; name: string; declaration: { name: string } }[];
  }[];
}

const named = (record: Record<string, { description: string }>): Named[] =>
  Object.entries(record).map(([name, { description }]) => ({ name, description }));

/** `travel-header` is the class `TravelHeader`. */
const className = (tag: string): string => `-${tag}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function toDeclaration(contract: ElementContract): CustomElementDeclaration {
  const { tag, summary } = contract;
  const attributes = Object.entries(contract.attributes).map(([property, attribute]) => {
    const fallback = defaultText(attribute);
    return {
      property,
      name: attributeName(property),
      description: attribute.description,
      type: { text: typeText(attribute) },
      ...(fallback === undefined ? {} : { default: fallback }),
    };
  });
  return {
    kind: 'class',
    customElement: true,
    name: className(tag),
    tagName: tag,
    summary,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(({ property, ...attribute }) => ({ ...attribute, fieldName: property })),
    members: [
      ...attributes.map(({ property, name, ...attribute }): ManifestField => {
        return { ...attribute, kind: 'field', name: property, attribute: name, privacy: 'public' };
      }),
      ...named(contract.properties ?? {}).map((property): ManifestField => {
        return { ...property, kind: 'field', type: { text: 'unknown' }, privacy: 'public' };
      }),
    ],
    events: Object.entries(contract.events).map(([name, { description, detail }]) => {
      const fields = Object.keys(detail).map((field) => `${field}: unknown`);
      return { name, description, type: { text: `CustomEvent<{ ${fields.join('; ')} }>` } };
    }),
    slots: named(contract.slots),
    cssParts: named(contract.parts),
    cssProperties: Object.entries(contract.cssProperties).map(([name, { description, default: fallback }]) => {
      return { name, description, ...(fallback === undefined ? {} : { default: fallback }) };
    }),
    cssStates: named(contract.states),
  };
}

/**
 * `custom-elements.json` (schema 2.1.0) of these contracts. Written from the contracts because the usual analyzers read
 * class bodies, and ours are created at run time.
 */
export function toCustomElementsManifest(contracts: readonly ElementContract[]): CustomElementsManifest {
  return {
    schemaVersion: '2.1.0',
    modules: contracts.map((contract) => {
      const declaration = toDeclaration(contract);
      return {
        kind: 'javascript-module',
        path: `packages/${contract.tag.slice('travel-'.length)}/src/element.ts`,
        declarations: [declaration],
        exports: [{ kind: 'custom-element-definition', name: contract.tag, declaration: { name: declaration.name } }],
      };
    }),
  };
}
