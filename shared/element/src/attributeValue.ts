import { isHttpAddress } from '@travel-shell/core';
import type { AttributeContract } from './contract.ts';

/** A valid value, or a description of what is expected. */
export type Parsed = { value: unknown } | { expected: string };

/** The value of an absent attribute. */
export function defaultOf(attribute: AttributeContract): unknown {
  if (attribute.type === 'boolean') return false;
  return attribute.type === 'json' ? undefined : attribute.default;
}

/** Rules for a value from an attribute or a property. */
function checked(attribute: AttributeContract, value: unknown): Parsed {
  const { type } = attribute;
  if (type === 'json') {
    const problem = attribute.check?.(value);
    return problem ? { expected: problem } : { value };
  }
  if (type === 'enum') {
    return attribute.isOpen || attribute.values.includes(value as string)
      ? { value }
      : { expected: `one of ${attribute.values.join(', ')}` };
  }
  if (type === 'url') {
    return typeof value === 'string' && isHttpAddress(value)
      ? { value }
      : { expected: 'an http(s) or relative address' };
  }
  // The contract's other types are named after what typeof gives.
  const isGood = typeof value === type && (type !== 'number' || Number.isFinite(value));
  return isGood ? { value } : { expected: `a ${type}` };
}

/** Attribute text to value. A boolean is true when present, as always in HTML: `open="false"` is true. */
export function parseAttribute(attribute: AttributeContract, text: string | null): Parsed {
  if (text === null) return { value: defaultOf(attribute) };
  try {
    switch (attribute.type) {
      case 'boolean':
        return { value: true };
      case 'number':
        return checked(attribute, text.trim() ? Number(text) : Number.NaN);
      case 'json':
        return checked(attribute, JSON.parse(text));
      default:
        return checked(attribute, text);
    }
  } catch (error) {
    return { expected: `JSON (${(error as Error).message})` };
  }
}

/** A property's value, kept by identity. `undefined` and `null` restore the default, as removing the attribute does. */
export function checkProperty(attribute: AttributeContract, value: unknown): Parsed {
  if (value === undefined || value === null) return { value: defaultOf(attribute) };
  try {
    return checked(attribute, value);
  } catch (error) {
    return { expected: `another value (${(error as Error).message})` };
  }
}

/** A value as a message shows it: long ones are cut, objects named by kind. */
export function shorten(value: unknown): string {
  const text = typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
