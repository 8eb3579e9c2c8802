import { describe, expect, it, vi } from 'vitest';
import { acceptConfig } from './acceptConfig.ts';

describe('acceptConfig', () => {
  it('applies every valid value', () => {
    const report = vi.fn();
    const config = {
      brand: 'sister',
      locale: 'de-AT',
      presentation: 'dark',
      apiBase: 'https://api.example.com',
      formtoken: 'abc',
      signedInCookie: '__Secure-signed-in',
      apiTimeout: 1,
      loadTimeout: 20000,
    };
    expect(acceptConfig(config, report)).toEqual(config);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['brand', 'My Brand', '[a-z]'],
    ['presentation', true, 'default,aos,auto,dark'],
    ['locale', 'deutsch!', 'a-z'],
    ['apiBase', 'https://api.example.com/path', 'https?'],
    ['apiBase', 'javascript:alert(1)', 'https?'],
    ['apiTimeout', 0, '[1-9]'],
    ['apiTimeout', '8000', '[1-9]'],
    ['loadTimeout', -5, '[1-9]'],
    ['formtoken', null, ''],
    ['signedInCookie', 'signed in', '[\\w.-]'],
    ['signedInCookie', false, ''],
  ])('reports %s=%j with what it expects, and omits it', (key, value, expected) => {
    const report = vi.fn();
    expect(acceptConfig({ [key]: value }, report)).toEqual({});
    expect(report).toHaveBeenCalledTimes(1);
    const [message] = report.mock.calls[0] as [string];
    expect(message).toContain(`${key}=${JSON.stringify(value)}`);
    expect(message).toContain(expected);
  });

  it('passes unknown keys through: step 1 checks them', () => {
    const report = vi.fn();
    const config = { botCheckUrl: 7, brand: 'partner' };
    expect(acceptConfig(config, report)).toEqual(config);
    expect(report).not.toHaveBeenCalled();
  });

  it('does not mistake inherited names for keys', () => {
    const report = vi.fn();
    const accepted = acceptConfig(JSON.parse('{"__proto__": {"brand": "sister"}, "constructor": "x"}'), report);
    expect({ ...accepted }).toEqual({ constructor: 'x' });
    expect(report).not.toHaveBeenCalled();
  });
});
