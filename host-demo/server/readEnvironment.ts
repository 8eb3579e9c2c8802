import { resolve } from 'node:path';
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
      dataDir: resolve(REPOSITORY_ROOT, env.DATA_DIR || '.data'),
      embedOrigins: (env.EMBED_ORIGINS ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean)
        .map((origin) => readOrigin('EMBED_ORIGINS', origin)),
      ...(env.PUBLIC_ORIGIN && { publicOrigin: readOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) }),
      ...(env.IDENTITY_PROVIDERS && { identityProviders: readIdentityProviders(env.IDENTITY_PROVIDERS) }),
      ...(env.COMPANY_PROVIDERS && { companyProviders: readCompanyProviders(env.COMPANY_PROVIDERS) }),
      trustProxy: env.TRUST_PROXY === '1',
      logLevel: env.LOG_LEVEL || 'info',
      ...(env.LIVE_RELOAD === '1' && { liveReload: true }),
    },
  };
}

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
