import { attributeName } from './attributeName.ts';
import type { ElementContract } from './contract.ts';

/** Names that are taken, besides everything an HTMLElement has: props of every view, React's own, and `class`. */
const RESERVED = new Set(['element', 'prepared', 'container', 'key', 'ref', 'class']);

/**
 * Throws for a contract whose names would hide members of every element: `title`, `hidden`, `lang`, `dir` and so on belong
 * to the host. Development only: a shipped contract has passed this check.
 */
export function checkContract({ tag, attributes, properties = {} }: ElementContract): void {
  for (const name of [...Object.keys(attributes), ...Object.keys(properties)]) {
    if (name in HTMLElement.prototype || RESERVED.has(name)) {
      throw new TypeError(
        `The contract of <${tag}> declares "${name}", which every element already has or the kit keeps for itself. Choose another name.`,
      );
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
      throw new TypeError(
        `The contract of <${tag}> declares "${name}"; names are camelCase properties (the attribute "${attributeName(name)}" follows from it).`,
      );
    }
  }
}
