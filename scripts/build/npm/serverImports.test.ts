/** The entries of npm, in Node. The guest `types` imports what is built of them; here each one is named. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listElements } from '../entries.ts';
import { findPieces } from '../pieces.ts';

const elements = listElements(await findPieces());

it.each(elements.map(({ contract, folder }) => [contract.tag, join(folder, 'element.ts')]))(
  '<%s> can be imported on a server, where it defines nothing',
  async (_tag, file) => {
    await expect(import(file)).resolves.toBeDefined();
    expect(typeof globalThis.customElements).toBe('undefined');
  },
);
