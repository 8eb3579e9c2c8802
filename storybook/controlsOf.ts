import { attributeName } from '@travel-shell/element/attributeName';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { CONTROLS, labelOf } from '../scripts/embed/controls.ts';
import { contractOf } from './contracts.ts';
import { INITIAL_LOOKS } from './toolbar.ts';

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
      return [
        written,
        { name: labelOf(written), description, control: { type: CONTROLS[attribute.type] }, table, ...options },
      ];
    });
  return { ...Object.fromEntries(controls), ...argTypes } as typeof argTypes;
};
