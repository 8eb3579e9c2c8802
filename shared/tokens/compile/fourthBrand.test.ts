import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileBrand } from './index.mjs';

const PETREL = join(import.meta.dirname, '../../../host-demo/scenarios/fourth-brand/petrel');

it('finds nothing wrong with the brand that the demo builds when it starts', async () => {
  const { brand, problems } = await compileBrand(PETREL);
  expect(problems).toEqual([]);
  expect(brand?.id).toBe('petrel');
});
