import type { AttributeContract, ElementContract } from '@travel-shell/element/contract';
import { attributeName, resolveValues, shorten } from '@travel-shell/element/server';
import { isKnownBrand, knownBrands } from '@travel-shell/tokens/builtBrand';
import { FragmentError } from './FragmentError.ts';

/** The loader's attribute of every element. */
const LOAD: AttributeContract = {
  type: 'enum',
  values: ['visible', 'intent', 'idle', 'eager'],
  description: 'When the piece is loaded.',
};

/**
 * Checks a caller's attributes against the contract and throws a FragmentError that names every wrong one.
 * @returns those that change the fragment
 */
export function checkAttributes(
  contract: ElementContract,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const whole = { ...contract, attributes: { ...contract.attributes, load: LOAD } };
  const byName = new Map(Object.entries(whole.attributes).map(([property, rule]) => [attributeName(property), rule]));
  const names = Object.keys(attributes);
  const problems = names.flatMap((name) => {
    const rule = byName.get(name);
    const given = `<${contract.tag}> ${shorten(name)}="${shorten(attributes[name])}"`;
    if (!rule) {
      return `${given}: expected one of the attributes ${[...byName.keys()].join(', ')}. Write global ones, such as class, into the markup yourself.`;
    }
    // Browsers take any text for true, even "false", and each would be one more entry of a cache.
    const text = attributes[name] ?? '';
    // The loader gives an empty one what the page has configured under its name.
    const isTrue = ['', 'true', name].includes(text) || text.startsWith('{');
    if (rule.type === 'boolean' && !isTrue) return `${given}: expected "", "true" or no attribute.`;
    // A browser takes any, and shows nothing.
    const isUnknown = rule.type === 'enum' && rule.isFile && !rule.values.includes(attributes[name] ?? '');
    return isUnknown ? `${given}: expected one of ${rule.values.join(', ')}.` : [];
  });
  problems.push(...resolveValues(whole, attributes).problems);
  const { brand } = attributes;
  if (brand !== undefined && !isKnownBrand(brand)) {
    problems.push(`<${contract.tag}> brand="${shorten(brand)}": expected one of ${knownBrands().join(', ')}.`);
  }
  if (problems.length > 0) throw new FragmentError('BAD_ATTRIBUTE', problems);
  return Object.fromEntries(
    names.filter((name) => !byName.get(name)?.isClientOnly).map((name) => [name, attributes[name] as string]),
  );
}
