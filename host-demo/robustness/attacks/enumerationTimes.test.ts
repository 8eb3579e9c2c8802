/** Existence and status of an account do not show in how long an answer takes. */

import { describe, expect, it } from 'vitest';
import { submitWith } from '../../back-end/areas/auth/testing/submit.ts';
import { KINDS, NAMES, useAccounts } from '../../security/enumerationAccounts.ts';
import { tellApart, timeInTurns } from './timing.ts';

/** Above chance only by chance: of 10,000 pairs of 40 samples each from one distribution, one is as far off as this. */
const CHANCE = 0.25;
const ROUNDS = 40;

describe('the existence of an account, in times', () => {
  const context = useAccounts();

  it.each(KINDS)(
    'is not visible in the timing of %s',
    async (_what, path, fields) => {
      const visitor = context.visit();
      const token = await visitor.formToken();
      const ask = (username: string) => () => submitWith(visitor, path, { username, ...fields }, token);
      const asked = { unknown: ask(NAMES.unknown), known: ask(NAMES.known), locked: ask(NAMES.locked) };
      // The first of each warms caches.
      await timeInTurns(3, asked);
      const times = await timeInTurns(ROUNDS, asked);
      for (const kind of ['known', 'locked'] as const) {
        const told = tellApart(times.unknown, times[kind]);
        expect(Math.abs(told - 0.5), `${kind}: ${told}`).toBeLessThan(CHANCE);
      }
    },
    60_000,
  );

  it('would show in this measure: it detects a skipped password check', async () => {
    const visitor = context.visit();
    const token = await visitor.formToken();
    const login = (fields: Record<string, string>) => () => submitWith(visitor, '/k/run/auth/login', fields, token);
    const times = await timeInTurns(ROUNDS, {
      looked: login({ username: NAMES.known, passwd: 'not the password' }),
      refused: login({ username: NAMES.known }),
    });
    expect(tellApart(times.looked, times.refused)).toBeGreaterThan(0.5 + CHANCE);
  }, 60_000);
});
