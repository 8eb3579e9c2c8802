import { attributeName } from '../attributeName.ts';
import type { Described, ElementContract } from '../contract.ts';
import { defaultText, detailText, typeText } from './attributeText.ts';

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

interface ManifestMethod extends Named {
  kind: 'method';
  parameters: { name: string; type: TypeText; optional?: true }[];
  return: { type: TypeText };
  privacy: 'public';
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
  members: (ManifestField | ManifestMethod)[];
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

const named = (record: Record<string, Described>): Named[] =>
  Object.entries(record).map(([name, entry]) => ({ name, description: entry.description }));

/** Parameters and result of `(type: string, value?: number) => Promise<void>`. */
function readSignature(signature: string): Pick<ManifestMethod, 'parameters' | 'return'> {
  const [, list, result] = /^\((.*)\) => (.+)$/.exec(signature) ?? [];
  if (list === undefined || !result) throw new Error(`"${signature}" is no signature, e.g. (name: string) => void.`);
  // A comma within a type is followed by no name with a colon.
  const parameters = list.split(/, (?=\w+\??: )/).filter(Boolean);
  return {
    parameters: parameters.map((parameter) => {
      const [, name = '', isOptional, text = ''] = /^(\w+)(\?)?: (.+)$/.exec(parameter) ?? [];
      return { name, type: { text }, ...(isOptional && { optional: true }) };
    }),
    return: { type: { text: result } },
  };
}

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
      ...Object.entries(contract.properties ?? {}).map(([name, property]): ManifestField => {
        const type = { text: property.valueType ?? 'unknown' };
        return { name, description: property.description, kind: 'field', type, privacy: 'public' };
      }),
      ...Object.entries(contract.methods ?? {}).map(([name, method]): ManifestMethod => {
        return {
          name,
          description: method.description,
          kind: 'method',
          ...readSignature(method.signature),
          privacy: 'public',
        };
      }),
    ],
    events: Object.entries(contract.events).map(([name, event]) => {
      return { name, description: event.description, type: { text: `CustomEvent<${detailText(event.detail)}>` } };
    }),
    slots: named(contract.slots),
    cssParts: named(contract.parts),
    cssProperties: Object.entries(contract.cssProperties).map(([name, property]) => {
      return {
        name,
        description: property.description,
        ...(property.default === undefined ? {} : { default: property.default }),
      };
    }),
    cssStates: named(contract.states),
  };
}

/**
 * `custom-elements.json` (schema 2.1.0) of these contracts. Written from the contracts because the usual analyzers read
 * class bodies, and ours are created at run time.
 * @param pathOf path of the module that defines the element, from the manifest's package
 */
export function toCustomElementsManifest(
  contracts: readonly ElementContract[],
  pathOf: (contract: ElementContract) => string,
): CustomElementsManifest {
  return {
    schemaVersion: '2.1.0',
    modules: contracts.map((contract) => {
      const declaration = toDeclaration(contract);
      return {
        kind: 'javascript-module',
        path: pathOf(contract),
        declarations: [declaration],
        exports: [{ kind: 'custom-element-definition', name: contract.tag, declaration: { name: declaration.name } }],
      };
    }),
  };
}
