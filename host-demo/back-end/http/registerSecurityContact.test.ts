import { readSecurityContact } from 'travel-shell-back-end/http/registerSecurityContact.ts';
import { describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../testing/databases.ts';
import { useTestServer } from '../testing/useTestServer.ts';

describe.each(databaseOfAnswers)('/.well-known/security.txt on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({
    securityContact: readSecurityContact('security@shop.example'),
    publicOrigin: 'https://shop.example',
  }));

  it('names whom to report a hole to, for some weeks', async () => {
    const response = await context.visit().fetch('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const [, expires = ''] = /^Expires: (\S+Z)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(text.replace(expires, '…')).toBe(
      'Contact: mailto:security@shop.example\nExpires: …\nCanonical: https://shop.example/.well-known/security.txt\n',
    );
  });
});

describe('readSecurityContact', () => {
  it('takes an address of mail or of a page', () => {
    expect(readSecurityContact('mailto:a@shop.example')).toBe('mailto:a@shop.example');
    expect(readSecurityContact('https://shop.example/report')).toBe('https://shop.example/report');
  });

  it.each(['nobody', 'http://shop.example', 'a@shop.example\nContact: mailto:b@evil.example'])(
    'refuses %j',
    (value) => {
      expect(() => readSecurityContact(value)).toThrow(/^SECURITY_CONTACT=/);
    },
  );
});
