import { readFile } from 'node:fs/promises';
import { BUSINESS_ROLES, COMPANY_TIERS } from '@travel-shell/contract/values';
import { PUBLIC_LOGINS } from 'travel-shell-back-end/areas/auth/refusePublicAccounts.ts';
import { FEATURES_OF_TIER } from 'travel-shell-back-end/areas/business/tiers.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { DEMO_COMPANIES } from './companies.ts';

const accountOf = (login: string) => DEMO_ACCOUNTS.find((account) => account.login === login);

describe('the demo accounts', () => {
  it('match the list in the README', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    for (const { login } of DEMO_ACCOUNTS) expect(readme).toContain(`\`${login}\``);
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  });

  it('are those that a server for real people refuses', () => {
    expect(PUBLIC_LOGINS).toEqual(DEMO_ACCOUNTS.map(({ login }) => login));
  });

  it('are unique', () => {
    expect(new Set(DEMO_ACCOUNTS.map(({ login }) => login)).size).toBe(DEMO_ACCOUNTS.length);
  });

  it('refer only to existing accounts, and in a company only to its members', () => {
    for (const { business } of DEMO_ACCOUNTS) {
      if (business?.linkedLogin) expect(accountOf(business.linkedLogin)).toBeDefined();
      for (const login of [business?.bookingFor, ...(business?.arrangesFor ?? [])]) {
        if (login) expect(accountOf(login)?.business?.companyName).toBe(business?.companyName);
      }
    }
    for (const { name, guests } of DEMO_COMPANIES) {
      for (const { sponsor } of guests) expect(accountOf(sponsor)?.business?.companyName).toBe(name);
    }
  });
});

describe('the demo companies', () => {
  it('BIZ-001 are there for each tier, with features of that tier', () => {
    expect(new Set(DEMO_COMPANIES.map(({ tier }) => tier))).toEqual(new Set(COMPANY_TIERS));
    for (const { tier, features } of DEMO_COMPANIES) {
      expect(FEATURES_OF_TIER[tier]).toEqual(expect.arrayContaining([...features]));
    }
  });

  it.each(COMPANY_TIERS)('one of the tier %s has a member in each role', (tier) => {
    const roles = DEMO_COMPANIES.filter((company) => company.tier === tier).map(
      ({ name }) =>
        new Set(DEMO_ACCOUNTS.flatMap(({ business }) => (business?.companyName === name ? [business.role] : []))),
    );
    expect(roles).toContainEqual(new Set(BUSINESS_ROLES));
  });
});
