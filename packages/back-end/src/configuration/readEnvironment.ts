import { join, resolve } from 'node:path';
import { CONFIG_DEFAULTS, type ConsentConfig } from '@travel-shell/core';
import { checkLateConfig } from '@travel-shell/core/lateConfig';
import { isLogoFormat, LOGO_EXTENSIONS, type LogoFormat } from '../areas/company/logoFormats.ts';
import { readDatabaseUrl } from '../database/databaseAddress.ts';
import { POOL_SETTINGS } from '../database/PoolSettings.ts';
import { readPoolSettings } from '../database/readPoolSettings.ts';
import { Problems } from '../errors/Problems.ts';
import { readLimits } from '../http/limits/readLimits.ts';
import { readSecurityContact } from '../http/registerSecurityContact.ts';
import { SESSION_LIFETIMES, type SessionLifetimes } from '../http/sessions/SessionLifetimes.ts';
import type { Site } from '../pages/Site.ts';
import { readSecretKeys } from '../secrets/readSecretKeys.ts';
import { readCompanyProviders, readIdentityProviders } from './readIdentityProviders.ts';
import type { ServerOptions } from './ServerOptions.ts';

export type Variables = Record<string, string | undefined>;

export interface Environment {
  port: number;
  host: string;
  /** How long it goes on answering after SIGTERM, when `/readyz` says that it stops. */
  drainSeconds: number;
  options: ServerOptions;
}

/**
 * Reads the environment variables.
 * @param problems where a caller collects them to add its own
 * @param defaults of a server for real people: a balancer in front has to notice that it stops
 * @throws ConfigurationError that names every invalid value, without `problems`
 */
export function readEnvironment(env: Variables, problems?: Problems, defaults = { drainSeconds: 0 }): Environment {
  const found = problems ?? new Problems();
  const read = <T>(name: string, reader: (value: string) => T): T | undefined => {
    const value = env[name];
    return value ? found.attempt(() => reader(value)) : undefined;
  };
  const readAs = <K extends keyof ServerOptions>(
    name: string,
    option: K,
    reader: (value: string) => ServerOptions[K],
  ): Pick<ServerOptions, K> | undefined => {
    const value = read(name, reader);
    return value === undefined ? undefined : ({ [option]: value } as Pick<ServerOptions, K>);
  };
  const environment: Environment = {
    port: read('PORT', (port) => readPort('PORT', port)) ?? 4173,
    host: env.HOST || '127.0.0.1',
    drainSeconds: read('DRAIN_SECONDS', readDrainSeconds) ?? defaults.drainSeconds,
    options: {
      ...readAs('DATABASE_URL', 'databaseUrl', readDatabaseUrl),
      pool: found.attempt(() => readPoolSettings(env)) ?? POOL_SETTINGS,
      dataDir: resolve(env.DATA_DIR || '.data'),
      embedOrigins: read('EMBED_ORIGINS', readOrigins) ?? [],
      ...readAs('PUBLIC_ORIGIN', 'publicOrigin', (origin) => readOrigin('PUBLIC_ORIGIN', origin)),
      ...readAs('IDENTITY_PROVIDERS', 'identityProviders', readIdentityProviders),
      ...readAs('COMPANY_PROVIDERS', 'companyProviders', readCompanyProviders),
      ...readAs('CONSENT', 'consent', readConsent),
      ...readAs('SITE', 'site', readSite),
      ...readAs('TCF_VENDORS', 'tcfVendors', readVendorIds),
      ...readAs('CONSENT_TEXTS', 'consentTexts', readTexts),
      ...readAs('COMPANY_LOGO_TYPES', 'companyLogoTypes', readLogoTypes),
      ...readAs('SIGNED_IN_COOKIE', 'signedInCookie', readCookieName),
      ...readAs('SIGNED_IN_COOKIE_DOMAIN', 'signedInCookieDomain', (domain) => readDomain(domain, env)),
      ...readAs('LIMITS', 'limits', readLimits),
      ...readAs('SESSION_MAX_DAYS', 'sessionLifetimes', readSessionDays),
      ...readAs('METRICS_TOKEN', 'metricsToken', readToken),
      ...readAs('SECRET_KEYS', 'secretKeys', readSecretKeys),
      ...readAs('SECURITY_CONTACT', 'securityContact', readSecurityContact),
      sessionInFrames: env.SESSION_IN_FRAMES === '1',
      trustProxy: env.TRUST_PROXY === '1',
      ...readAs('PROXY_REQUEST_ID', 'proxyNumbersRequests', (value) => readProxyRequestId(value, env)),
      logLevel: read('LOG_LEVEL', readLogLevel) ?? 'info',
      ...(env.DIST_DIR && readDist(resolve(env.DIST_DIR))),
      ...readAs('BRAND_FILES', 'brandFiles', (files) => files.split(',').map((file) => resolve(file.trim()))),
    },
  };
  if (!problems) found.finish();
  return environment;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(value: string): string {
  if (LOG_LEVELS.includes(value)) return value;
  throw new Error(`LOG_LEVEL="${value}" is not a level of the log. Give one of ${LOG_LEVELS.join(', ')}.`);
}

/** An id that a visitor may choose is none, so somebody has to say that the proxy replaces it. */
function readProxyRequestId(value: string, { TRUST_PROXY }: Variables): boolean {
  if (value === '0' || (value === '1' && TRUST_PROXY === '1')) return value === '1';
  throw new Error(
    `PROXY_REQUEST_ID="${value}" ${value === '1' ? 'needs TRUST_PROXY=1' : 'is neither 0 nor 1'}: 1 behind a proxy that sets ` +
      'X-Request-Id itself, in place of what visitors send.',
  );
}

function readDrainSeconds(value: string): number {
  const seconds = Number(value);
  if (seconds >= 0 && seconds <= 300) return seconds;
  throw new Error(`DRAIN_SECONDS="${value}" is not a number of seconds. Give one from 0 to 300, e.g. 5.`);
}

/** After so many days every session ends, however much it is used. */
function readSessionDays(value: string): SessionLifetimes {
  const days = Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= 3650) {
    return { ...SESSION_LIFETIMES, absoluteSeconds: days * 24 * 3600 };
  }
  throw new Error(`SESSION_MAX_DAYS="${value}" is not a number of days. Give a whole number from 1 to 3650, e.g. 180.`);
}

const readOrigins = (origins: string): string[] =>
  origins
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => readOrigin('EMBED_ORIGINS', origin));

/** The paths of a build's output, if it is not in `dist`. */
const readDist = (folder: string) => ({
  assetsDir: join(folder, 'travel-shell'),
  fragmentsModule: join(folder, 'fragments/index.js'),
});

function readToken(token: string): string {
  if (/^[\w.~+/=-]{16,}$/.test(token)) return token;
  throw new Error('METRICS_TOKEN is not a token of at least 16 letters and digits, e.g. of `openssl rand -hex 24`.');
}

export function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`${name}="${value}" is not a port. Give a whole number from 0 to 65535, e.g. ${name}=4173.`);
}

export function readOrigin(name: string, value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new Error(
    `${name} has "${value}", which is not an origin. Give scheme, host and port only, e.g. https://shop.example.`,
  );
}

/** By the rules of the pages' configuration. */
function readConsent(value: string): ConsentConfig {
  const consent = parseJson(value) as ConsentConfig;
  const [problem] = checkLateConfig({ consent }).problems;
  if (problem === undefined) return consent;
  throw new Error(`CONSENT: ${problem}`);
}

/** Addresses are of the server's own host: its pages load nothing of others. */
function readSite(value: string): Partial<Site> {
  const site = parseJson(value) as Record<string, unknown>;
  const entries = typeof site === 'object' && site !== null ? Object.entries(site) : [];
  const isGood = ([key, text]: [string, unknown]) =>
    typeof text === 'string' &&
    (/^(name|brand)$/.test(key) ? text.trim() !== '' : /^(icon|styles)$/.test(key) && /^\/(?!\/)/.test(text));
  if (entries.length > 0 && entries.every(isGood)) return site as Partial<Site>;
  throw new Error(
    `SITE=${value} does not say whose pages these are. Give some of name, brand, icon and styles, the last two as addresses of ` +
      'this host, e.g. {"name":"Acme Travel","brand":"acme","icon":"/acme.svg","styles":"/acme.css"}.',
  );
}

function readVendorIds(value: string): number[] {
  const ids = value.split(',').map(Number);
  if (ids.every((id) => Number.isInteger(id) && id > 0)) return ids;
  throw new Error(`TCF_VENDORS="${value}" are not ids of the vendor list. Give whole numbers and commas, e.g. 21,755.`);
}

function readLogoTypes(value: string): LogoFormat[] {
  const types = value.split(',').map((each) => each.trim());
  if (types.every(isLogoFormat)) return types;
  throw new Error(
    `COMPANY_LOGO_TYPES="${value}" are not kinds of pictures that a logo may be. Give some of ` +
      `${Object.keys(LOGO_EXTENSIONS).join(', ')}, e.g. jpeg,png.`,
  );
}

function readTexts(value: string): string[] {
  const versions = value.split(',').map((each) => each.trim());
  if (versions.every((each) => /^[a-z0-9][a-z0-9.-]{0,63}$/.test(each))) return versions;
  throw new Error(`CONSENT_TEXTS="${value}" are not versions of texts. Give names and commas, e.g. shop-1,shop-2.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // shown with what was expected
  }
}

/** Not the name of another cookie of this server. */
function readCookieName(value: string): string {
  if (
    /^[\w.-]+$/.test(value) &&
    (value === CONFIG_DEFAULTS.signedInCookie || !/^(travel_|__Host-|consent$|kyk_tcf$|DATA_CONSENT$)/.test(value))
  )
    return value;
  throw new Error(
    `SIGNED_IN_COOKIE="${value}" cannot be the name of the cookie. Give letters, digits, "_", "-" and ".", not ` +
      'beginning with "travel_" or "__Host-" and not the name of a consent cookie, e.g. shop_signed_in.',
  );
}

function readDomain(value: string, { PUBLIC_ORIGIN }: Variables): string {
  const host = PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN) && new URL(PUBLIC_ORIGIN).hostname;
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);
  if (isName && (!host || host === value || host.endsWith(`.${value}`))) return value;
  throw new Error(
    `SIGNED_IN_COOKIE_DOMAIN="${value}" is not a domain of this server${host ? ` (${host})` : ''}, so browsers would ` +
      'refuse the cookie. Give the domain that pages and server share, without a leading dot, e.g. example.com.',
  );
}
