import { describe, expect, it } from 'vitest';
import { checkLateConfig, LATE_KEYS } from './lateConfig.ts';

describe('checkLateConfig', () => {
  it('keeps what fits, and does not look at what the loader has checked', () => {
    const config = {
      brand: 'anything',
      allowedHosts: ['www.example.com', '*.example.org', 'localhost:8080'],
      botCheckUrl: '/check',
    };
    const copy = structuredClone(config);
    expect(checkLateConfig(config, ['brand'])).toEqual([]);
    expect(config).toEqual(copy);
  });

  it.each([
    ['allowedHosts', 'www.example.com'],
    ['allowedHosts', ['https://www.example.com']],
    ['allowedHosts', ['*']],
    ['allowedHosts', ['example.com/path']],
    ['allowedHosts', [7]],
    ['botCheckUrl', 'javascript:alert(1)'],
    ['botCheckUrl', '//evil.example'],
    ['botCheckUrl', 7],
    ['brandDisplayName', 7],
    ['affiliate', null],
    ['seo', 'text'],
    ['analytics', []],
  ])('takes out %s=%j and says what was expected', (key, value) => {
    const config: Record<string, unknown> = { [key]: value };
    const [message, ...more] = checkLateConfig(config, []);
    expect(message).toMatch(`${key}=${JSON.stringify(value)} is ignored. Expected `);
    expect(more).toEqual([]);
    expect(config).toEqual({});
  });

  it.each(['colour', 'constructor', 'toString'])('names the known keys when it meets %s', (key) => {
    const config: Record<string, unknown> = { [key]: 'x' };
    const [message] = checkLateConfig(config, ['brand']);
    expect(message).toBe(`${key}="x" is ignored. Known keys: brand, ${LATE_KEYS.join(', ')}.`);
    expect(Object.keys(config)).toEqual([]);
  });
});
