import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_KEY } from '../secrets/Keyring.ts';
import { readProductionEnvironment } from './readProductionEnvironment.ts';

const GOOD = {
  PUBLIC_ORIGIN: 'https://shop.example',
  DATABASE_URL: 'postgres://user:hush@db.example/travel',
  SMTP_URL: 'smtps://user:hush@mail.example',
  MAIL_FROM: 'Shop <no-reply@shop.example>',
  STAFF_MAIL: 'business@shop.example',
  IDENTITY_PROVIDERS: 'none',
  TRUST_PROXY: '1',
  SECRET_KEYS: `2026-11:${Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64')}`,
};
const messageOf = (env: Record<string, string | undefined>): string => {
  try {
    readProductionEnvironment(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

const providers = (name: string, insecure: Record<string, string>, issuer = 'https://id.example') =>
  JSON.stringify({
    [name]: {
      issuer,
      clientId: 'shop',
      clientSecret: 'hush',
      authorizationEndpoint: 'https://id.example/authorize',
      tokenEndpoint: 'https://id.example/token',
      jwksUri: 'https://id.example/keys',
      ...insecure,
    },
  });

describe('readProductionEnvironment', () => {
  it('takes what is complete', () => {
    const { options } = readProductionEnvironment(GOOD);
    expect(options).toMatchObject({
      publicOrigin: 'https://shop.example',
      databaseUrl: GOOD.DATABASE_URL,
      identityProviders: {},
      trustProxy: true,
      mail: { url: GOOD.SMTP_URL, from: GOOD.MAIL_FROM },
      staffMail: { sales: GOOD.STAFF_MAIL, support: GOOD.STAFF_MAIL, accountManagers: GOOD.STAFF_MAIL },
    });
    expect(messageOf({ ...GOOD, IDENTITY_PROVIDERS: providers('google', {}) })).toBe('');
    expect(messageOf({ ...GOOD, TRUST_PROXY: '0', MAIL_FROM: 'no-reply@shop.example' })).toBe('');
  });

  it('names all that is missing and all that is wrong at once', () => {
    const message = messageOf({ PORT: 'http', EMBED_ORIGINS: '*' });
    for (const name of [...Object.keys(GOOD), 'PORT', 'EMBED_ORIGINS']) expect(message).toContain(`- ${name}`);
    expect(message).toMatch(/^The configuration has 10 problems:\n/);
  });

  it.each(Object.keys(GOOD))('does not do without %s', (name) => {
    expect(messageOf({ ...GOOD, [name]: '' })).toMatch(new RegExp(`^${name} is missing: `));
  });

  it.each([
    ['PUBLIC_ORIGIN', 'http://shop.example', 'is not https'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path', 'which is not an origin'],
    ['EMBED_ORIGINS', 'https://a.example,http://b.example', '"http://b.example", which is not https'],
    ['DATABASE_URL', 'mysql://user:hush@db.example/travel', 'no address of a PostgreSQL server'],
    ['DATABASE_URL', 'hush', 'no address of a PostgreSQL server'],
    ['SMTP_URL', 'https://user:hush@mail.example', 'no address of a mail server'],
    ['SMTP_URL', 'smtp:hush', 'no address of a mail server'],
    ['MAIL_FROM', 'Shop', 'is no sender'],
    ['MAIL_FROM', 'Shop <a@shop.example>\nBcc: b@evil.example', 'is no sender'],
    ['STAFF_MAIL', 'a@shop.example, b@shop.example', 'is not one address'],
    ['IDENTITY_PROVIDERS', 'hush', 'is no JSON'],
    ['IDENTITY_PROVIDERS', providers('google', {}, 'HTTP://id.example'), 'google.issuer that is not https'],
    [
      'IDENTITY_PROVIDERS',
      providers('apple', { tokenEndpoint: 'http://id.example/token' }),
      'apple.tokenEndpoint that',
    ],
    [
      'IDENTITY_PROVIDERS',
      providers('naver', { jwksUri: 'http://id.example/keys' }),
      'naver.jwksUri that is not https',
    ],
    ['COMPANY_PROVIDERS', providers('globex.example', { authorizationEndpoint: 'http://id.example' }), 'not https'],
    ['TRUST_PROXY', 'yes', 'is neither 0 nor 1'],
    ['SECRET_KEYS', 'hush', 'has a part that is not a name'],
    ['SECRET_KEYS', 'mine:c2hvcnQ=', 'has 5 bytes'],
    ['SECRET_KEYS', `mine:${DEVELOPMENT_KEY.key.toString('base64')}`, 'has the key of development'],
  ])('refuses %s=%s, and tells no secret', (name, value, problem) => {
    const message = messageOf({ ...GOOD, [name]: value });
    expect(message).toMatch(new RegExp(`^${name}`));
    expect(message).toContain(problem);
    expect(message).not.toContain('hush');
  });
});
