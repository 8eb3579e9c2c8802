import { describe, expect, it } from 'vitest';
import { CONFIG_DEFAULTS, type ShellConfig } from './index.ts';
import { CONFIG_KEYS, checkLateConfig } from './lateConfig.ts';

const check = (config: object) => checkLateConfig(config as Partial<ShellConfig>);

describe('checkLateConfig', () => {
  it('keeps valid keys, and skips those the loader has checked', () => {
    const config = {
      brand: 'anything',
      allowedHosts: ['www.example.com', '*.example.org', 'localhost:8080'],
      relayOrigins: ['https://www.example.com', 'http://localhost:8080'],
      botCheckUrl: '/check',
      friendlyUrlVerticals: ['hotels', 'cars'],
      friendlyUrlPlainPath: true,
      logFooterBrandsFailures: false,
      marketingId: { runSyncScript: true, suggestedKmkid: 'mk_1', masterHost: 'www.example.com' },
      adBlockerTargets: ['https://ads.example/banner.js', '/ads/banner.js'],
      feedback: { script: 'https://feedback.example/{formId}.js', formIds: { hotels: 'f1' }, delay: 5 },
      businessGroup: { invitations: true, invitationPermissions: ['USER_INVITE'], hidden: ['events'], limit: 2 },
      tripsTooltip: {},
      ...{ announcementMs: 500, autoCloseMs: 60_000, pictureSize: 16, listLimit: 48 },
      dialogWidths: { small: '320px', medium: '50%', full: '100%' },
      logo: { isUnderLogoEnabled: true, normalFromMedium: ['hotels'] },
      countryPicker: { site: 'de-AT', keepPath: true, stripSegments: 2, narrowShape: 'full' },
      currencyPicker: { currency: 'EUR', search: true, askToSave: false },
      profileDashboardPage: 'overview',
      signedInCookieDomain: 'travel.example.com',
      brands: { petrel: 'https://www.example.com/petrel.json', tern: { id: 'tern' } },
      priceAlerts: true,
      keepsPendingSave: true,
      onboardingMarker: true,
      optOutDialog: false,
      consentCategories: true,
      consent: { cmpId: 10, cmpVersion: 1, publisherCountry: 'DE', gdprApplies: false, version: 2, consentMode: true },
    };
    expect(check(config)).toEqual({ config, problems: [] });
  });

  it('accepts the defaults', () => {
    expect(check(CONFIG_DEFAULTS)).toEqual({ config: CONFIG_DEFAULTS, problems: [] });
  });

  it('leaves the given object as it is, and takes the default of a wrong value', () => {
    const config = Object.freeze({ brand: 'sister', signInUrl: 'javascript:alert(1)', feedback: 'yes' });
    expect(check(config).config).toEqual({ brand: 'sister', signInUrl: CONFIG_DEFAULTS.signInUrl });
  });

  it.each([
    ['allowedHosts', 'www.example.com'],
    ['allowedHosts', ['https://www.example.com']],
    ['allowedHosts', ['*']],
    ['allowedHosts', ['example.com/path']],
    ['allowedHosts', [7]],
    ['relayOrigins', ['www.example.com']],
    ['relayOrigins', ['https://*.example.com/']],
    ['relayOrigins', ['null']],
    ['botCheckUrl', 'javascript:alert(1)'],
    ['botCheckUrl', '//evil.example'],
    ['botCheckUrl', 7],
    ['signInUrl', 'javascript:alert(1)'],
    ['signInUrl', 'https://['],
    ['google', { clientId: 'c', script: 'https://' }],
    ['brandDisplayName', 7],
    ['affiliate', null],
    ['seo', 'text'],
    ['analytics', []],
    ['friendlyUrlVerticals', 'hotels'],
    ['friendlyUrlPlainPath', 'yes'],
    ['logFooterBrandsFailures', 0],
    ['profileDashboardPage', 7],
    ['signedInCookieDomain', '.example.com'],
    ['signedInCookieDomain', 'com'],
    ['signedInCookieDomain', 'https://example.com'],
    ['brands', 'petrel'],
    ['brands', { Petrel: '/petrel.json' }],
    ['brands', { sister: '/sister.json' }],
    ['brands', { petrel: 'javascript:alert(1)' }],
    ['priceAlerts', 'on'],
    ['keepsPendingSave', 'yes'],
    ['onboardingMarker', 'yes'],
    ['optOutDialog', 'no'],
    ['consentCategories', 'yes'],
    ['consent', true],
    ['consent', { cmpId: '10' }],
    ['consent', { cmpId: 4096 }],
    ['consent', { cmpId: 1 }],
    ['consent', { cmpVersion: -1 }],
    ['consent', { publisherCountry: 'de' }],
    ['consent', { gdprApplies: 'DE' }],
    ['consent', { version: 1.5 }],
    ['consent', { consentMode: 'v2' }],
    ['consent', { cmpID: 10 }],
    ['marketingId', { runSyncScript: true }],
    ['marketingId', { runSyncScript: true, suggestedKmkid: 'mk_1', constructor: 'x' }],
    ['adBlockerTargets', ['javascript:alert(1)']],
    ['adBlockerTargets', {}],
    ['feedback', { script: 'https://feedback.example/form.js', formIds: {} }],
    ['feedback', { script: '//feedback.example/{formId}.js', formIds: {} }],
    ['feedback', { script: '/{formId}.js', formIds: { hotels: 1 } }],
    ['feedback', { script: '/{formId}.js', formIds: {}, delay: -1 }],
    ['businessGroup', { hidden: ['stats'] }],
    ['businessGroup', { limit: '3' }],
    ['tripsTooltip', { autoCloseMs: -1 }],
    ['announcementMs', 0],
    ['announcementMs', '3000'],
    ['autoCloseMs', 999],
    ['pictureSize', 96.5],
    ['pictureSize', 1000],
    ['listLimit', 0],
    ['listLimit', 49],
    ['dialogWidths', { small: 400 }],
    ['dialogWidths', { medium: '100px' }],
    ['dialogWidths', { full: '101%' }],
    ['dialogWidths', { full: 'calc(100% - 1px)' }],
    ['dialogWidths', { large: '480px' }],
    ['logo', { normalFromMedium: 'hotels' }],
    ['logo', { underLogo: true }],
    ['countryPicker', true],
    ['countryPicker', { pageUrl: 'javascript:alert(1)' }],
    ['currencyPicker', { narrowShape: 'round' }],
  ])('omits %s=%j and says what was expected', (key, value) => {
    const { config, problems } = check({ [key]: value });
    const [message, ...more] = problems;
    expect(message).toMatch(`${key}=${JSON.stringify(value)} is ignored. Expected `);
    expect(more).toEqual([]);
    expect(config).toEqual(key in CONFIG_DEFAULTS ? { [key]: CONFIG_DEFAULTS[key as keyof ShellConfig] } : {});
  });

  it('names the fields of an object that are unknown or wrong', () => {
    const config = { countryPicker: { site: 'de-AT', keepPth: true, columns: '3' } };
    const [message] = check(config).problems;
    expect(message).toMatch(/^countryPicker=.* is ignored\. Expected .*"keepPath": true.* Wrong: keepPth, columns\.$/);
  });

  it.each(['colour', 'constructor', 'toString'])('lists the known keys for the unknown key %s', (key) => {
    const { config, problems } = check({ [key]: 'x' });
    expect(problems).toEqual([`${key}="x" is ignored. Known keys: ${CONFIG_KEYS.join(', ')}.`]);
    expect(Object.keys(config)).toEqual([]);
  });
});
