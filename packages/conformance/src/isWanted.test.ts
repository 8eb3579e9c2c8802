import { describe, expect, it } from 'vitest';
import { Contract } from './contract/Contract.ts';
import { isWanted } from './isWanted.ts';
import { neededRoles } from './neededRoles.ts';
import { PIECE_CALLS } from './pieceCalls.ts';

const contract = Contract.load();
const wanted = (selection: { pieces?: string[]; only?: string[]; skip?: string[] }) =>
  contract.operations
    .filter((operation) => isWanted(operation, { only: [], skip: [], ...selection }))
    .map(({ id }) => id);

describe('isWanted', () => {
  it('selects everything by default, and by name, tag and piece', () => {
    expect(wanted({})).toHaveLength(contract.operations.length);
    expect(wanted({ only: ['logout', 'getTripsStore'] })).toEqual(['logout', 'getTripsStore']);
    expect(wanted({ only: ['trips'] }).length).toBeGreaterThan(2);
    expect(wanted({ pieces: ['footer'] })).toEqual(PIECE_CALLS.footer);
    expect(wanted({ pieces: ['header', 'footer'] }).toSorted()).toEqual(
      [...new Set([...(PIECE_CALLS.header ?? []), ...(PIECE_CALLS.footer ?? [])])].toSorted(),
    );
  });

  it('narrows the calls of a piece by the other names', () => {
    expect(wanted({ pieces: ['header'], only: ['logout', 'getTripsStore'] })).toEqual(['logout']);
    expect(wanted({ pieces: ['header'], skip: ['logout'] })).not.toContain('logout');
  });
});

it.each([
  ['footer', []],
  ['header', ['account']],
  ['account-menu', ['account', 'admin', 'otherAdmin']],
])('the calls of %s need the accounts %j', (piece, roles) => {
  const options = { target: { baseUrl: '', headers: {}, timeoutMs: 0 }, accounts: {}, only: [], skip: [], seed: 1 };
  expect([...neededRoles(contract, { ...options, pieces: [piece] })].toSorted()).toEqual(roles);
});
