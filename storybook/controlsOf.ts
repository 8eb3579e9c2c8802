import type { AttributeContract } from '@travel-shell/element';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { contractOf } from './contracts.ts';
import { INITIAL_LOOKS } from './toolbar.ts';

const CONTROL: Record<AttributeContract['type'], NonNullable<InputType['control']>> = {
  boolean: { type: 'boolean' },
  enum: { type: 'select' },
  json: { type: 'object' },
  number: { type: 'number' },
  string: { type: 'text' },
  url: { type: 'text' },
};

/** `activeVertical` is the attribute `active-vertical`. */
const attributeName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `activeVertical` is "Active vertical". */
const label = (property: string) => {
  const words = attributeName(property).replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
};

/**
 * The controls of a piece are its attributes, except those the toolbar sets: by name, with what its contract says of each.
 * Lists and objects have an editor; the shape that it takes is in the column of types.
 */
export const controlsOf: ArgTypesEnhancer = ({ component, argTypes }) => {
  const attributes = Object.entries(contractOf(component)?.attributes ?? {});
  const controls = attributes
    .filter(([name]) => !Object.hasOwn(INITIAL_LOOKS, name))
    .map(([name, attribute]): [string, InputType] => {
      const options = attribute.type === 'enum' ? { options: attribute.values } : {};
      const written = attributeName(name);
      const description = `\`${written}\`: ${attribute.description}`;
      const summary = ('valueType' in attribute && attribute.valueType) || attribute.type;
      const initial = 'default' in attribute && attribute.default !== undefined && attribute.default !== '';
      const table = {
        category: 'Attributes',
        type: { summary },
        ...(initial && { defaultValue: { summary: String(attribute.default) } }),
      };
      return [written, { name: label(name), description, control: CONTROL[attribute.type], table, ...options }];
    });
  return { ...Object.fromEntries(controls), ...argTypes } as typeof argTypes;
};
