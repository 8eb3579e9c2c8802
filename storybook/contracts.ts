import type { ElementContract } from '@travel-shell/element';

const modules = import.meta.glob<ElementContract>(
  ['../packages/*/src/contract.ts', '../packages/*/src/*/contract.ts'],
  {
    eager: true,
    import: 'contract',
  },
);

const byTag = new Map<unknown, ElementContract>(Object.values(modules).map((contract) => [contract.tag, contract]));

/** The contract of a story whose `component` is one of our tags, e.g. `travel-header`. */
export function contractOf(component: unknown): ElementContract | undefined {
  return byTag.get(component);
}
