import type { IdentityProviderOptions } from '../areas/auth/providers/IdentityProviderOptions.ts';
import { PROVIDERS } from '../areas/auth/providers/IdentityProviders.ts';
import type { ServerOptions } from './ServerOptions.ts';

/** Keys that hold an address. */
export const PROVIDER_ADDRESSES = ['issuer', 'authorizationEndpoint', 'tokenEndpoint', 'jwksUri'] as const;
const KEYS: readonly string[] = [...PROVIDER_ADDRESSES, 'clientId', 'clientSecret', 'emailsAreVerified'];

type Problem = (what: string) => Error;

/**
 * `IDENTITY_PROVIDERS`: JSON with the provider's name as key, or `none`. Throws on invalid values, without showing
 * secrets.
 */
export function readIdentityProviders(json: string): NonNullable<ServerOptions['identityProviders']> {
  if (json === 'none') return {};
  const problem = problemOf('IDENTITY_PROVIDERS', 'google', `known are ${PROVIDERS.join(', ')}`);
  return readProviders(json, (name) => PROVIDERS.some((known) => known === name), problem);
}

/** `COMPANY_PROVIDERS`: the same with the domain of the company's addresses as key. */
export function readCompanyProviders(json: string): NonNullable<ServerOptions['companyProviders']> {
  const problem = problemOf('COMPANY_PROVIDERS', 'globex.example', 'names are domains, as behind the @ of an address');
  return readProviders(json, (name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name), problem);
}

function readProviders(
  json: string,
  isKnown: (name: string) => boolean,
  problem: Problem,
): Record<string, IdentityProviderOptions> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // The parser's message would quote the text, which has client secrets.
    throw problem('is no JSON');
  }
  if (!isRecord(value)) throw problem('is no object');
  for (const [name, options] of Object.entries(value)) {
    if (!isKnown(name)) throw problem(`names "${name}"`);
    if (!isRecord(options)) throw problem(`has no object for ${name}`);
    for (const key of PROVIDER_ADDRESSES) {
      if (!isHttpAddress(options[key])) throw problem(`has no http(s) address for ${name}.${key}`);
    }
    if (typeof options.clientId !== 'string' || !options.clientId) throw problem(`has no ${name}.clientId`);
    const unknown = Object.keys(options).find((key) => !KEYS.includes(key));
    if (unknown) throw problem(`has ${name}.${unknown}, which means nothing`);
  }
  return value as Record<string, IdentityProviderOptions>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHttpAddress = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const problemOf =
  (variable: string, example: string, names: string): Problem =>
  (what) =>
    new Error(
      `${variable} ${what}. Give e.g. {"${example}":{"issuer":"https://id.example","clientId":"…",` +
        `"clientSecret":"…","authorizationEndpoint":"https://…","tokenEndpoint":"https://…","jwksUri":"https://…"}}; ${names}.`,
    );
