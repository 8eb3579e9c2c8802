import { describe, expect, it } from 'vitest';
import { POOL_SETTINGS } from './PoolSettings.ts';
import { readPoolSettings } from './readPoolSettings.ts';

describe('readPoolSettings', () => {
  it('has sensible defaults', () => {
    expect(readPoolSettings({ DATABASE_POOL_MAX: '' })).toEqual(POOL_SETTINGS);
  });

  it('reads each variable', () => {
    const env = {
      DATABASE_POOL_MAX: '25',
      DATABASE_CONNECT_TIMEOUT_MS: '2000',
      DATABASE_IDLE_TIMEOUT_MS: '60000',
      DATABASE_STATEMENT_TIMEOUT_MS: '0',
    };
    const expected = { max: 25, connectTimeoutMs: 2000, idleTimeoutMs: 60_000, statementTimeoutMs: 0 };
    expect(readPoolSettings(env)).toEqual(expected);
  });

  it.each(['0', '-1', '1001', 'ten', '1.5'])('refuses DATABASE_POOL_MAX=%s and says what is allowed', (value) => {
    expect(() => readPoolSettings({ DATABASE_POOL_MAX: value })).toThrow(
      `DATABASE_POOL_MAX="${value}" is not a whole number from 1 to 1000. The default is DATABASE_POOL_MAX=10.`,
    );
  });
});
