import { describe, expect, it } from 'vitest';
import { Contract } from './contract/Contract.ts';
import { optionOf, ROLES, variableOf } from './Role.ts';
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
    [['http://a', '--colour'], '--colour'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
    expect(() => readOptions(args, {})).toThrow(message);
  });

  it('has every account in its help', () => {
    for (const role of ROLES) {
      expect(HELP).toContain(optionOf(role));
      expect(HELP).toContain(variableOf(role));
    }
  });
});

describe('checkNames', () => {
  const contract = Contract.load();
  it('takes operations and tags, and nothing else', () => {
    checkNames(contract, { only: ['getAuthState', 'authentication'], skip: [] });
    expect(() => checkNames(contract, { only: [], skip: ['getNothing'] })).toThrow('"getNothing" is neither');
  });
});

describe('checkAccounts', () => {
  it('names what is missing', () => {
    expect(() => checkAccounts(['admin', 'otherAdmin'], { accounts: {} })).toThrow(/--admin .*\n.*--other-admin /);
  });
});
