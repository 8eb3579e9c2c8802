import { readEnvironment } from 'travel-shell-back-end/configuration/readEnvironment.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../../scripts/guideSnippets.ts';

describe('readEnvironment', () => {
  it('has defaults', () => {
    const { port, host, options } = readEnvironment({});
    expect({ port, host }).toEqual({ port: 4173, host: '127.0.0.1' });
    expect(options).toMatchObject({ embedOrigins: [], trustProxy: false, logLevel: 'info' });
    expect(options.dataDir).toMatch(/\.data$/);
    expect(options).not.toHaveProperty('databaseUrl');
  });

  const google = {
    issuer: 'https://id.example',
    clientId: 'shop',
    clientSecret: 'hush',
    authorizationEndpoint: 'https://id.example/authorize',
    tokenEndpoint: 'https://id.example/token',
    jwksUri: 'https://id.example/keys',
  };

  it('reads the providers of docs/operations.md', () => {
    const [, IDENTITY_PROVIDERS = ''] =
      /^IDENTITY_PROVIDERS='(.*)'$/s.exec(snippetOf('docs/operations.md', "IDENTITY_PROVIDERS='{")) ?? [];
    expect(readEnvironment({ IDENTITY_PROVIDERS }).options.identityProviders).toHaveProperty('google');
  });

  it('reads the consent platform by the rules of the pages’ configuration', () => {
    const CONSENT = '{"cmpId": 10, "publisherCountry": "DE"}';
    expect(readEnvironment({ CONSENT }).options.consent).toEqual({ cmpId: 10, publisherCountry: 'DE' });
    for (const wrong of ['10', '{"cmpId": 1}', '{"cmpId"', 'null'])
      expect(() => readEnvironment({ CONSENT: wrong })).toThrow(/^CONSENT: consent=.* is ignored\. Expected \{"cmpId"/);
  });

  it('reads the partners among the vendors of the full framework', () => {
    expect(readEnvironment({ TCF_VENDORS: '21, 755' }).options.tcfVendors).toEqual([21, 755]);
    expect(readEnvironment({}).options).not.toHaveProperty('tcfVendors');
    for (const TCF_VENDORS of ['Google', '21,', '0', '1.5'])
      expect(() => readEnvironment({ TCF_VENDORS })).toThrow(`TCF_VENDORS="${TCF_VENDORS}" are not ids`);
  });

  it('reads whose pages it writes', () => {
    const site = { name: 'Acme Travel', brand: 'acme', icon: '/acme.svg', styles: '/acme.css' };
    expect(readEnvironment({ SITE: JSON.stringify(site) }).options.site).toEqual(site);
    const [, guide] = /SITE='(.+)'/.exec(snippetOf('docs/operations.md', 'SITE=')) ?? [];
    expect(readEnvironment({ SITE: guide }).options.site).toMatchObject({ name: 'Acme Travel', brand: 'acme' });
    expect(readEnvironment({}).options).not.toHaveProperty('site');
    for (const SITE of [
      'Acme',
      '{}',
      'null',
      '{"name":""}',
      '{"title":"Acme"}',
      '{"icon":"https://x.example/i.svg"}',
      '{"styles":"//x.example/s.css"}',
    ])
      expect(() => readEnvironment({ SITE })).toThrow(`SITE=${SITE} does not say whose pages these are`);
  });

  it('BIZ-112 reads what companies may upload as their logo', () => {
    expect(readEnvironment({ COMPANY_LOGO_TYPES: 'png, webp' }).options.companyLogoTypes).toEqual(['png', 'webp']);
    expect(readEnvironment({}).options).not.toHaveProperty('companyLogoTypes');
    for (const COMPANY_LOGO_TYPES of ['svg', 'png,', 'image/png', 'toString'])
      expect(() => readEnvironment({ COMPANY_LOGO_TYPES })).toThrow(
        `COMPANY_LOGO_TYPES="${COMPANY_LOGO_TYPES}" are not kinds`,
      );
  });

  it('reads how many days a session may last', () => {
    expect(readEnvironment({ SESSION_MAX_DAYS: '30' }).options.sessionLifetimes?.absoluteSeconds).toBe(30 * 86_400);
    expect(readEnvironment({}).options).not.toHaveProperty('sessionLifetimes');
    for (const SESSION_MAX_DAYS of ['0', '1.5', 'x', '3651', '-1'])
      expect(() => readEnvironment({ SESSION_MAX_DAYS })).toThrow(`SESSION_MAX_DAYS="${SESSION_MAX_DAYS}" is not`);
  });

  it('takes ids of requests only from a proxy that is said to number them', () => {
    expect(readEnvironment({ TRUST_PROXY: '1' }).options).not.toHaveProperty('proxyNumbersRequests');
    expect(readEnvironment({ PROXY_REQUEST_ID: '0' }).options.proxyNumbersRequests).toBe(false);
    expect(() => readEnvironment({ PROXY_REQUEST_ID: '1' })).toThrow('PROXY_REQUEST_ID="1" needs TRUST_PROXY=1');
    expect(() => readEnvironment({ TRUST_PROXY: '1', PROXY_REQUEST_ID: 'yes' })).toThrow('is neither 0 nor 1');
  });

  it('reads how long a server goes on answering before it stops', () => {
    expect(readEnvironment({}).drainSeconds).toBe(0);
    for (const DRAIN_SECONDS of ['-1', 'long', '301'])
      expect(() => readEnvironment({ DRAIN_SECONDS })).toThrow(`DRAIN_SECONDS="${DRAIN_SECONDS}" is not`);
  });

  it('reads the variables', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DRAIN_SECONDS: '7',
      DATABASE_URL: 'postgres://x/y',
      DATABASE_POOL_MAX: '25',
      DATA_DIR: '/var/data',
      DIST_DIR: '/srv/dist',
      EMBED_ORIGINS: 'https://a.example, http://b.example:81,',
      PUBLIC_ORIGIN: 'https://travel.example',
      IDENTITY_PROVIDERS: JSON.stringify({ google }),
      COMPANY_PROVIDERS: JSON.stringify({ 'globex.example': google }),
      SIGNED_IN_COOKIE: 'shop-signed-in',
      SIGNED_IN_COOKIE_DOMAIN: 'travel.example',
      TRUST_PROXY: '1',
      PROXY_REQUEST_ID: '1',
      SESSION_IN_FRAMES: '1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a-token-for-prometheus',
    };
    expect(readEnvironment(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      drainSeconds: 7,
      options: {
        databaseUrl: 'postgres://x/y',
        pool: { ...POOL_SETTINGS, max: 25 },
        dataDir: '/var/data',
        assetsDir: '/srv/dist/travel-shell',
        fragmentsModule: '/srv/dist/fragments/index.js',
        embedOrigins: ['https://a.example', 'http://b.example:81'],
        publicOrigin: 'https://travel.example',
        identityProviders: { google },
        companyProviders: { 'globex.example': google },
        signedInCookie: 'shop-signed-in',
        signedInCookieDomain: 'travel.example',
        trustProxy: true,
        proxyNumbersRequests: true,
        sessionInFrames: true,
        logLevel: 'warn',
        metricsToken: 'a-token-for-prometheus',
      },
    });
  });

  const key = (fill: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 7 + fill) % 256));

  it('reads the keys of secrets, the first one first', () => {
    const [one, two] = [key(1), key(2)];
    const SECRET_KEYS = `2026-11:${one.toString('base64')}, old:${two.toString('base64url')}`;
    expect(readEnvironment({ SECRET_KEYS }).options.secretKeys).toEqual([
      { id: '2026-11', key: one },
      { id: 'old', key: two },
    ]);
    expect(readEnvironment({}).options).not.toHaveProperty('secretKeys');
  });

  it.each([
    [key(1).toString('base64'), 'has a part that is not a name'],
    [`a b:${key(1).toString('base64')}`, 'has a part that is not a name'],
    [`a.b:${key(1).toString('base64')}`, 'has a part that is not a name'],
    [`a:${key(1).toString('base64')},`, 'has a part that is not a name'],
    [`a:${key(1).subarray(1).toString('base64')}`, 'has 31 bytes under "a" instead of 32'],
    [`a:${key(1).toString('hex')}`, 'has 48 bytes under "a" instead of 32'],
    [`a:${'A'.repeat(43)}=`, 'has bytes under "a" that are not random'],
    [`a:${key(1).toString('base64')},a:${key(2).toString('base64')}`, 'has the key "a" twice'],
    [`a:${key(1).toString('base64')},b:${key(1).toString('base64')}`, 'has the bytes of "b" twice'],
  ])('refuses SECRET_KEYS=%s, and tells no key', (SECRET_KEYS, shown) => {
    const read = () => readEnvironment({ SECRET_KEYS });
    expect(read).toThrow(shown);
    expect(read).toThrow('`openssl rand -base64 32`');
    expect(read).not.toThrow(SECRET_KEYS.slice(SECRET_KEYS.lastIndexOf(':') + 1, -2));
  });

  it('names every invalid variable at once', () => {
    expect(() => readEnvironment({ PORT: 'http', CONSENT: '10' })).toThrow(
      /^The configuration has 2 problems:\n- PORT="http".*\n- CONSENT: /,
    );
  });

  it.each([
    [{ PORT: 'http' }, 'PORT="http"'],
    [{ PORT: '70000' }, 'PORT="70000"'],
    [{ EMBED_ORIGINS: 'https://a.example/path' }, '"https://a.example/path"'],
    [{ EMBED_ORIGINS: '*' }, '"*"'],
    [{ PUBLIC_ORIGIN: 'travel.example' }, 'PUBLIC_ORIGIN has "travel.example"'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is not a token'],
    [{ SIGNED_IN_COOKIE: 'signed in' }, 'SIGNED_IN_COOKIE="signed in"'],
    [{ SIGNED_IN_COOKIE: 'travel_session' }, 'SIGNED_IN_COOKIE="travel_session"'],
    [{ SIGNED_IN_COOKIE_DOMAIN: '.travel.example' }, 'SIGNED_IN_COOKIE_DOMAIN=".travel.example"'],
    [
      { PUBLIC_ORIGIN: 'https://travel.example', SIGNED_IN_COOKIE_DOMAIN: 'shop.example' },
      'SIGNED_IN_COOKIE_DOMAIN="shop.example" is not a domain of this server (travel.example)',
    ],
  ])('refuses %o and shows the value', (env, shown) => {
    expect(() => readEnvironment(env)).toThrow(shown);
  });

  it.each([
    ['hush, no JSON', 'is no JSON'],
    ['[]', 'is no object'],
    [JSON.stringify({ facebook: google }), 'names "facebook"'],
    [JSON.stringify({ google: 1 }), 'no object for google'],
    [JSON.stringify({ google: { ...google, jwksUri: 'file:///keys' } }), 'google.jwksUri'],
    [JSON.stringify({ google: { ...google, clientId: '' } }), 'google.clientId'],
    [JSON.stringify({ google: { ...google, client_secret: 'hush' } }), 'google.client_secret'],
    [JSON.stringify({ 'globex.example': google }), 'names "globex.example"'],
  ])('refuses IDENTITY_PROVIDERS %s, and tells no secret', (json, shown) => {
    const read = () => readEnvironment({ IDENTITY_PROVIDERS: json });
    expect(read).toThrow(shown);
    expect(read).not.toThrow('hush');
  });

  it.each(['google', '@globex.example', 'Globex.example', 'globex.example/x'])(
    'rejects COMPANY_PROVIDERS for %s, which is not an e-mail domain',
    (name) => {
      const read = () => readEnvironment({ COMPANY_PROVIDERS: JSON.stringify({ [name]: google }) });
      expect(read).toThrow(`COMPANY_PROVIDERS names "${name}"`);
    },
  );
});
