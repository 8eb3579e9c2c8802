import { Contract } from 'travel-shell-conformance';
import { expect, it } from 'vitest';
import { callsOfElement, callsOfPage } from './callsOfElement.ts';
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

it('finds the calls of scripts that pages name themselves, and what configuration brings to a page', async () => {
  const pieces = await findPieces();
  const callsOf = async (name: string) => {
    const piece = pieces.find((one) => one.name === name);
    const element = piece?.elements.find(({ contract }) => contract.tag === `travel-${name}`);
    if (!piece || !element) throw new Error(`no ${name}`);
    return (await callsOfElement(piece, element, operations)).map(({ id }) => id);
  };
  // By __tcfapi in tcf.js, and by a page in a frame.
  expect(await callsOf('consent')).toContain('getTcfVendorList');
  expect(await callsOf('frame')).toContain('recordUiMetric');
  const ofPage = (await callsOfPage(operations)).map(({ id }) => id);
  expect(ofPage).toEqual(
    expect.arrayContaining(['convertSearchUrl', 'convertSearchUrlPlainPath', 'syncKmkid', 'setKmkid']),
  );
});
