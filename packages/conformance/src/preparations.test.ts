import { expect, it } from 'vitest';
import { Contract } from './contract/Contract.ts';
import { PREPARATIONS } from './preparations.ts';

const contract = Contract.load();
const ids = contract.operations.map(({ id }) => id);

it.each(Object.entries(PREPARATIONS))(
  '%s is an operation, and so is what it asks for',
  (id, { first = [], values = {} }) => {
    const sources = Object.values(values).flatMap((source) => ('answer' in source ? [source.answer] : []));
    for (const name of [id, ...first, ...sources]) expect(ids).toContain(name);
  },
);

it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
  '%s has a value for each parameter it must have',
  (id, { parameters }) => {
    const given = Object.keys(PREPARATIONS[id]?.values ?? {});
    const missing = parameters.filter(
      ({ name, in: place, required, example }) =>
        required && example === undefined && !given.includes(`${place}.${name}`),
    );
    expect(missing).toEqual([]);
  },
);
