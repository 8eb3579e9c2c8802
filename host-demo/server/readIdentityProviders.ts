import { PROVIDER_NAMES } from './auth/providers/IdentityProviders.ts';
import type { IdentityProviderOptions, ServerOptions } from './ServerOptions.ts';

const ADDRESSES = ['issuer', 'authorizationEndpoint', 'tokenEndpoint', 'jwksUri'] as const;
const KEYS: readonly string[] = [...ADDRESSES, 'clientId', 'clientSecret', 'emailsAreVerified'];

/** `IDENTITY_PROVIDERS`: JSON with the provider's name as key. Throws on what cannot be meant, without the secrets. */
export function readIdentityProviders(json: string): NonNullable<ServerOptions['identityProviders']> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // The parser's own message would show a part of the text, which holds client secrets.
    throw problem('is no JSON');
  }
  if (!isRecord(value)) throw problem('is no object');
  for (const [name, options] of Object.entries(value)) {
    if (!PROVIDER_NAMES.some((known) => known === name)) throw problem(`names "${name}"`);
    if (!isRecord(options)) throw problem(`has no object for ${name}`);
    for (const key of ADDRESSES) {
      if (!isHttpAddress(options[key])) throw problem(`has no http(s) address for ${name}.${key}`);
    }
    if (typeof options.clientId !== 'string' || !options.clientId) throw problem(`has no ${name}.clientId`);
    const unknown = Object.keys(options).find((key) => !KEYS.includes(key));
    if (unknown) throw problem(`has ${name}.${unknown}, which means nothing`);
  }
  return value as Partial<Record<'google' | 'apple' | 'naver', IdentityProviderOptions>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHttpAddress = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const problem = (what: string) =>
  new Error(
    `IDENTITY_PROVIDERS ${what}. Give e.g. {"google":{"issuer":"https://accounts.google.com","clientId":"…",` +
      '"clientSecret":"…","authorizationEndpoint":"https://…","tokenEndpoint":"https://…","jwksUri":"https://…"}}; ' +
      `known are ${PROVIDER_NAMES.join(', ')}.`,
  );
