import { attributeName } from '@travel-shell/element/attributeName';
import type { AttributeContract, Described, ElementContract } from '@travel-shell/element/contract';
import { defaultText, detailText, typeText } from '@travel-shell/element/docs';

/** The facts of an element that its types need. */
export interface TypedElement {
  contract: ElementContract;
  /** `TravelHeader`. */
  name: string;
  /** How the module of its contract is imported. */
  module: string;
}

/** A comment that editors show beside a name. */
function comment({ description }: Described, fallback = 'false'): string {
  const isSaid = fallback === 'false' || /\bdefault:/i.test(description);
  const text = description + (isSaid ? '' : ` Default: \`${fallback}\`.`);
  return `/** ${text.replaceAll('*/', '*\\/')} */`;
}

const orNone = (type: string) => `${type.includes('=>') ? `(${type})` : type} | undefined`;

/** Open values are completed by an editor, which `string` alone would prevent. */
const ownType = (attribute: AttributeContract) => typeText(attribute).replace(/ \| string$/, ' | (string & {})');

/** As a property of the element has it. */
function propertyType(attribute: AttributeContract): string {
  const type = ownType(attribute);
  return attribute.type === 'boolean' || ('default' in attribute && attribute.default !== undefined)
    ? type
    : orNone(type);
}

/** As a template has it: text, apart from what every framework passes as a value. */
function attributeType(attribute: AttributeContract): string {
  if (attribute.type === 'json') return 'string';
  return attribute.type === 'number' ? 'number | string' : ownType(attribute);
}

/** `travel-menu-toggle` is `onTravelMenuToggle` of a component. */
const handlerName = (event: string) => `on-${event}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function typesOf({ contract, name }: TypedElement): string {
  const { tag, summary, properties = {}, methods = {} } = contract;
  const attributes = Object.entries(contract.attributes);
  const events = Object.entries(contract.events);
  const lines = (rows: string[][]) => rows.flat().map((row) => `  ${row}`);
  const handlers = (key: (event: string) => string) =>
    lines(
      events.map(([event, described]) => [
        comment(described),
        `${key(event)}?: ((event: ${name}EventMap['${event}']) => void) | undefined;`,
      ]),
    );
  const inputs = Object.entries(properties);
  return [
    `/** What \`<${tag}>\` dispatches. */`,
    `export interface ${name}EventMap {`,
    ...lines(
      events.map(([event, described]) => [
        comment(described),
        `'${event}': OfThePage<'${event}', ${detailText(described.detail)}>;`,
      ]),
    ),
    '}',
    `/** \`<${tag}>\`: ${summary} */`,
    `export interface ${name}Element extends HTMLElement {`,
    ...lines(
      attributes.map(([key, attribute]) => [
        comment(attribute, defaultText(attribute)),
        `${key}: ${propertyType(attribute)};`,
      ]),
    ),
    ...lines(inputs.map(([key, input]) => [comment(input), `${key}: ${orNone(input.valueType ?? 'unknown')};`])),
    ...lines(Object.entries(methods).map(([key, method]) => [comment(method), `${key}: ${method.signature};`])),
    '}',
    `/** The attributes of \`<${tag}>\`, as a template has them. */`,
    `export interface ${name}Attributes {`,
    ...lines(
      attributes.map(([key, attribute]) => [
        comment(attribute, defaultText(attribute)),
        `'${attributeName(key)}'?: ${orNone(attributeType(attribute))};`,
      ]),
    ),
    '}',
    `/** The props of the component \`<${name}>\`. */`,
    `export interface ${name}ComponentProps extends Omit<HTMLAttributes<HTMLElement>, keyof ${name}Attributes> {`,
    ...lines(
      attributes.map(([key, attribute]) => [
        comment(attribute, defaultText(attribute)),
        `${key}?: ${orNone(ownType(attribute))};`,
      ]),
    ),
    ...lines(inputs.map(([key, input]) => [comment(input), `${key}?: ${orNone(input.valueType ?? 'unknown')};`])),
    ...handlers(handlerName),
    `  ref?: Ref<${name}Element> | undefined;`,
    '}',
    `/** The props of \`<${tag}>\` in JSX. */`,
    `export interface ${name}Props extends Omit<HTMLAttributes<HTMLElement>, keyof ${name}Attributes>, ${name}Attributes {`,
    ...handlers((event) => `'on${event}'`),
    '  class?: string | undefined;',
    `  ref?: Ref<${name}Element> | undefined;`,
    '}',
  ].join('\n');
}

/** The types that `valueType` and `signature` of a contract name, and the module of each. */
function valueTypes(elements: readonly TypedElement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { contract, module } of elements) {
    const { attributes, properties = {}, methods = {} } = contract;
    const types = [
      ...[...Object.values(attributes), ...Object.values(properties)].map(
        (input) => 'valueType' in input && input.valueType,
      ),
      ...Object.values(methods).map(({ signature }) => signature),
    ];
    const names = types.flatMap((type) => (type || '').match(/\b(?!(?:Promise|Readonly|Record)\b)[A-Z]\w*/g) ?? []);
    for (const name of names) if (!found.has(name)) found.set(name, module);
  }
  return found;
}

/**
 * The types of every element, as the text of a module: written out, because the comments of the contract are what an editor
 * shows, and mapped types would lose them.
 * @param shell how the module with `ShellEventMap` is imported
 */
export function elementTypes(elements: readonly TypedElement[], shell: string): string {
  const imported = valueTypes(elements);
  const own = elements.map(({ name }) => `${name}EventMap`).join(' & ');
  return [
    `import type { HTMLAttributes, Ref } from 'react';`,
    `import type { ShellEventMap } from ${shell};`,
    ...[...imported].map(([name, module]) => `import type { ${name} } from ${module};`),
    '',
    `export type { ${[...imported.keys()].join(', ')} };`,
    '/** Elements inside dispatch it as well, so a listener gets what is true of the whole page. */',
    'type OfThePage<Name extends string, Detail> = Name extends keyof ShellEventMap ? ShellEventMap[Name] : CustomEvent<Detail>;',
    '',
    ...elements.map(typesOf),
    '/** Every event of the kit. Those of elements bubble and are composed, so the document hears them all. */',
    `export interface TravelShellEventMap extends ShellEventMap, Omit<${own}, keyof ShellEventMap> {}`,
    '',
  ].join('\n');
}

/** The additions of these elements to the types of the page, for every module that a page may import alone. */
export const globalTypes = (elements: readonly TypedElement[]): string[] => [
  'declare global {',
  '  interface HTMLElementTagNameMap {',
  ...elements.map(({ contract, name }) => `    '${contract.tag}': ${name}Element;`),
  '  }',
  '  // HTMLElementEventMap, DocumentEventMap and WindowEventMap have these, too.',
  '  interface GlobalEventHandlersEventMap extends TravelShellEventMap {}',
  '  /** Undefined until loader.js or `startTravelShell()` has run. */',
  '  var travelShell: TravelShell | undefined;',
  '}',
];

/** The names of its types that a page may need. */
export const typeNames = (elements: readonly TypedElement[]): string[] => [
  'TravelShellEventMap',
  ...elements.flatMap(({ name }) =>
    ['EventMap', 'Element', 'Attributes', 'ComponentProps', 'Props'].map((kind) => name + kind),
  ),
  ...valueTypes(elements).keys(),
];
