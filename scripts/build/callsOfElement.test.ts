import { Contract } from 'travel-shell-conformance';
import { expect, it } from 'vitest';
import { callsOfElement } from './callsOfElement.ts';
import { findPieces } from './pieces.ts';

const { operations } = Contract.load();

it('finds the calls of an element, lazy ones included, and no others of its client', async () => {
  const footer = (await findPieces()).find(({ name }) => name === 'footer');
  const [element] = footer?.elements ?? [];
  if (!footer || !element) throw new Error('no footer');
  const calls = (await callsOfElement(footer, element, operations)).map(({ id }) => id);
  expect(calls).toContain('fetchFormToken');
  expect(calls).toContain('getFooterState');
  // Loaded once it is visible.
  expect(calls).toContain('getFooterBrands');
  // Beside the footer's calls in the client, used by other pieces.
  for (const other of ['getCountryPicker', 'setCurrency', 'getCurrentIdentity', 'getTripsStore']) {
    expect(operations.map(({ id }) => id)).toContain(other);
    expect(calls).not.toContain(other);
  }
});
