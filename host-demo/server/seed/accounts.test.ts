import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';

describe('the demo accounts', () => {
  it('are listed in the README as they are', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    for (const { login } of DEMO_ACCOUNTS) expect(readme).toContain(`\`${login}\``);
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  });

  it('refer only to one another', () => {
    const logins = DEMO_ACCOUNTS.map(({ login }) => login);
    for (const { business } of DEMO_ACCOUNTS) {
      if (business?.bookingFor) expect(logins).toContain(business.bookingFor);
      if (business?.linkedLogin) expect(logins).toContain(business.linkedLogin);
    }
  });
});
