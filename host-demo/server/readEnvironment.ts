import { join, resolve } from 'node:path';
import { CONFIG_DEFAULTS, type ConsentConfig } from '@travel-shell/core';
import { checkLateConfig } from '@travel-shell/core/lateConfig';
import { readPoolSettings } from './database/readPoolSettings.ts';
import { readCompanyProviders, readIdentityProviders } from './readIdentityProviders.ts';
import { REPOSITORY_ROOT, type ServerOptions } from './ServerOptions.ts';

interface Environment {
  port: number;
  host: string;
  /** Where the stand-in providers listen, and where browsers find them. */
  standIns: { port: number; origin?: string };
  options: ServerOptions;
}

/** Reads the environment variables. Throws on an invalid value. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  return {
    port: readPort('PORT', env.PORT || '4173'),
    host: env.HOST || '127.0.0.1',
    standIns: {
      port: readPort('STAND_IN_PORT', env.STAND_IN_PORT || '0'),
      ...(env.STAND_IN_ORIGIN && { origin: readOrigin('STAND_IN_ORIGIN', env.STAND_IN_ORIGIN) }),
    },
    options: {
      ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
      pool: readPoolSettings(env),
      dataDir: resolve(REPOSITORY_ROOT, env.DATA_DIR || '.data'),
      embedOrigins: (env.EMBED_ORIGINS ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean)
        .map((origin) => readOrigin('EMBED_ORIGINS', origin)),
      ...(env.PUBLIC_ORIGIN && { publicOrigin: readOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) }),
      ...(env.IDENTITY_PROVIDERS && { identityProviders: readIdentityProviders(env.IDENTITY_PROVIDERS) }),
      ...(env.COMPANY_PROVIDERS && { companyProviders: readCompanyProviders(env.COMPANY_PROVIDERS) }),
      ...(env.CONSENT && { consent: readConsent(env.CONSENT) }),
      ...(env.SIGNED_IN_COOKIE && { signedInCookie: readCookieName(env.SIGNED_IN_COOKIE) }),
      ...(env.SIGNED_IN_COOKIE_DOMAIN && { signedInCookieDomain: readDomain(env.SIGNED_IN_COOKIE_DOMAIN, env) }),
      trustProxy: env.TRUST_PROXY === '1',
      logLevel: env.LOG_LEVEL || 'info',
      ...(env.DIST_DIR && readDist(resolve(REPOSITORY_ROOT, env.DIST_DIR))),
      ...(env.BRAND_FILES && {
        brandFiles: env.BRAND_FILES.split(',').map((file) => resolve(REPOSITORY_ROOT, file.trim())),
      }),
      ...(env.LIVE_RELOAD === '1' && { liveReload: true }),
    },
  };
}

/** Where a build's output is, if not in `dist`. */
const readDist = (folder: string) => ({
  assetsDir: join(folder, 'travel-shell'),
  fragmentsModule: join(folder, 'fragments/index.js'),
});

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`${name}="${value}" is not a port. Give a whole number from 0 to 65535, e.g. ${name}=4173.`);
}

function readOrigin(name: string, value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new Error(
    `${name} has "${value}", which is not an origin. Give scheme, host and port only, e.g. https://shop.example.`,
  );
}

/** By the rules of the pages' configuration. */
function readConsent(value: string): ConsentConfig {
  const config: { consent?: unknown } = { consent: parseJson(value) };
  const [problem] = checkLateConfig(config, []);
  if (problem === undefined) return config.consent as ConsentConfig;
  throw new Error(`CONSENT: ${problem}`);
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

function readDomain(value: string, { PUBLIC_ORIGIN }: Record<string, string | undefined>): string {
  const host = PUBLIC_ORIGIN && new URL(PUBLIC_ORIGIN).hostname;
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);
  if (isName && (!host || host === value || host.endsWith(`.${value}`))) return value;
  throw new Error(
    `SIGNED_IN_COOKIE_DOMAIN="${value}" is not a domain of this server${host ? ` (${host})` : ''}, so browsers would ` +
      'refuse the cookie. Give the domain that pages and server share, without a leading dot, e.g. example.com.',
  );
}
