import { describe, expect, it } from 'vitest';
import { Contract } from './contract/Contract.ts';
import { PIECE_CALLS } from './pieceCalls.ts';
import { optionOf, ROLE_USES, ROLES, variableOf } from './Role.ts';
import { checkAccounts, checkNames, HELP, readOptions, UsageError } from './readOptions.ts';

describe('readOptions', () => {
  it('reads accounts from arguments, else from the environment', () => {
    const options = readOptions(['http://host/', '--other-admin', 'a@b:c:d'], {
      TRAVEL_SHELL_ADMIN: 'e:f',
      TRAVEL_SHELL_OTHER_ADMIN: 'no:no',
    });
    expect(options?.accounts).toEqual({
      otherAdmin: { username: 'a@b', password: 'c:d' },
      admin: { username: 'e', password: 'f' },
    });
    expect(options?.target.baseUrl).toBe('http://host');
  });

  it('reads the names of pieces, with their prefix or without', () => {
    const options = readOptions(['http://a', '--for', 'header, travel-footer', '--for', 'sign-in'], {});
    expect(options?.pieces).toEqual(['header', 'footer', 'sign-in']);
  });

  it('reads the cookies, the expired session from the environment, too', () => {
    expect(readOptions(['http://a'], {})).toMatchObject({
      signedInCookie: 'travel_signed_in',
      expiredSession: undefined,
    });
    const args = ['http://a', '--signed-in-cookie', '', '--expired-session', 'x'];
    expect(readOptions(args, {})).toMatchObject({ signedInCookie: '', expiredSession: 'x' });
    expect(readOptions(['http://a'], { TRAVEL_SHELL_EXPIRED_SESSION: 'y' })).toMatchObject({ expiredSession: 'y' });
  });

  it('is null for --help', () => {
    expect(readOptions(['--help'], {})).toBeNull();
  });

  it.each([
    [[], 'base URL is missing'],
    [['host'], 'not an address'],
    [['ftp://host'], 'not an address'],
    [['http://a', 'http://b'], 'more than one'],
    [['http://a', '--admin', 'nobody'], '--admin wants user:password'],
    [['http://a', '--seed', 'x'], '--seed "x"'],
    [['http://a', '--header', 'x'], '"Name: value"'],
    [['http://a', '--for', 'headr'], '--for "headr" is no piece. The pieces are: account-menu,'],
    [['http://a', '--colour'], '--colour'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
    expect(() => readOptions(args, {})).toThrow(message);
  });

  it('has every account in its help', () => {
    for (const role of ROLES) {
      expect(HELP).toContain(optionOf(role));
      expect(HELP).toContain(ROLE_USES[role]);
      expect(HELP).toContain(variableOf(role));
    }
  });
});

it('has every piece in its help', () => {
  for (const piece of Object.keys(PIECE_CALLS)) expect(HELP).toContain(piece);
});

describe('checkNames', () => {
  const contract = Contract.load();
  it('takes operations and tags, and nothing else', () => {
    checkNames(contract, { only: ['getAuthState', 'authentication'], skip: [] });
    expect(() => checkNames(contract, { only: [], skip: ['getNothing'] })).toThrow('"getNothing" is neither');
  });

  it('refuses names that leave nothing', () => {
    expect(() => checkNames(contract, { pieces: ['footer'], only: ['logout'], skip: [] })).toThrow(
      'No operation is left',
    );
  });
});

describe('checkAccounts', () => {
  it('names what is missing', () => {
    expect(() => checkAccounts(['admin', 'otherAdmin'], { accounts: {} })).toThrow(/--admin .*\n.*--other-admin /);
  });
});
