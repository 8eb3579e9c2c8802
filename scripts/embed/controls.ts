import type { Brand } from '@travel-shell/core';
import type { AttributeContract } from '@travel-shell/element/contract';

/** A kind of control for each type of attribute, in Storybook's words. */
export const CONTROLS = {
  boolean: 'boolean',
  enum: 'select',
  json: 'object',
  number: 'number',
  string: 'text',
  url: 'text',
} as const satisfies Record<AttributeContract['type'], string>;

/** The attribute `active-vertical` is "Active vertical". */
export function labelOf(attribute: string): string {
  const words = attribute.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The brands that ship, as their pages call them. */
export const BRAND_NAMES: Readonly<Record<Brand, string>> = {
  flagship: 'Vireo',
  sister: 'Solenne',
  partner: 'Meridian',
};
