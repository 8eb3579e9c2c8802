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

/** The controls of a piece are its attributes, except those the toolbar sets. */
export const controlsOf: ArgTypesEnhancer = ({ component, argTypes }) => {
  const attributes = Object.entries(contractOf(component)?.attributes ?? {});
  const controls = attributes
    .filter(([name]) => !Object.hasOwn(INITIAL_LOOKS, name))
    .map(([name, attribute]): [string, InputType] => {
      const options = attribute.type === 'enum' ? { options: attribute.values } : {};
      const { type, description } = attribute;
      const text = attributeName(name);
      return [text, { name: text, description, control: CONTROL[type], table: { category: 'attributes' }, ...options }];
    });
  return { ...Object.fromEntries(controls), ...argTypes } as typeof argTypes;
};
